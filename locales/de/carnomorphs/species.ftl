### Nemesis: Karnomorphs: Figuren, was sie tun, und worum es bei Mutationen geht.

app-option-species-carnomorphs = Karnomorphs
    .text = Sie fressen, was herumliegt, und wachsen.
    .said = Karnomorphs
    .changes =
        sie fressen und wachsen in jeder Runde
        drei Adaptationen, eine nach der anderen
        Mutationen für euch, und der vierte Marker tötet
        keine Larven

figure-metagorger = Verschlinger
figure-shambler = Schlurfer
figure-fleshbeast = Fleischbestie
figure-butcher = Zerfleischer
figure-metagorger-red = Roter Verschlinger
figure-metagorger-blue = Blauer Verschlinger

ui-letter-metagorger = V
ui-letter-shambler = S
ui-letter-fleshbeast = F
ui-letter-butcher = Z
ui-legend-carnomorphs = Z F S V Zerfleischer, Fleischbestie, Schlurfer, Verschlinger, mit Schaden

cause-mutation = im Körper lebt etwas anderes weiter
lab-cause-mutation = Mutiert

## Was sie tun

event-carnomorph-none-free = Keine Figur ist frei: { $type }.
event-carnomorph-withdrew = { $figure } zieht sich { $slot_in } zurück.
event-carnomorph-evolved = { $old } wächst: { $figure }.
event-carnomorph-feeds = { $figure } frisst { $slot_in }.
event-carnomorph-healed =
    { $figure } heilt, { $injuries ->
        [0] kein Schaden
       *[other] { $injuries } Schaden
    } übrig.
event-carnomorph-ate = Gefressen { $slot_in }: { $food }
event-carnomorph-ate-other = { $figure } frisst { $eaten }.
event-adaptation-revealed = Zum ersten Mal an Bord: { $type }. Adaptation: { $weakness } (liegt bei: { $object })
event-adaptation-removed =
    { $seat_you ->
        [yes] Du analysierst
       *[no] { $seat } analysiert
    }: { $object }. Sie verlieren: { $weakness }
event-metagorger-burrowed =
    { $figure } gräbt sich in { $seat_you ->
        [yes] dich
       *[no] { $seat }
    } hinein.

## Mutation

event-mutated =
    { $seat_you ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } eine Mutationskarte.
event-drew-mutation = Was aus dir werden könnte: { $mutation }
event-saw-mutation = Deine Mutation: { $mutation }
event-mutation-lost =
    { $seat_you ->
        [yes] Du verlierst deine
       *[no] { $seat } verliert die
    } Mutationskarte.
event-mutation-marker =
    { $seat_you ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $markers } Mutationsmarker.
event-mutation-shown =
    { $seat_you ->
        [yes] Du deckst deine Mutation
       *[no] { $seat } deckt eine Mutation
    } auf: { $mutation }
event-mutation-scan =
    Der Scanner zeigt: { $infected ->
        [yes] infiziert
       *[no] sauber
    }.

option-mutate = Deine Mutation nutzen
option-keep-mutation = { $arg1 }
option-spend-contamination = { $arg1 }
prompt-keep-mutation = Dein Körper verändert sich. Welche Mutation behältst du?
prompt-spend-contamination = { $arg1 }: Welche Kontaminationskarte scannst du? Ein Mutationsmarker kommt dazu.
prompt-where-metagorger =
    { $arg1 ->
        [one] Ein Verschlinger ist
       *[other] { $arg1 } Verschlinger sind
    } noch übrig. Wo taucht der nächste auf?
reason-no-mutation = du hast keine Mutationskarte

## Was Ziele verlangen

condition-carnomorphs-queen-killed = Der Zerfleischer ist tot
condition-carnomorphs-weakness-carcass = Die Adaptation beim Kadaver ist entfernt
condition-carnomorphs-weakness-egg = Die Adaptation beim Xeno-Ei ist entfernt
condition-carnomorphs-weaknesses-at-least-2 = Zwei Adaptationen entfernt
