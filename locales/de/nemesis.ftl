### Nemesis: Namen, und in einer Zeile, was die Dinge tun.

## Characters

character-captain = Captain
character-pilot = Pilotin
character-scientist = Wissenschaftler
character-scout = Aufklärerin
character-soldier = Soldat
character-mechanic = Mechaniker

## Rooms

room-armory = Waffenkammer
room-comms = Übertragungsraum
room-emergency = Erste-Hilfe-Station
room-evacuation-a = Evakuierungsbereich A
room-evacuation-b = Evakuierungsbereich B
room-fire-control = Feuerlöschzentrale
room-generator = Generatorraum
room-laboratory = Labor
room-nest = Nest
room-storage = Lagerraum
room-surgery = Chirurgie
room-airlock = Luftschleusensteuerung
room-cabins = Quartiere
room-canteen = Kantine
room-command = Kommandobrücke
room-engine-control = Triebwerkskontrolle
room-hatch = Lukensteuerung
room-monitoring = Sicherheitszentrale
room-slime = Schleimbedeckter Raum
room-shower = Duschraum
room-cockpit = Cockpit
room-hibernatorium = Kryonatorium
room-engine-1 = Triebwerk #1
room-engine-2 = Triebwerk #2
room-engine-3 = Triebwerk #3

## Action cards

card-demolition = Zerstörung
card-interruption = Unterbrechen
card-rest = Ausruhen
card-search = Suchen
card-basic-repairs = Einfache Reparatur
card-repairs = Reparatur
card-computer-skills = Computerkenntnisse
card-suppressive-fire = Feuerschutz
card-reload = Nachladen
card-order = Befehl
card-motivation = Motivation
card-piloting = Steuern
card-knowledge-of-the-ship = Kenntnis des Schiffs
card-old-friend = Alter Freund
card-risk-assessment = Risikoeinschätzung
card-blocking-access = Zugriff sperren
card-intranet = Intranet
card-scavenging = Gründliches Suchen
card-reconnaissance = Kundschaften
card-adrenaline = Adrenalin
card-covering-fire = Deckungsfeuer
card-taking-aim = Zielen
card-full-auto = Vollautomatik
card-nerves-of-steel = Nerven aus Stahl
card-fast-repairs = Schnelle Reparatur
card-technical-corridors = Wartungskorridore
card-pyrotechnics = Pyrotechnik
card-ingenuity = Einfallsreichtum

## Items and objects

thing-energy-charge-red = Energieladung
thing-energy-charge-yellow = Energieladung
thing-grenade = Granate
thing-smoke-grenade = Rauchgranate
thing-recon-drone = Aufklärungsdrohne
thing-decoy = Köder
thing-self-destruct-key = Selbstzerstörungsschlüssel
thing-evacuation-key = Evakuierungsschlüssel
thing-comms-key = Kommunikationsschlüssel
thing-extended-magazine = Erweitertes Magazin
thing-prototype-pistol = Prototyp: Pistole
thing-prototype-rifle = Prototyp: Gewehr
thing-prototype-shotgun = Prototyp: Schrotflinte
thing-chemicals = Chemikalien
thing-tools = Werkzeug
thing-duct-tape = Panzertape
thing-fire-extinguisher = Feuerlöscher
thing-clothes-yellow = Kleidung
thing-clothes-green = Kleidung
thing-technical-corridors-plans = Pläne der Wartungskorridore
thing-space-suit = Raumanzug
thing-nemesis-plans = Pläne der Nemesis
thing-medkit = Medikit
thing-bandages = Verbände
thing-synthetic-food = Synthetiknahrung
thing-adrenaline-injection = Adrenalinspritze
thing-alcohol = Alkohol
thing-military-drugs = Militärdrogen
thing-antidote = Gegenmittel
thing-taser = Taser
thing-flamethrower = Flammenwerfer
thing-molotov-cocktail = Molotow-Cocktail
thing-six-shooter = Revolver
thing-shotgun = Schrotflinte
thing-pistol = Pistole
thing-rifle = Gewehr
thing-assault-rifle = Sturmgewehr
thing-sawed-off-shotgun = Abgesägte Schrotflinte
thing-quest-log-key = Zugangskarte
thing-quest-intercom = Gegensprechanlage
thing-quest-evacuation-key = Evakuierungsschlüssel
thing-quest-orbital-maneuvering-system = Orbitales Manövriersystem
thing-quest-flashlight = Taschenlampe
thing-quest-plasma-torch = Plasmafackel
thing-quest-autoloader = Selbstlader
thing-quest-armor = Panzerung
thing-quest-motion-scanner = Bewegungsscanner
thing-quest-security-key = Sicherheitsschlüssel
thing-quest-holo-computer = Holocomputer
thing-quest-laboratory-equipment = Laborausrüstung

