### Warum ein Bot etwas getan hat, in einer Zeile. `-to` wird gesagt, wenn es um einen Raum geht.

bot-pass = Kaum noch Karten: Zeit zu passen.
bot-save-cards = Lieber Karten behalten: Eine volle Hand ist schwer zu überraschen.
bot-wander = Woanders ist es besser.

## Das Ziel

bot-signal = Mein Ziel verlangt das Signal.
bot-signal-to = Auf dem Weg: { $room }. Mein Ziel verlangt das Signal.
bot-coordinates = Ich will wissen, wohin das Schiff fliegt.
bot-destination = Das Schiff muss woandershin fliegen.
bot-engines = Laufen die Triebwerke? Besser nachsehen.
bot-engines-to = Auf dem Weg: { $room }. Laufen die Triebwerke?
bot-repair-engine = Dieses Triebwerk ist beschädigt und muss laufen.
bot-self-destruct = Das Schiff muss zerstört werden.
bot-stop-self-destruct = Ich brauche das Schiff noch: Die Selbstzerstörung muss enden.
bot-nest = Das Nest muss weg.
bot-egg = Ich brauche ein Ei.
bot-egg-to = Ich brauche ein Ei, und die liegen hier: { $room }.
bot-pick-up = Diesen Gegenstand brauche ich.
bot-analyse = Das Labor findet eine Schwäche von ihnen.
bot-surgery = Der Leichnam gehört in die Chirurgie.
bot-search = Hier könnte etwas Nützliches liegen.
bot-explore = Es gibt noch mehr zu erkunden.
bot-explore-to = Noch nicht erkundet: { $room }.
bot-look-for = Der Raum, den ich brauche, ist noch nicht gefunden.
bot-look-for-to = Der Raum, den ich brauche, könnte dieser sein: { $room }.
bot-look = Gut zu wissen, was dort ist.
bot-curious = Mal sehen, was die anderen vorhaben.
bot-objective = Dieses Ziel erreiche ich eher.
bot-character = Mit dieser Figur überlebe ich öfter.

## Der Weg hinaus

bot-pod = Eine Kapsel ist offen: Zeit zu gehen.
bot-pod-to = Eine Kapsel ist offen, Zeit zu gehen: { $room }.
bot-launch = Los, bevor etwas kommt.
bot-keep-seat = Ein Sitz ist noch frei, und neben der Kapsel kann noch jemand mit.
bot-hibernate = Das Schiff sollte heimkommen: schlafen gehen.
bot-hibernate-to = Das Schiff sollte heimkommen, schlafen gehen: { $room }.
bot-open-pods = Die Selbstzerstörung öffnet die Kapseln.
bot-open-pods-to = Die Selbstzerstörung öffnet die Kapseln; sie beginnt hier: { $room }.
bot-unlock = Eine Kapsel muss entriegelt werden.
bot-unlock-to = Von hier lässt sich eine Kapsel entriegeln: { $room }.
bot-wait = In der Nähe eines Auswegs warten: Wer allein steht, wird eher gefunden.
bot-wait-to = Warten, nahe an einem Ausweg: { $room }.
bot-repair-room = Kaputte Räume nützen niemandem, und neun davon zerbrechen das Schiff.
bot-repair-room-to = Muss repariert werden: { $room }.
bot-fire = Feuer breitet sich aus: löschen.
bot-vent = Alles darin hinaus ins All.
bot-doors = Eine Tür zwischen uns und ihnen.

## Kampf

bot-flee = Weg von den Eindringlingen, auch um den Preis eines Angriffs.
bot-slip = Weg, ohne angegriffen zu werden.
bot-sneak = Leise gehen: Es ist schon zu laut.
bot-shoot = Schießen: Die Chancen sind gut genug.
bot-melee = Es bleibt nur der Nahkampf.
bot-throw = Erst werfen, dann hineingehen.
bot-repel = Vertreiben.
bot-target = Der da ist der gefährlichste.
bot-reroll = Dieser Wurf kann nur besser werden.
bot-ignore-attack = Dieser Angriff darf nicht zählen.
bot-interrupt = Nur verhindern, was mein Ziel zunichte macht.
bot-reload = Mehr Munition.

## Körper, Karten und Dinge

bot-dress = Die Wunde verbinden, bevor es schlimmer wird.
bot-heal = Heilen, solange Zeit ist.
bot-cure = Die Infektion loswerden.
bot-scan = Kontaminationskarten scannen, solange es gefahrlos ist.
bot-wash = Der Schleim lockt sie an.
bot-cards = Mehr Karten, mehr Aktionen.
bot-pay = Die Karte, die ich am wenigsten brauche.
bot-discard = Kontamination macht Platz für neue Karten.
bot-keep-item = Das Nützlichere von beiden.
bot-make-room = Das ist weniger wert als das, wofür ich die Hände brauche.
bot-craft = Die Teile sind weniger wert als das, was daraus wird.
bot-quest = Mein Questgegenstand ist die Karte wert.
bot-trade = Ich tausche, wenn ich mehr bekomme als ich gebe.
bot-consent = Ich nehme Hilfe an, und ich gehe mit, wenn es mich aus einem Kampf bringt.
bot-help = Wo nichts auf sie wartet.

## Die Eindringlinge als Spieler

bot-intruders-attack = Die Schwächsten treffen.
bot-intruders-hunt = Näher an sie heran.
bot-intruders-wait = Jetzt gibt es nichts Nützliches zu spielen.
bot-intruders-revenge = Wenn ich tot bin, soll auch sonst niemand gewinnen.

## Andere Spezies

bot-mutate = Was aus mir wird, hilft mir jetzt.
bot-calm-down = Durchatmen, zur Ruhe kommen.
bot-far-away = So weit weg von uns wie möglich.
