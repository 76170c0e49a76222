### Nemesis: Die Intruder: Figuren, Ereignisse, Angriffe, Schwächen, Karten ihres Spielers.

## Events

event-card-damaging-fire = Zerstörerisches Feuer
    .text = In brennenden Räumen gibt es Fehlfunktionen, und das Feuer greift über.
event-card-regeneration = Regeneration
    .text = Die Xenos erholen sich.
event-card-scent-of-prey = Witterung
    .text = Der Schleim verrät dich.
event-card-flammable-compounds = Entflammbare Stoffe
    .text = Im Kryonatorium bricht Feuer aus.
event-card-bulkheads-open = Schotten öffnen sich
    .text = Alle Türen öffnen sich.
event-card-hunt-2 = Jagd
    .text = Die Jäger rücken zur Besatzung vor.
event-card-hunt-3 = Jagd
    .text = Die Jäger rücken zur Besatzung vor.
event-card-eclosion = Schlüpfen
    .text = Was in jemandem wächst, bricht heraus; alle anderen werden geprüft.
event-card-coolant-leak = Kühlmittelleck
    .text = Ein defekter Generatorraum löst die Selbstzerstörungssequenz aus.
event-card-nest = Nest
    .text = Rund um das Nest regt sich etwas.
event-card-short-circuit = Kurzschluss
    .text = Gelbe Räume mit Computer fallen aus.
event-card-damage = Schäden
    .text = Die Großen reißen das Schiff in Stücke.
event-card-egg-protection = Schutz der Eier
    .text = Die Brut verteidigt ihre Eier.
event-card-consuming-fire = Verzehrendes Feuer
    .text = Das Feuer frisst die Vorräte und greift über.
event-card-malfunction = Fehlfunktion
    .text = Vorn im Schiff geht etwas kaputt.
event-card-lurking = Lauern
    .text = Die Xenos verschwinden im Dunkeln.
event-card-evacuation-pod-ejection = Abwurf einer Rettungskapsel
    .text = Eine Rettungskapsel startet von allein.
event-card-hatching = Geschlüpft
    .text = Ein Xeno-Ei platzt auf.
event-card-life-support-failure = Ausfall der Lebenserhaltung
    .text = Die grünen Räume fallen aus.
event-card-noise-in-technical-corridors = Geräusche in den Wartungskorridoren
    .text = Es kratzt in den Schächten.

## Attacks

attack-scratch = Kratzer
    .text = 1 leichte Wunde und 1 Kontaminationskarte.
attack-claw-attack = Klauenangriff
    .text = 2 leichte Wunden und 1 Kontaminationskarte.
attack-bite = Biss
    .text = 1 schwere Wunde; tödlich mit 2 schweren Wunden.
attack-tail-attack = Schwanzangriff
    .text = 1 schwere Wunde; tödlich, sobald du eine schwere Wunde hast.
attack-transformation = Verwandlung
    .text = Der Kriecher wird zur Brutbestie.
attack-frenzy = Raserei
    .text = Alle im Raum: 1 schwere Wunde; tödlich mit 2 schweren Wunden.
attack-slime = Schleim
    .text = Schleim und 1 Kontaminationskarte.
attack-summoning = Ruf
    .text = Ein weiterer Xeno kommt dazu.

## Weaknesses

weakness-vital-places = Verwundbare Stellen
    .text = Gegen Jäger zählt eine Leerseite als Treffer.
weakness-way-of-moving = Art der Bewegung
    .text = Nur die Königin und Brutbestien können Türen zerstören.
weakness-susceptibility-to-phosphates = Anfälligkeit für Phosphate
    .text = Löschmittel tut weh: Wer davor zurückweicht, erleidet 1 Schaden.
weakness-vulnerability-to-energy = Anfälligkeit für Energie
    .text = Energiewaffen, die verletzen, machen 1 Schaden mehr.
weakness-reaction-to-danger = Reaktion auf Gefahr
    .text = Die Überraschungswerte sind um 1 niedriger, mindestens 1.
weakness-species-on-the-brink = Art am Rande des Aussterbens
    .text = Zum Töten reicht 1 Schaden weniger.
weakness-way-of-fighting = Art des Kämpfens
    .text = Der Biss eines Jägers macht nur eine leichte Wunde.
weakness-vulnerability-to-fire = Anfälligkeit für Feuer
    .text = Feuer macht 1 Schaden mehr.

## Intruders

figure-larva = Larve
figure-creeper = Kriecher
figure-adult = Jäger
figure-breeder = Brutbestie
figure-queen = Königin

## Cards of the intruder player

effect-pursuit = Verfolgung
    .text = Ein Charakter macht eine Geräuschprobe.
effect-coordinated-hunt = Koordinierte Jagd
    .text = Die Jäger rücken zur Besatzung vor.
effect-metamorphosis = Metamorphose
    .text = Was in jemandem wächst, bricht heraus; alle anderen werden geprüft.
effect-planning = Planung
    .text = Wähle eines von drei Ereignissen.
effect-self-healing = Selbstheilung
    .text = Ein Xeno erholt sich.

intruder-card-xcard-01 = { effect-pursuit } (Korridor 1, 2 Angriffskarten)
    .text = { effect-pursuit.text }
intruder-card-xcard-02 = { effect-pursuit } (Korridor 2, 2 Angriffskarten)
    .text = { effect-pursuit.text }
intruder-card-xcard-03 = { effect-pursuit } (Korridor 3, 2 Angriffskarten)
    .text = { effect-pursuit.text }
intruder-card-xcard-04 = { effect-pursuit } (beliebiger Korridor, 3 Angriffskarten)
    .text = { effect-pursuit.text }
intruder-card-xcard-05 = { effect-coordinated-hunt } (Korridor 3, 1 Angriffskarte)
    .text = { effect-coordinated-hunt.text }
intruder-card-xcard-06 = { effect-coordinated-hunt } (Korridor 4, 1 Angriffskarte)
    .text = { effect-coordinated-hunt.text }
intruder-card-xcard-07 = { effect-metamorphosis } (Korridor 1, 1 Angriffskarte)
    .text = { effect-metamorphosis.text }
intruder-card-xcard-08 = { effect-planning } (Korridor 4, 1 Angriffskarte)
    .text = { effect-planning.text }
intruder-card-xcard-09 = { effect-planning } (beliebiger Korridor, 1 Angriffskarte)
    .text = { effect-planning.text }
intruder-card-xcard-10 = { effect-self-healing } (Korridor 2, 1 Angriffskarte)
    .text = { effect-self-healing.text }

intruder-way-move = einen Xeno bewegen
intruder-way-attack = angreifen
intruder-way-effect = Effekt
