# What the server refuses, and why.

server-no-table = There is no such table.
server-no-code = No open table has this code.
server-no-game = There is no game “{ $game }”.
server-no-level = There is no bot “{ $level }”.
server-no-seat = This table has no seat { $seat }.
server-not-found = There is nothing at this address.
server-not-invited = This invitation is not valid for this table. Ask for a new link.
server-seat-taken = Seat { $seat } is taken.
server-sit-down = Take at least one seat yourself, so that you can start the game for your friends.
server-name = A name needs at least one letter.
server-long-name = A name can have at most { $most } letters.
server-full = Too many people are watching this table already.

server-started = The game has already begun.
server-not-started = The game has not begun yet.
server-only-players = Only the players at this table can do that.
server-only-host = Only the host can do that.
server-no-person = There is no person at seat { $seat }.
server-not-away = The player at seat { $seat } is not away.
server-chat-off = The host has switched the chat off.
server-no-friends = There is nobody else here to talk to.
server-no-text = The message is empty.
server-not-your-seat = Seat { $seat } is not yours.
server-not-your-turn = It is not your turn.
server-stale = The game has moved on in the meantime. Please look again.
server-cannot-undo = This can't be undone: something has been revealed since, or it was not your action.
server-daily-undo = Nothing can be undone in the daily deal: every choice counts.
server-daily-hint = There are no hints in the daily deal: everybody plays it on their own.
server-daily-waits = The daily deal waits for you: just close the page, and come back later.
server-no-daily = You have not played that deal.
server-no-hints = There are no hints at this table: that is agreed on before the start.
server-hint-later = The coach is still getting ready. Try again in a minute.
server-closed = Nobody plays at this table any more; the game can only be replayed.
server-not-over = The game is not over yet. It can be replayed once it is.

server-record-differs = After action { $action } the record does not match the rules: { $field }.
server-record-long = The record has more than { $most } actions.
server-review-long = A game of more than { $most } steps is too long for a review.
server-no-choice = Nobody chose anything at that step.

server-bad-message = The server did not understand that ({ $where }).
server-bad-request = Invalid request.
server-too-big = That is too big: at most { $most } bytes.
server-too-many-tables = At most { $most } tables can be asked about at once.
server-too-fast = Too many requests at once. Wait a moment.
server-origin = This request came from another site.
server-trouble = Something went wrong on the server. Nothing has changed; try again.
