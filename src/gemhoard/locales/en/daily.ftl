# The daily deal.

daily-heading = { $game }: deal of the day
daily-means = One deal a day, the same on every Gemhoard server: the same cards, the same dice, and bots that answer the same choices in the same way.
daily-bots = You play against { $count ->
    [one] one bot
   *[other] { $count } bots
}: { $level }. The bots get stronger from Monday to Sunday.
daily-one-try = You have one try, without undo. You can take a break at any time: the deal waits for you.
daily-no-prizes = There are no prizes: Gemhoard's source code is open, and shows how each deal is made.
daily-name = Your name for the comparison (optional)
daily-name-means = Shown only to those who have played this deal.
daily-start = Play the deal
daily-next = Next deal in
daily-is-new = The next deal is here
daily-todays = Go to today's deal
daily-compare = Compare with bots and others

daily-my-seat = Bots in your seat
daily-my-seat-means = The same cards, dice and opponents, played by every level.
daily-waiting = More bots are still playing …
daily-player = Player
daily-place = Place
daily-better = You did better
daily-same = You did as well
daily-worse = The bot did better
daily-ahead = Ahead of bots: { $better } of { $count }
daily-others = Who has played it here
daily-first = You are the first here!
daily-among = Here: place { $place } of { $count }
daily-percent = Better than { $percent } % of the others
daily-nameless = Anonymous

daily-share = Share without spoilers
daily-text = Gemhoard · { $game } · daily deal { $day }
daily-text-place = Place { $place } of { $count }
daily-copy = Copy text
daily-copy-by-hand = The text is selected: copy it with Ctrl+C.
