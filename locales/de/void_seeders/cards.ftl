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

panic-destructive-outburst-1 = Zerstörungswut
    .text = Du demolierst deinen Raum: 1 Fehlfunktionsmarker.
panic-defeatism-1 = Schwarzseherei
    .text = Du steckst alle an: In deinem Raum steigt der Wahnsinn um 1, auch deiner.
panic-blind-escape-1 = Blinde Flucht
    .text = Du rennst kopflos los, durch den Korridor einer gezogenen Ereigniskarte.
panic-destruction-1 = Vernichtung
    .text = Du zerschlägst einen schweren Gegenstand in deinen Händen.
panic-insane-courage-1 = Wahnsinniger Mut
    .text = Du läufst in einen Nachbarraum mit einem Hirngespenst oder Versteck.
panic-sabotage-1 = Sabotage
    .text = Du verdirbst die Vorräte: In deinem Raum ist nichts mehr zu finden.
panic-sabotage-2 = { panic-sabotage-1 }
    .text = { panic-sabotage-1.text }
panic-self-mutilation-1 = Selbstverstümmelung
    .text = Du verletzt dich selbst: 2 leichte Wunden.
panic-self-mutilation-2 = { panic-self-mutilation-1 }
    .text = { panic-self-mutilation-1.text }
panic-heart-attack-1 = Herzanfall
    .text = Dein Herz bleibt stehen. Du stirbst.
panic-heart-attack-2 = { panic-heart-attack-1 }
    .text = { panic-heart-attack-1.text }
panic-bloodlust-1 = Blutrausch
    .text = Du fällst über die anderen her: 1 schwere Wunde für jeden in deinem Raum, oder für dich, wenn du allein bist.
panic-bloodlust-2 = { panic-bloodlust-1 }
    .text = { panic-bloodlust-1.text }
panic-demotivation-1 = Mutlosigkeit
    .text = Alle in deinem Raum, auch du, werfen 1 Aktionskarte ab; dein Wahnsinn steigt um 1.
panic-ripping-off-the-bandages-1 = Verbände abreißen
    .text = Du reißt dir die Verbände ab: 1 leichte Wunde, und eine verbundene Wunde bricht wieder auf.
panic-ripping-off-the-bandages-2 = { panic-ripping-off-the-bandages-1 }
    .text = { panic-ripping-off-the-bandages-1.text }
panic-hopelessness-1 = Hoffnungslosigkeit
    .text = Du vergisst, was du konntest: Zieh 3 Karten und verlier eine davon für immer.
panic-hallucinations-1 = Halluzinationen
    .text = Du schießt auf Schatten, bis eine Waffe leer ist.
panic-hallucinations-2 = { panic-hallucinations-1 }
    .text = { panic-hallucinations-1.text }
panic-pyromaniac-1 = Pyromane
    .text = Du legst in deinem Raum Feuer.

## Schwächen

weakness-void-solid-doors = Massive Türen
    .text = Geschlossene Türen halten sie auf: Statt weiterzugehen, zerstören sie die Tür.
weakness-void-rational-thinking = Rationales Denken
    .text = Ein Überraschungsangriff bringt keine Kontaminationskarte.
weakness-void-heightened-alertness = Erhöhte Wachsamkeit
    .text = Die Überraschungswerte sind um 1 niedriger, mindestens 1.
weakness-void-weakening-control = Schwindende Kontrolle
    .text = Auf Wahnsinnsstufe 2 erscheint ein Schleicher.
weakness-void-vital-places = Verwundbare Stellen
    .text = Gegen Hirngespenster zählt eine Leerseite als Treffer.
weakness-void-determination = Entschlossenheit
    .text = Gegen das Nest oder ein Versteck darfst du den Kampfwürfel einmal neu werfen.
weakness-void-group-therapy = Gruppentherapie
    .text = Beim Entdecken sinkt der Wahnsinn aller an Bord um 1, auch von 3 auf 2.
weakness-void-stable-mind = Stabile Psyche
    .text = Bei der letzten Überprüfung ziehst du 3 statt 4 Karten.
