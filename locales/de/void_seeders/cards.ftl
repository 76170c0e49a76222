### Hirngespenster: Angriffe, Panikkarten, Schwächen.

## Angriffe

attack-void-frenzy = Raserei
    .text = Alle im Raum: 1 schwere Wunde; tödlich mit 2 schweren Wunden.
attack-void-scratch = Kratzer
    .text = 1 leichte Wunde und 1 Kontaminationskarte.
attack-void-duplicate = Verdopplung
    .text = Der Angreifer teilt sich: Jetzt sind es zwei.
attack-void-dread = Grauen
    .text = 1 schwere Wunde, dann eine Panikkarte.
attack-void-braineating = Hirnfraß
    .text = 2 schwere Wunden; tödlich, sobald du eine schwere Wunde hast.
attack-void-bite = Biss
    .text = 1 schwere Wunde; tödlich mit 2 schweren Wunden.
attack-void-dismay = Entsetzen
    .text = 1 Kontaminationskarte, dann eine Panikkarte.

## Panikkarten

panic-destructive-outburst = Zerstörungswut
    .text = Du demolierst deinen Raum: 1 Fehlfunktionsmarker.
panic-defeatism = Schwarzseherei
    .text = Du steckst alle an: In deinem Raum steigt der Wahnsinn um 1, auch deiner.
panic-blind-escape = Blinde Flucht
    .text = Du rennst kopflos los, durch den Korridor einer gezogenen Ereigniskarte.
panic-destruction = Vernichtung
    .text = Du zerschlägst einen schweren Gegenstand in deinen Händen.
panic-insane-courage = Wahnsinniger Mut
    .text = Du läufst in einen Nachbarraum mit einem Hirngespenst oder Versteck.
panic-sabotage = Sabotage
    .text = Du verdirbst die Vorräte: In deinem Raum ist nichts mehr zu finden.
panic-self-mutilation = Selbstverstümmelung
    .text = Du verletzt dich selbst: 2 leichte Wunden.
panic-heart-attack = Herzanfall
    .text = Dein Herz bleibt stehen. Du stirbst.
panic-bloodlust = Blutrausch
    .text = Du fällst über die anderen her: 1 schwere Wunde für jeden in deinem Raum, oder für dich, wenn du allein bist.
panic-demotivation = Mutlosigkeit
    .text = Alle in deinem Raum, auch du, legen 1 Aktionskarte ab; dein Wahnsinn steigt um 1.
panic-ripping-off-the-bandages = Verbände abreißen
    .text = Du reißt dir die Verbände ab: 1 leichte Wunde, und eine verbundene Wunde bricht wieder auf.
panic-hopelessness = Hoffnungslosigkeit
    .text = Du vergisst, was du konntest: Zieh 3 Karten und verlier eine davon für immer.
panic-hallucinations = Halluzinationen
    .text = Du schießt auf Schatten, bis eine Waffe leer ist.
panic-pyromaniac = Pyromane
    .text = Du legst in deinem Raum Feuer.

## Schwächen

weakness-solid-doors = Massive Türen
    .text = Geschlossene Türen halten sie auf: Statt weiterzugehen, zerstören sie die Tür.
weakness-rational-thinking = Rationales Denken
    .text = Ein Überraschungsangriff bringt keine Kontaminationskarte.
weakness-heightened-alertness = Erhöhte Wachsamkeit
    .text = Die Überraschungswerte sind um 1 niedriger, mindestens 1.
weakness-weakening-control = Schwindende Kontrolle
    .text = Auf Wahnsinnsstufe 2 erscheint ein Schleicher.
weakness-void-vital-places = Verwundbare Stellen
    .text = Gegen Hirngespenster zählt eine Leerseite als Treffer.
weakness-determination = Entschlossenheit
    .text = Gegen das Nest oder ein Versteck darfst du den Kampfwürfel einmal neu werfen.
weakness-group-therapy = Gruppentherapie
    .text = Beim Entdecken sinkt der Wahnsinn aller an Bord um 1, auch von 3 auf 2.
weakness-stable-mind = Stabile Psyche
    .text = Bei der letzten Überprüfung ziehst du 3 statt 4 Karten.

## Was Karten fragen, anbieten und erzählen

event-runs-blindly =
    { $seat_you ->
        [yes] Du rennst
       *[no] { $seat } rennt
    } auf Korridor { $number } zu.
event-items-ruined =
    { $seat_you ->
        [yes] Du verdirbst
       *[no] { $seat } verdirbt
    } die Vorräte { $slot_in }.
event-wound-opened =
    { $seat_you ->
        [yes] Deine Wunde
       *[no] Eine Wunde von { $seat }
    } bricht wieder auf: { $wound }.
event-whispering = Aus jedem Korridor { $number } flüstert es.

option-smash = { $arg1 } zerschlagen
option-smash-2 = { $arg1 } ({ $arg2 } Munition) zerschlagen
option-forget = { $arg1 } vergessen

prompt-smash = Vernichtung: Welchen schweren Gegenstand zerschlägst du?
prompt-charge = Wahnsinniger Mut: Wohin läufst du?
prompt-open-wound = Welche deiner verbundenen Wunden reißt du auf?
prompt-forget = Hoffnungslosigkeit: Welche Karte verlierst du für immer?
prompt-empty-weapon = Halluzinationen: Welche Waffe schießt du leer?

cause-bloodlust = im Blutrausch getötet
lab-cause-bloodlust = Im Blutrausch getötet
