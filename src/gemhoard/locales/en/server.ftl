# What the server refuses, and why.

server-no-table = There is no such table.
server-no-code = No table waits for friends under this code.
server-no-game = There is no game “{ $game }”.
server-no-level = There is no bot “{ $level }”.
server-no-seat = This table has no seat { $seat }.
server-not-found = There is nothing at this address.
server-not-invited = This invitation does not open this table. Ask for a new link.
server-seat-taken = Seat { $seat } is taken.
server-sit-down = Take at least one seat yourself, so that you can start the game for your friends.
server-name = A name needs at least one letter.
server-full = Too many people are looking at this table already.

server-started = The game has already begun.
server-not-started = The game has not begun yet.
server-only-players = Only somebody who sits at this table can do that.
server-not-your-seat = Seat { $seat } is not yours.
server-not-your-turn = It is not the turn of seat { $seat }.
server-stale = The table has moved on meanwhile. Look again.
server-cannot-undo = This cannot be taken back: something has been shown since, or it was not yours.
server-closed = Nobody plays at this table any more; it can only be replayed.
server-not-over = The game is not over yet. Only then can it be replayed.

server-record-differs = The record says something else than the rules after action { $action }: { $field }.
server-record-long = The record has more than { $most } actions.

server-bad-message = The server did not understand that ({ $where }).
server-bad-request = The server does not answer that.
server-too-big = That is too big: at most { $most } bytes.
server-too-fast = That was too much at once. Wait a moment.
server-origin = That came from another site.
server-trouble = Something went wrong on the server. Nothing has changed; try again.
