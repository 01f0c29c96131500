# What is said at a table alone.

## Before the start

bot-level = Level of { $who }
bot-add = Add a bot
remove-player = Remove { $who }
make-host = Make { $who } the host
leave-table = Leave the table
link-network = This link works for everyone on your network.
link-local = This link only works on this computer. To let others in, start the server with:
qr-code = QR code of the link
copy-by-hand = The link is selected: copy it with Ctrl+C.
state-host = host
seat-asked = asked to play again
seat-declined = doesn't want to play again

## Together

state-substitute = a bot is playing
away-notice = { $who } is away.
let-bot-play = Let a bot play for { $who }
substitute-mine = A bot is playing for you.
take-over = Take over
spectators = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
leave = Leave
leave-heading = Leave this game?
leave-means = A bot will play for you. You can come back any time and take over.
leave-stay = Stay
chat = Chat
chat-write = Write something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-off = The chat is off.
chat-on = Chat on
chat-unread = { $count ->
    [one] One new message
   *[other] { $count } new messages
}
reactions = Reactions
reaction-clap = applauds
reaction-thumb = gives a thumbs-up
reaction-heart = loves it
reaction-laugh = laughs
reaction-gasp = is amazed
reaction-sad = is sad

## After the end

review = Review

## Play again

rematch-asks = { $who } wants to play again.
rematch-yes = Join
rematch-no = No thanks
rematch-open = Go to the next game

## Hints

suggested = Suggested
hint = Hint
hint-more = More
hint-waits = The coach is thinking …
hint-forced = There is only one thing you can do.
hint-close = About as good: { $actions }
hint-many-close = Many others are about as good.
hint-all-close = Most choices are about as good here. Ask about one that you have in mind.
hint-as-good = “{ $action }” is about as good: the difference is too small to tell.
hint-why-not = Why not …?
hint-offer = Not sure what to do? Ask for a hint: the light bulb above the board. It tells more with each step.
hints-for-all = Hints for everybody
hints-mean = Whoever's turn it is may ask the coach what to do. The game is then marked “with hints”.
lobby-hints = Hints for everybody: whoever's turn it is may ask the coach.
state-won-hinted = wins, with hints

## Help

help-glow = Moves you can make are highlighted. Hover to preview, click to play. (Touch: tap to preview, tap again to confirm.)
key-arrows = move between choices
key-enter = confirm
key-esc = cancel
key-space = skip animations (or click the board)
key-space-name = Space
key-undo = undo your last action
key-hint = a hint, and more of it
key-log = show or hide the log
key-help = this help