## Events

event-card-damaging-fire = Zerstörerisches Feuer
event-card-regeneration = Regeneration
event-card-scent-of-prey = Witterung
event-card-flammable-compounds = Entflammbare Stoffe
event-card-bulkheads-open = Schotten öffnen sich
event-card-hunt-2 = Jagd
event-card-hunt-3 = Jagd
event-card-eclosion = Schlüpfen
event-card-coolant-leak = Kühlmittelleck
event-card-nest = Nest
event-card-short-circuit = Kurzschluss
event-card-damage = Schäden
event-card-egg-protection = Schutz der Eier
event-card-consuming-fire = Verzehrendes Feuer
event-card-malfunction = Fehlfunktion
event-card-lurking = Lauern
event-card-evacuation-pod-ejection = Abwurf einer Rettungskapsel
event-card-hatching = Geschlüpft
event-card-life-support-failure = Ausfall der Lebenserhaltung
event-card-noise-in-technical-corridors = Geräusche in den Wartungskorridoren

## Attacks

attack-scratch = Kratzer
attack-claw-attack = Klauenangriff
attack-bite = Biss
attack-tail-attack = Schwanzangriff
attack-transformation = Verwandlung
attack-frenzy = Raserei
attack-slime = Schleim
attack-summoning = Ruf

## Serious wounds

wound-body = Rumpf
wound-arm = Arm
wound-hand = Hand
wound-leg = Bein
wound-bleeding = Blutung

## Weaknesses

weakness-vital-places = Verwundbare Stellen
weakness-way-of-moving = Art der Bewegung
weakness-susceptibility-to-phosphates = Anfälligkeit für Phosphate
weakness-vulnerability-to-energy = Anfälligkeit für Energie
weakness-reaction-to-danger = Reaktion auf Gefahr
weakness-species-on-the-brink = Art am Rande des Aussterbens
weakness-way-of-fighting = Art des Kämpfens
weakness-vulnerability-to-fire = Anfälligkeit für Feuer

## Objectives

objective-salvaging-the-prime-asset = Das wertvollste Gut bergen
objective-quarantine = Quarantäne
objective-the-great-hunt = Die große Jagd
objective-a-proper-burial = Ein anständiges Begräbnis
objective-hoarder = Hamsterer
objective-relentless-investigator = Unermüdlicher Ermittler
objective-the-oldest-friend = Der älteste Freund
objective-best-friends-forever = Beste Freunde für immer
objective-aliens-on-a-spaceship = Aliens auf einem Raumschiff
objective-necroscopy = Nekropsie
objective-ab-ovo = Ab Ovo
objective-extreme-field-biology = Extreme Feldbiologie
objective-my-precious = Mein Schatz
objective-the-right-moment-to-strike = Der richtige Moment
objective-greener-pastures = Grünere Weiden
objective-an-old-feud = Eine alte Fehde
objective-hostile-takeover = Feindliche Übernahme
objective-the-final-enlightenment = Die letzte Erleuchtung
objective-clean-up-crew = Aufräumtrupp
objective-cutting-off-the-head = Der Schlange den Kopf abschlagen
objective-no-man-left-behind = Niemand bleibt zurück
objective-destination-earth = Ziel: Erde
objective-special-delivery = Sonderlieferung
objective-first-contact-protocol = Erstkontaktprotokoll
objective-emergency-post-mortem = Notobduktion

## Intruders

figure-larva = Larve
figure-creeper = Kriecher
figure-adult = Jäger
figure-breeder = Brutbestie
figure-queen = Königin
figure-blank = Leer

## Destinations

destination-earth = Erde
destination-mars = Mars
destination-venus = Venus
destination-deep-space = Weltall

## Cards of the intruder player

effect-pursuit = Verfolgung
effect-coordinated-hunt = Koordinierte Jagd
effect-metamorphosis = Metamorphose
effect-planning = Planung
effect-self-healing = Selbstheilung
