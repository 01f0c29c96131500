# What is refused, and why. The rule follows in brackets.

error-players = { $game } is for { $least } to { $most } players, not { $players }.
error-option = { $game } has no option { $option }; it has { $known }.
error-option-value = The option { $option } cannot be { $value }.
error-seat = There is no seat { $seat }; the seats are 0 to { $last }.
error-words = There is no action “{ $words }”.
error-bot = There is no bot “{ $bot }”; there are { $known }.
error-guest = The bot “{ $bot }” needs the package { $package }.
error-guest-time = The bot “{ $bot }” needs at least { $least } ms for a choice.
error-network = There is no network for { $game } in “{ $file }”.
error-over = The game is over.

error-setup-piles = The set-up needs nine piles of { $pile }.
error-setup-sizes = The piles of { $pile } in the set-up must hold { $sizes } cards.
error-setup-cards = The set-up has a card of { $pile } too often.
error-setup-card = The set-up has { $card } among { $pile }, which is no such card.
error-setup-deck = The set-up is not the deck: look at { $card }.
error-setup-hands = The set-up needs { $players } hands.
error-setup-count = The set-up needs { $count } cards in { $pile }.

## Game records

error-record-file = The file cannot be read: { $problem }.
error-record-json = This is no game record: it is no JSON text from line { $line }, column { $column } on.
error-record-text = This is no game record: it is no text that can be read as JSON.
error-record-nested = This is no game record: it is nested too deeply.
error-record-format = This is no game record: its “format” is not “{ $format }”.
error-record-version = A record of version { $known } can be read here, not of version { $version }.
error-record-game = The record is of a game { $game }, which is not known here; there are { $known }.
error-record-options = The “options” of the record are no object.
error-record-first = The record lacks “first”, the seat of the start player.
error-record-actions = The “actions” of the record are no list of words.
error-record-expected = The “{ $field }” of the record are no list with one entry more than “actions”.
error-record-action = Action { $number } of the record, “{ $words }”, cannot be done:

## Emerald

refused-must-move = You must move at least one knight.
refused-move-first = Now a knight is to be moved.
refused-second-or-stop = Move a second knight, or stop.
refused-take-first = First take one of the cards beside the field.
refused-roll-first = First the die is rolled.
refused-capture-first = First say which knight the dragon catches.
refused-ransom-first = First the caught knight's owner pays, or lets it go.
refused-not-yours = Knights of that colour are not yours to move now.
refused-other-colour = Both knights of a turn are of the same colour, and the first was not.
refused-no-knight = No knight of that colour stands on { $place }.
refused-already-moved = That knight has already moved this turn.
refused-nobody-there = No knight of that colour stands with the dragon.
refused-not-told-apart = Only the knight that moved first is told apart from others of its colour.
refused-no-such-gold = You have no gold card of value { $value }.

## Kadora

refused-place-first = First put a card on the block.
refused-draw-first = First draw a card.
refused-not-in-hand = { $card } is not in your hand.
refused-place-taken = { $place } is not empty.
refused-given-already = You give at most one colour to one player a turn.
refused-nothing-to-give = You have no cards of that colour in your loot.
refused-not-leading = You may give a colour away only if you alone have the most of it.
refused-has-colour = That player already has cards of that colour.
