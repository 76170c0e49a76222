### The terminal, for what only Void Seeders do.

ui-lairs = lairs destroyed { $n }/3
ui-panic-cards = panic cards { $n }
