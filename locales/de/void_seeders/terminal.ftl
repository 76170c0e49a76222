### Das Terminal, soweit es nur die Hirngespenster betrifft.

ui-lairs = Verstecke zerstört { $n }/3
ui-panic-cards = Panikkarten { $n }
