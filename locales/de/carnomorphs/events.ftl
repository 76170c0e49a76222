### Karnomorphs: die Ereigniskarten, und was die Karten berichten.

## Ereigniskarten

event-card-rampant-mutation-1 = Wuchernde Mutation
    .text = Alle werden geprüft, und wer infiziert ist, mutiert.
event-card-rampant-mutation-2 = Wuchernde Mutation
    .text = Alle werden geprüft, und wer infiziert ist, mutiert.
event-card-reawakening-1 = Wiedererwachen
    .text = Kadaver erheben sich als Schlurfer und schlagen zu.
event-card-reawakening-2 = Wiedererwachen
    .text = Kadaver erheben sich als Schlurfer und schlagen zu.
event-card-lurking-1 = Lauern
    .text = Die Großen verschwinden im Dunkeln.
event-card-lurking-2 = Lauern
    .text = Die Großen verschwinden im Dunkeln.
event-card-stalking-1 = Pirsch
    .text = Die Großen rücken zur Besatzung vor.
event-card-stalking-2 = Pirsch
    .text = Die Großen rücken zur Besatzung vor.
event-card-airlock-procedure-glitch = Luftschleusenfehler
    .text = Das Schiff will einen gelben Raum ins All entleeren.
event-card-generator-overload = Generatorüberlastung
    .text = Drei Fehlfunktionen lösen die Selbstzerstörungssequenz aus.
event-card-marked-prey = Markierte Beute
    .text = Wer bei den Toten ist, bekommt Schleim ab.
event-card-evacuation-hatches-jam = Verklemmte Rettungsluken
    .text = Beide Evakuierungsbereiche fallen aus.
event-card-quarantine-procedure = Quarantäneverfahren
    .text = Wer voller Schleim ist, wird eingeschlossen.
event-card-growl = Knurren
    .text = Die Jäger sind überall zu hören.
event-card-scavenging-biomatter = Biomassesuche
    .text = Sie folgen dem Geruch von totem Fleisch.
event-card-structural-weakness = Strukturschwäche
    .text = Die weißen Räume fallen aus.
event-card-emergency-protocol-failure = Ausfall des Notfallprotokolls
    .text = Eine Rettungskapsel aus Bereich B geht verloren.
event-card-chemical-fire = Chemischer Brand
    .text = Ein Feuer brennt aus und springt auf die Räume ringsum über.
event-card-ammunition-meltdown = Munitionsbrand
    .text = Ein roter Raum geht in Flammen auf.
event-card-beast-on-the-prowl = Bestie auf Beutezug
    .text = Der Zerfleischer findet seine schleimige Beute.

## Was die Karten berichten

event-devoured =
    { $seat_you ->
        [yes] Du frisst
       *[no] { $seat } frisst
    }: { $object }.
