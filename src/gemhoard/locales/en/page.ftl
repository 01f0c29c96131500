# The page in the browser.

## The frame

title-start = Gemhoard: two treasure games
title-new = Set up a table · Gemhoard
title-join = Join a table · Gemhoard
title-table = At the table · Gemhoard
title-replay = Replay · Gemhoard
title-record = Open a saved game · Gemhoard
title-rules = Rulebook · Gemhoard
title-missing = Not here · Gemhoard
skip = Skip to the page
home = To the start page
menu = Menu
loading = One moment …
ok = All right
close = Close
copy = Copy link
copied = Copied
share = Share
missing-heading = There is nothing here
page-not-found = This address leads nowhere. Perhaps a letter is missing.
page-no-network = The server cannot be reached. Is the network there?
page-failed = That did not work. Nothing has changed; please try again.
page-refused = The server says no: { $reason }

settings = Settings
settings-kept = Kept in this browser.
language = Language
speed = Movement
speed-calm = Calm
speed-brisk = Brisk
speed-none = None
light = Light
light-auto = As the device
light-day = By day
light-dark = Dark room
letters = Letters beside colours
sound = Soft sounds

## The start page

start-heading = Which story shall it be?
emerald-pitch = Send your knights past the dragon into the cave, and come home with more gold and gems than the others.
kadora-pitch = Lay down a diamond, add up to ten, and sweep up the loot. But only the colours you lead are worth having.
play-bots = Play against bots
set-up = Set up a table
rules = Rules
my-games = Your games
game-over = Replay
game-goes-on = Go on
forget-game = Take the game with { $names } off this list
join-heading = Join your friends
code = Code
code-means = Whoever opened the table sees the code there.
join = To the table
about-you = About you
your-name = Your name
record-heading = Open a saved game
record-means = A game that was downloaded here can be replayed step by step.
record-drop = Drop the file here
record-choose = Choose a file

## Setting up a table

which-game = Which game?
how-many = How many players?
who-sits = Who sits where?
who-starts = Who starts?
first-drawn = Luck decides
options = Rules to choose
open-table = Open the table
seat-me = Me
seat-here = Somebody here, on this device
seat-friend = A friend, by link
seat-friend-means = joins by link
seat-bot = Bot, { $level }
seat-number = Seat { $number }
seat-free = Free
seat-waits = waits for a friend
name-of-seat = Name at seat { $number }
player-number = Player { $number }
bot-number = Bot { $number }
level-squire = a squire: grabs what it can
level-knight = a knight: thinks ahead
level-baron = a baron: knows the game well
level-dragon = a dragon: hard to beat

emerald-option-passing = Moving no knight
emerald-option-passing-means = Whether you may leave all your knights where they stand.
emerald-option-passing-false = Not allowed
emerald-option-passing-true = Allowed
emerald-option-open-ransom = Ransom
emerald-option-open-ransom-means = Whether everybody sees which gold card buys a knight free.
emerald-option-open-ransom-false = Paid face down
emerald-option-open-ransom-true = Paid face up
kadora-option-viewpoints = Which way is up?
kadora-option-viewpoints-means = Whether all read the columns and rows of the block alike, or each from their own side of the table.
kadora-option-viewpoints-shared = The same for all
kadora-option-viewpoints-seats = From each one's own side
kadora-option-missing = Missing values
kadora-option-missing-means = Values run from 1 to 5, and each colour lacks one of them. Choose which: the deck changes, the rules do not.
kadora-option-missing-part = { kadora-colour }

## Before the start

lobby-heading = { $game }: the table is laid
lobby-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
lobby-full = Everybody is here.
lobby-wait = As soon as those at the table start, you see the game.
invite-heading = Ask your friends in
invite-text = Play { $game } with me
invite-code = Or tell them this code:
rename = Change name
seats = Seats
sit-down = Sit down
move-here = Move here
start-game = Start the game
start-with-bots = Bots take the seats that are still free.
state-here = is here
state-away = is away
state-you = you

## At the table

players = Players
board = Board
watching = You are watching
undo = Take back
log = Log
help = Help
points = The points
state-turn = is to play
state-you-turn = your turn
state-thinking = thinks …
state-won = wins
count-emerald-gold = { $count ->
    [one] one gold card
   *[other] { $count } gold cards
}
count-emerald-gems = { $count ->
    [one] one gem
   *[other] { $count } gems
}
count-emerald-treasures = { $count ->
    [one] one treasure card
   *[other] { $count } treasure cards
}
count-kadora-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
count-kadora-loot = { $count ->
    [one] one card of loot
   *[other] { $count } cards of loot
}

ask-emerald-move = Your turn: move a knight, one step for each knight on its place.
ask-emerald-second = Move a second knight, or stop.
ask-emerald-take = Take the gold or the gem.
ask-emerald-capture = The dragon is here: which knight does it catch?
ask-emerald-ransom = Your knight is caught! Pay with a gold card, or give it up.
ask-kadora-give = Your turn: put a card on the block, or first give a colour away.
ask-kadora-place = Your turn: put a card from your hand on the block.
ask-kadora-draw = Draw a card: left or right?
wait-turn = { $who } is thinking about it.
wait-emerald-ransom = { $who } decides whether to pay the ransom.
wait-emerald-chance = The die rolls for the dragon …
in-words = Choose from a list
line-lost = The connection is lost. It comes back by itself; nothing is lost.

log-empty = Nothing has happened yet.
since-your-move = Since your last move
takes-back = { $who } takes that back.
rule-number = Rule { $rule }
rule-unwritten = Rule { $rule } is in the rulebook.
rulebook-open = Open the rulebook
rulebook-unwritten = This rulebook is still being written.
contents = Contents

emerald-goal = Goal: come home with the most gold and gems.
kadora-goal = Goal: the fewest penalty points. A colour of which you have most costs you nothing.
help-glow = What you may do glows. Point at it, and you see what comes of it; click, and it is done. With a finger: touch it once to see, and again to do it.
key-arrows = to the next thing you can choose
key-enter = do it
key-esc = put the choice back
key-undo = take back your last action
key-log = show or hide the log
key-help = this help

curtain-pass = Pass the device to { $who }
curtain-means = Everybody else, please look away: behind the curtain are the cards of { $who }.
curtain-lift = I am { $who }
curtain-undo = { $who }: take that back

## The end

end-heading = The points come in …
end-winners = { $count ->
    [one] { $who } wins!
   *[other] { $who } share the win!
}
points-emerald = Points
emerald-source = { $value ->
    [gold] Gold
    [treasures] Treasure cards
    [bonuses] Bonus cards
   *[gems] Gems
}
points-emerald-means = Most points win.
kadora-source = { kadora-colour }
points-kadora = Penalty
points-kadora-means = Whoever leads a colour turns it face down ✓ and pays nothing for it. The rest counts: fewest penalty points win.
turned-down = turned down
emerald-tie-break = { $value ->
    [treasures] Tie: most treasure cards
   *[gems] Tie: most gems
}
kadora-tie-break = { $value ->
   *[cards] Tie: most cards
}
cannot-win = no majority
skip-ahead = Straight to the end
rematch = Once more
replay = Replay
download = Download
share-replay = Look at this game

replay-step = Step { $step } of { $last }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-slider = Step
