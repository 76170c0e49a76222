### Aftermath: trait cards, one for each character.

trait-captain = Just Die Already
    .text = When your Six-Shooter hits you may shoot it at the same target again, as long as you keep hitting and have ammo.
trait-pilot = Authorization
    .text = When you use the cockpit you may also open or close any door of the ship.
trait-scientist = Wheelchair
    .text = Your leg wounds are dressed as soon as you get them.
trait-scout = Scavenger
    .text = When you search a white room you draw one card of each colour, and keep one of the three.
trait-soldier = Rush
    .text = Once in each turn you may suffer a light wound for a third action.
trait-mechanic = Handyman
    .text = When you craft, your starting weapon and your quest items count as tools.
trait-ceo = Indispensable
    .text = Others in your room are attacked before you. Picking up a heavy object costs you 2 cards.
trait-android = Synthetic
    .text = Contamination cards you draw are scanned, removed and replaced at once. An infected one infects you.
trait-psychologist = Needs Company
    .text = You draw up to 6 cards with somebody else in your room, and up to 4 when you are alone.
trait-bounty-hunter = Laika
    .text = Before your first turn of a round Laika may go to a neighbouring room.
trait-convict = Nothing to Lose
    .text = With three serious wounds you survive light ones while your track has room. You can't start a trade.
trait-medic = Altruist
    .text = When you dress a serious wound or heal light wounds of somebody else you draw a card.

prompt-shoot-again = A hit. Do you shoot at { $arg1 } again?
prompt-any-door = The cockpit obeys you: do you open or close a door somewhere?
prompt-rush = Your turn is over. Do you hurt yourself to act once more?

option-shoot-again = Shoot again
option-no-door = Leave the doors alone
option-rush = Suffer a light wound and act again

event-rushed =
    { $seat_you ->
        [yes] You push yourself
       *[no] { $seat } rushes on
    } for one more action.
event-scanned-away =
    { $seat_you ->
        [yes] You scan and remove
       *[no] { $seat } scans and removes
    } what was drawn: { $infected } infected, { $clean } clean.

reason-nobody-deals-with-you = Nobody deals with you: others may trade with you, but you can't start it.
