### Karnomorphs: Angriffe, Mutationskarten, Adaptationen und was die Karten fragen.

## Angriffe

attack-devour = Verschlingen
    .text = 1 schwere Wunde; tödlich, sobald du eine schwere Wunde hast. Der Zerfleischer heilt.
attack-spawn = Ausstoßen
    .text = Ein Verschlinger kriecht heraus, und du bekommst Schleim ab.
attack-bash = Zerschmettern
    .text = 1 schwere Wunde und 1 Kontaminationskarte.
attack-regurgitate = Erbrechen
    .text = Schleim und 1 Kontaminationskarte; im Raum bleibt ein Kadaver liegen.
attack-slash = Hieb
    .text = 1 leichte Wunde und 1 Kontaminationskarte.
attack-carnomorph-bite = Biss
    .text = 1 schwere Wunde; tödlich mit 2 schweren Wunden.
attack-whiplash = Peitschenschlag
    .text = 2 leichte Wunden und 1 Kontaminationskarte.

## Mutationskarten

card-chitin-claws = Chitinklauen
    .text = Im Kampf. Sauber: 2 Schaden für einen Karnomorph in deinem Raum. Infiziert: 3 Schaden, und alle anderen im Raum erleiden eine leichte Wunde.
card-adrenal-glands = Adrenaldrüsen
    .text = Sauber: Zieh 2 Karten. Infiziert: Zieh 3 Karten, und du hast in diesem Zug eine Aktion mehr.
card-regenerating-tissue = Regenerierendes Gewebe
    .text = Sauber: Heile alle leichten Wunden oder verbinde eine schwere; hast du nur verbundene, wirst du eine davon los. Infiziert: Verbinde alle schweren Wunden und werde eine davon los; hast du keine, heile alle leichten.
card-acid-spit = Säurespucken
    .text = In deinem Raum oder nebenan. Sauber: 1 Schaden für einen Karnomorph, der danach zurückweicht. Infiziert: je 2 Schaden für alle Karnomorphs eines Raums, und der fällt aus.
card-boneless-body = Knochenloser Körper
    .text = Sauber: Kriech durch die Wartungskorridore oder unter einer Tür hindurch nach nebenan; im Kampf wirst du vorher angegriffen. Infiziert: Kriech unbehelligt zu einem beliebigen Einstieg und bekomm Schleim ab.
card-pheromone-glands = Pheromondrüsen
    .text = Im Kampf. Sauber: Ein Karnomorph in deinem Raum weicht zurück; bleibt er doch, greift er dich in dieser Runde nicht an. Infiziert: Alle weichen zurück, und du bekommst Schleim ab.
card-echolocation = Echoortung
    .text = Außerhalb des Kampfs. Sauber: Rund um dich wird es still, und du siehst in einen unerforschten Raum. Infiziert: in zwei, und bis du passt, betrittst du Räume ohne Geräuschprobe.
card-mimicry = Mimikry
    .text = Im Kampf. Sauber: Ein Karnomorph hier greift jemand anderen hier an und lässt dich in dieser Runde in Ruhe; bist du allein, trifft es dich. Infiziert: In dieser Runde greift dich keiner an, und du darfst hinausgehen.
card-armour-plates = Panzerplatten
    .text = Sauber: Der nächste Angriff, der dich in dieser Runde träfe, prallt ab. Infiziert: In dieser Runde prallt jeder Angriff an dir ab, aber du legst deine Aktionskarten ab.
card-extra-limbs = Zusätzliche Gliedmaßen
    .text = Außerhalb des Kampfs. Sauber: Durchsuche den Raum; ist nichts mehr zu finden, bekommst du trotzdem eine Karte. Infiziert: Durchsuche ihn und behalte beide Karten.
card-devourer = Aasfresser
    .text = Außerhalb des Kampfs. Friss eine Leiche, einen Kadaver oder ein Ei, das hier liegt oder das du trägst. Sauber: Heile alle leichten Wunden und zieh eine Karte. Infiziert: Werde eine schwere Wunde los und zieh 2 Karten.
card-hive-mind = Schwarmgeist
    .text = Sauber: Sieh dir die nächsten zwei Ereignisse an und leg jedes auf oder unter den Stapel. Infiziert: Schick einen Karnomorph, der nicht im Kampf ist, durch einen Korridor deiner Wahl.

## Adaptationen

weakness-voracious = Gefräßig
    .text = Sie fressen, bevor sie angreifen, selbst im Kampf.
weakness-agile = Gewandt
    .text = Die Kriecherseite des Würfels trifft sie nie.
weakness-thick-hide = Dicke Haut
    .text = Zum Töten braucht es 1 Schaden mehr.
weakness-keen-senses = Scharfe Sinne
    .text = Die Überraschungswerte sind um 1 höher.
weakness-corrosive-blood = Ätzendes Blut
    .text = Stirbt einer, bekommen alle in seinem Raum Schleim ab.
weakness-fireproof = Feuerfest
    .text = Brennende Räume schaden ihnen nicht.
weakness-battering-charge = Rammstoß
    .text = Sie brechen durch geschlossene Türen und laufen weiter.
weakness-self-healing = Selbstheilung
    .text = Am Ende jedes Angriffsschritts verliert jeder von ihnen 1 Schaden.

## Was die Karten fragen und anbieten

prompt-which-carnomorph = { $arg1 }: Welcher Karnomorph?
prompt-spit-into = { $arg1 }: In welchen Raum?
prompt-which-wounds-close = Welche Wunden schließen sich?
prompt-squeeze = Wo zwängst du dich durch?
prompt-walk-out = Sie halten dich für ihresgleichen. Gehst du hinaus?
prompt-devour = Was frisst du?
prompt-which-wound-goes = Welche schwere Wunde wirst du los?
prompt-which-event-under = Welches dieser Ereignisse legst du unter den Stapel?
prompt-which-event-next = Welches Ereignis kommt als Nächstes?
prompt-steer = Wohin lenkst du { $arg1 }?

option-close-light-wounds = Alle leichten Wunden heilen
option-close-serious-wound = Eine schwere Wunde verbinden
option-crawl = { $arg1_into } kriechen
option-keep-still = Hierbleiben
option-devour = { $arg1 } fressen
option-devour-carried = { $arg1 } aus den Händen fressen
option-bury-this = { $arg1 } unter den Stapel legen
option-comes-next = { $arg1 }
option-steer = { $arg1 }

reason-no-wound-at-all = Du hast keine Wunde.
reason-no-carnomorph-near = Weder hier noch nebenan ist ein Karnomorph.
reason-nothing-to-eat = Hier liegt weder Leiche noch Kadaver noch Ei, und du trägst auch nichts davon.
