# What is refused, and why. The rule follows in brackets.

error-players = { $game } is for { $least } to { $most } players, not { $players }.
error-option = { $game } has no option { $option }. Available: { $known }.
error-option-value = The option { $option } cannot be { $value }.
error-seat = There is no seat { $seat }; the seats are 0 to { $last }.
error-words = There is no action “{ $words }”.
error-bot = There is no bot “{ $bot }”. Available: { $known }.
error-bot-version = One of the machines that play has a different version of the bot “{ $bot }”.
error-external-bot = The bot “{ $bot }” needs the package { $package }.
error-external-bot-time = The bot “{ $bot }” needs at least { $least } ms per move.
error-network = There is no network for { $game } in “{ $file }”.
error-extra = This needs the extra { $extra }: pip install "gemhoard[{ $extra }]"
error-no-network = { $game } has no trained network; `gemhoard train { $game }` makes one.
error-no-features = { $game } has no features for a network to read: see `write_features`.
error-no-texts = { $game } has no texts, so it cannot be played in the terminal: see `texts`.
error-no-heuristic = The bot “{ $bot }” needs a heuristic, and { $game } has none.
error-no-history = { $game } cannot tell an engine what its seat knows: see `redeal_start`.
error-engine-command = An engine needs a command: engine:COMMAND.
error-engine-start = “{ $bot }” cannot be started: { $problem }.
error-engine-protocol = “{ $bot }” speaks version { $protocol } of the engine protocol, not { $known }.
error-engine-time = “{ $bot }” did not answer within { $limit } ms.
error-engine-ended = “{ $bot }” ended by itself (exit code { $code }); its last output: { $said }
error-engine-nonsense = “{ $bot }” sent something that is not an answer: { $said }
error-engine-illegal = “{ $bot }” chose “{ $action }”, which is not legal.
error-not-now = That is not possible now.
error-over = The game is over.

error-setup-piles = The set-up needs nine piles of { $pile }.
error-setup-sizes = The piles of { $pile } in the set-up must hold { $sizes } cards.
error-setup-cards = The set-up has one of the cards in { $pile } too often.
error-setup-card = The set-up has { $card } in { $pile }; there is no such card.
error-setup-deck = The set-up does not match the deck: look at { $card }.
error-setup-hands = The set-up needs { $players } hands.
error-setup-count = The set-up needs { $count } cards in { $pile }.

## Game records

error-record-file = The file cannot be read: { $problem }.
error-record-json = This is not a game record: from line { $line }, column { $column } on it is not valid JSON.
error-record-text = This is not a game record: it is not text that can be read as JSON.
error-record-nested = This is not a game record: it is nested too deeply.
error-record-format = This is not a game record: its “format” is not “{ $format }”.
error-record-version = Only records of version { $known } can be read here, not of version { $version }.
error-record-game = This record is of a game that is not installed here: { $game }. Available: { $known }.
error-record-options = The record's “options” are not an object.
error-record-first = The record has no “first”, the seat of the start player.
error-record-actions = The record's “actions” are not a list of words.
error-record-names = “names” must be a list with one text for each player.
error-record-expected = The record's “{ $field }” are not a list with one more entry than “actions”.
error-record-action = Action { $number } of the record, “{ $words }”, is not possible:

## Emerald

refused-must-move = You must move at least one knight.
refused-move-first = Move a knight now.
refused-second-or-stop = Move a second knight, or stop.
refused-take-first = First take one of the cards beside the field.
refused-roll-first = The die must be rolled first.
refused-capture-first = First say which knight the dragon catches.
refused-ransom-first = First the caught knight's owner must pay the ransom or give the knight up.
refused-not-yours = You can't move knights of that colour now.
refused-other-colour = Both knights you move in a turn must have the same colour; the first had another.
refused-no-knight = No knight of that colour stands { $place ->
    [A] on tower A
    [B] on tower B
    [C] on tower C
    [D] on tower D
    [K] on the keep
   *[other] on field { $place }
}.
refused-already-moved = That knight has already moved this turn.
refused-nobody-there = No knight of that colour stands with the dragon.
refused-not-told-apart = Only the knight that moved first can be told apart from others of its colour.
refused-no-such-gold = You have no gold card of value { $value }.

## Kadora

refused-place-first = First put a card on the block.
refused-draw-first = First draw a card.
refused-not-in-hand = { $card } is not in your hand.
refused-place-taken = { $place } is not empty.
refused-given-already = You can give away only one colour a turn, to one player.
refused-nothing-to-give = You have no cards of that colour in your loot.
refused-not-leading = You may give a colour away only if you alone lead in it.
refused-has-colour = That player already has cards of that colour.
error-review-not-over = Only a finished game can be reviewed.
error-hint-nobody = Nobody has a choice here.
error-hint-at = Choose a step from 0 to { $last }: { $number } is not one of them.
error-no-seat-named = No player called “{ $who }” in { $file }.
