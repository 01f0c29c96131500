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
