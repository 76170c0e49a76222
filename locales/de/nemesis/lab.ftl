### Die Seite, die `airlock report` macht: was Nemesis eigen ist.

lab-board-base = normale Seite des Plans
lab-board-alt = andere Seite des Plans
lab-mode-semi = Halb kooperativ
lab-mode-solo = Allein
lab-mode-coop = Kooperativ
lab-mode-intruder = Mit Xeno-Spieler

## How it ends

lab-end-jump = Das Schiff springt
lab-end-explosion = Feuer: Das Schiff explodiert
lab-end-hull-breach = Der Rumpf gibt nach
lab-end-self-destruct = Selbstzerstörung
lab-end-nobody-left = Niemand ist mehr wach

## Deaths

lab-cause-attack = Bei einem Angriff getötet
lab-cause-melee = Im Nahkampf gefallen
lab-cause-fire = Verbrannt
lab-cause-explosion = Von einer Explosion zerrissen
lab-cause-bleeding = Verblutet
lab-cause-infection = Infiziert
lab-cause-surgery = In der Operation gestorben
lab-cause-airlock = Ins All gerissen
lab-cause-lost-in-jump = Beim Sprung noch wach
lab-cause-lost-with-ship = Mit dem Schiff untergegangen
lab-cause-wrong-destination = Zum falschen Ort geschlafen
lab-cause-contamination = Beim letzten Scan durchgefallen
