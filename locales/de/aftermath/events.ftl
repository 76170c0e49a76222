### Nachspiel: Ereigniskarten und eine Wunde.

event-card-infested-supplies = Verseuchte Vorräte
    .text = Wer in einem grünen Raum ist, nimmt eine Kontaminationskarte.
event-card-dripping = Tropfen
    .text = Wer an einem Eingang zu den Wartungskorridoren ist, wird verschleimt.
event-card-slimy = Schleimig
    .text = Wer Schleim an sich hat, wird zweimal kontaminiert.
event-card-royal-ceremony = Königliche Zeremonie
    .text = Die Königin kommt ins Nest, oder ein Ei wird gelegt.
event-card-eggs-hatching = Schlüpfende Eier
    .text = Herumliegende Eier schlüpfen, und eines im Nest.
event-card-sparks = Funkenflug
    .text = Kaputte Räume fangen Feuer.
event-card-screeching = Kreischen
    .text = Geräusche rund um jeden Raum mit einem Xeno.
event-card-adaptability = Anpassungsfähigkeit
    .text = Sie überwinden eine Schwäche, die ihr kennt.
event-card-maneuver = Ausweichmanöver
    .text = Beim nächsten Mal zieht jeder auf eine Karte weniger nach.
event-card-warbling = Flattern
    .text = Geräusche rund um die Triebwerke. Eines davon kann sich ändern.

wound-melted = Verätzt
    .text = Jedes Mal, wenn du mit Schleim an dir passt, erleidest du 1 leichte Wunde.
cause-melted = vom Schleim zerfressen
lab-cause-melted = Vom Schleim zerfressen

event-weakness-lost = Eine Schwäche ist überwunden: { $weakness }
event-engine-shakes = Triebwerk { $engine }: { $face }
event-engine-swapped = Die Plättchen von Triebwerk { $engine } tauschen die Plätze. Niemand sieht sie.
option-weakness = { $arg1 }
prompt-lose-weakness = Welche Schwäche überwinden sie?
