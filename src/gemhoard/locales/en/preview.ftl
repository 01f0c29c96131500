# What a link says of itself where it is shared. The page needs none of it.

preview-means = Play in your browser: alone against bots, on one device, or with friends by a link. No account needed.
preview-new = { $game }: set up a table
preview-table = { $game }: join the table
preview-replay = { $game }: watch a game, move by move
preview-rules = { $game }: the rules
preview-daily = { $game }: today's deal
preview-learn = { $game }: learn it in three minutes
preview-puzzles = { $game } puzzles: what would you do here?
