# The page in the browser.

## The frame

title-start = Gemhoard: two treasure games
title-new = Set up a table · Gemhoard
title-join = Join a table · Gemhoard
title-table = At the table · Gemhoard
title-turn = Your turn · { $game }
notify-turn = It's your turn
title-replay = Replay · Gemhoard
title-record = Open a saved game · Gemhoard
title-rules = Rulebook · Gemhoard
title-daily = Daily deal · Gemhoard
title-learn = Learn to play · Gemhoard
title-puzzles = Puzzles · Gemhoard
title-missing = Page not found · Gemhoard
skip = Skip to main content
home = Home
menu = Menu
loading = One moment …
ok = OK
close = Close
copy = Copy link
copied = Copied
share = Share
missing-heading = Page not found
page-not-found = No page at this address. Check the link.
offline-heading = No connection
page-no-network = The server cannot be reached. Are you online?
page-failed = That didn't work. Nothing has changed; please try again.
page-refused = The server refused: { $reason }

settings = Settings
settings-kept = Saved in this browser.
language = Language
speed = Animations
speed-calm = Normal
speed-brisk = Fast
speed-none = Off
light = Theme
light-auto = Match device
light-day = Light
light-dark = Dark
letters = Colour letters (colour-blind help)
letters-offer = Are the colours hard to tell apart?
letters-show = Show letters
board-in-words = Board as text
sound = Sound effects
notify = Notify me when it's my turn
notify-blocked = Your browser blocks notifications from this page.
shortcuts = Single-letter shortcuts (U, H, L, ?)

## The start page

start-heading = What shall we play?
play-bots = Play against bots
set-up = Set up a table
rules = Rules
daily = Today's deal
daily-invites = One try, the same for everyone
puzzles = Puzzles
puzzles-invite = What would you do here?
learn = Learn it in three minutes
learn-on = Continue the lesson
learn-no = No lesson, thanks
learn-by-playing = Learn it by playing
my-games = Your games
game-over = Replay
game-goes-on = Continue
game-your-turn = Your turn
game-turn = { $who }'s turn
game-waits = Waiting for players
game-won = { $count ->
    [one] You won
   *[other] You share the win
}
game-winners = { $count ->
    [one] { $who } won
   *[other] { $who } share the win
}
game-gone = No longer available
games-all = Show all { $count } games
games-fewer = Show fewer
forget-game = Remove the game with { $names }
join-heading = Join your friends
code = Code
code-means = The host can see the code.
join = Join
about-you = About you
your-name = Your name
record-heading = Open a saved game
record-means = Replay a game you downloaded from here, step by step.
record-drop = Drop the file here
record-choose = Choose a file

## Setting up a table

which-game = Which game?
how-many = How many players?
who-sits = Who sits where?
who-starts = Who starts?
first-drawn = Random
options = Rule options
open-table = Create table
seat-me = Me
seat-here = Someone else, on this device
seat-friend = A friend, by link
seat-friend-means = joins by link
seat-bot = Bot, { $level }
seat-number = Seat { $number }
seat-free = Free
seat-waits = waiting for a friend
name-of-seat = Name at seat { $number }
player-number = Player { $number }
bot-number = Bot { $number }
level-page = page (beginner)
level-page-style = Plays on a whim.
level-squire = squire (very easy)
level-squire-style = Is hasty and overlooks a lot.
level-knight = knight (easy)
level-knight-style = Plays by feel and slips now and then.
level-captain = captain (medium)
level-captain-style = Plays solidly and rarely slips.
level-baron = baron (tricky)
level-baron-style = Has a good instinct.
level-count = count (hard)
level-count-style = Knows the game well.
level-duke = duke (very hard)
level-duke-style = Thinks ahead.
level-dragon = dragon (expert)
level-dragon-style = Thinks far ahead and is hard to beat.
seat-matching = Bot that matches me
level-rated = { $level }, rating { $rating }
ratings-mean = Rating: between two players, the one with 100 points more wins about 64 games in 100.
matching-means = Bot that matches you: { $level } this time. It adapts to your results against bots, between games and never during one.
matching-quick = Bots that match you: { $level }
matching-here = Bots that match you: { $level } in this game. They adapt between games, never during one.
matching-next = { $change ->
    [up] Bots that match you will be stronger next time: { $level }.
    [down] Bots that match you will be weaker next time: { $level }.
   *[same] Bots that match you will stay the same next time: { $level }.
}

## Before the start

lobby-heading = { $game }: the table is ready
lobby-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
lobby-full = Everyone is here.
lobby-wait = You'll see the game when the players start.
invite-heading = Invite your friends
invite-text = Play { $game } with me
invite-code = Or give them this code:
rename = Change name
seats = Seats
sit-down = Sit down
move-here = Move here
start-game = Start the game
start-with-bots = Bots take any seats that are still free.
state-here = is here
state-away = is away
state-level-page = bot, beginner
state-level-squire = bot, very easy
state-level-knight = bot, easy
state-level-captain = bot, medium
state-level-baron = bot, tricky
state-level-count = bot, hard
state-level-duke = bot, very hard
state-level-dragon = bot, expert
state-you = you

## At the table

players = Players
board = Board
watching = You are watching
undo = Undo
log = Log
help = Help
points = Score
state-turn = their turn
state-you-turn = your turn
state-thinking = is thinking …
state-won = wins
state-hinted = with hints

ask = Your turn: what will you do?
wait-turn = { $who } is thinking …
wait-chance = Chance decides …
in-words = Choose from a list
line-lost = Connection lost. Reconnecting; your game is safe.

## The board in words

plain-table = On the table
plain-choices = What you can do
plain-hidden = hidden
plain-nothing = nothing
plain-yes = yes
plain-no = no

log-empty = Nothing has happened yet.
since-your-move = Since your last move
takes-back = { $who } undid the last action.
rule-number = Rule { $rule }
rule-unwritten = Rule { $rule } is in the rulebook.
rulebook-open = Open the rulebook
rulebook-unwritten = This rulebook is still being written.
contents = Contents

curtain-pass = Pass the device to { $who }
curtain-means = Everyone else, please look away: { $who }'s cards are behind the curtain.
curtain-lift = I am { $who }
curtain-undo = { $who }: undo that

## The end

end-heading = Counting up …
end-winners = { $count ->
    [one] { $who } wins!
   *[other] { $who } share the win!
}
end-you-win = { $count ->
    [one] You win!
   *[other] You share the win with { $who }!
}
end-place = You finished { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $count }.
end-rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place
you = You
points-total = Points
not-counted = does not count
cannot-win = cannot win
virtual-player = A virtual player
skip-ahead = Skip
rematch = Play again
replay = Replay
download = Download
download-names = With the players' names
share-replay = Watch this game

replay-step = Step { $step } of { $last }
replay-first = Back to the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = Skip to the end
replay-slider = Step
