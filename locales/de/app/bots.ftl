### Warum ein Bot etwas getan hat, in einer Zeile: was jeder Bot sagen kann.

bot-guess = Nur geraten.
bot-only-choice = Es gab keine andere Wahl.
bot-nothing-better = Etwas Besseres fiel mir nicht ein.

## Was der vorausdenkende Bot einem Grund hinzufügt

bot-searched-first = { $reason } { $worlds }-mal durchgespielt: Nichts war besser.
bot-searched-better = { $reason } Durchgespielt steht das um { $points } von hundert { $points ->
    [one] Punkt
   *[other] Punkten
} besser als mein erster Einfall.
