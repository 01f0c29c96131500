# What the Emerald board says: its places for those who listen, and what a choice would lead to.

emerald-board = The Emerald board
emerald-board-choices = What you can do
emerald-board-places = The board, space by space
emerald-board-players = What each player has

emerald-board-place = { $place ->
    [A] Tower A
    [B] Tower B
    [C] Tower C
    [D] Tower D
    [K] The keep
    [chamber] The chamber
    [nest] The nest
   *[other] Field { $place }
}
emerald-board-knights = { $colour ->
    [red] red knights
    [blue] blue knights
    [green] green knights
    [yellow] yellow knights
   *[black] black knights
}: { $count }
emerald-board-letter = { $colour ->
    [red] R
    [blue] Bu
    [green] G
    [yellow] Y
   *[black] Bk
}
emerald-board-nobody = empty
emerald-board-dragon = the dragon, its head towards { $towards ->
    [castle] the castle
   *[chamber] the chamber
}
emerald-board-bar = beside the bar
emerald-board-gold = { $rest ->
    [0] gold { $value }
   *[other] gold { $value }, { $rest } more face down
}
emerald-board-gem = { $rest ->
    [0] gem: { $gem }
   *[other] gem: { $gem }, { $rest } more face down
}
emerald-board-treasures = treasure cards left: { $count }
emerald-board-has = { $who }: { $knights } in play; gold cards { $gold }; gems { $gems }; treasure cards { $treasures }.
emerald-board-hand = Gold in hand, by value: { $cards }.
emerald-board-four = With the bonus for four different gems.

# What a choice would lead to.
emerald-board-lands = { $steps ->
    [one] One step
   *[other] { $steps } steps
}: { $place }
emerald-board-offers = { $cards ->
    [both] You choose between the gold and the gem
    [gold] You take the gold
    [none] No card lies there
   *[gem] You take the gem
}
emerald-board-wins-treasure = You take a treasure card, worth 5
emerald-board-wakes = It wakes the dragon, which will end on field { $one }, { $two } or { $three }
emerald-board-again = Tap again to move
emerald-board-question = Your hand, and what you are asked

# What everybody can count in front of a player.
emerald-count-knights = { $count ->
    [one] one knight in play
   *[other] { $count } knights in play
}
emerald-count-gold = { $count ->
    [one] one gold card
   *[other] { $count } gold cards
}
emerald-count-gems = { $count ->
    [one] one gem
   *[other] { $count } gems
}
emerald-count-treasures = { $count ->
    [one] one treasure card
   *[other] { $count } treasure cards
}

# What the page says about the game: on the cover, at set-up, in play and at the end.
emerald-pitch = Send your knights past the dragon into the cave, and come home with more gold and gems than anyone else.
emerald-option-passing = Passing
emerald-option-passing-means = Whether you may move no knight at all on your turn.
emerald-option-passing-false = Not allowed
emerald-option-passing-true = Allowed
emerald-option-open-ransom = Ransom
emerald-option-open-ransom-means = Whether everyone sees which gold card pays the ransom.
emerald-option-open-ransom-false = Paid face down
emerald-option-open-ransom-true = Paid face up
emerald-ask-move = Your turn: move a knight, as many steps as there are knights on its space.
emerald-ask-second = Move a second knight, or stop.
emerald-ask-take = Take the gold or the gem.
emerald-ask-capture = The dragon has arrived: which knight does it catch?
emerald-ask-ransom = Your knight is caught! Pay the ransom with a gold card, or give the knight up.
emerald-wait-ransom = { $who } decides whether to pay the ransom …
emerald-wait-chance = Rolling the die for the dragon …
emerald-goal = Goal: the most points from gold, gems and treasure cards. The game ends with the fourth treasure card, or when somebody has only one knight left.
emerald-points = Points
emerald-source = { $value ->
    [gold] Gold
    [treasures] Treasure cards
    [bonuses] Bonus cards
   *[gems] Gems
}
emerald-points-means = The most points wins.
emerald-tie-break = { $value ->
    [treasures] Tie-break: most treasure cards
   *[gems] Tie-break: most gems
}

# The board in words: labels of what lies on the table, and of what each player has.
emerald-verb-move = Move a knight
emerald-verb-take = Take a card
emerald-verb-capture = The dragon catches
emerald-verb-ransom = Ransom
emerald-each-hands = Gold in hand
emerald-each-owned = Gems
emerald-each-treasures = Treasure cards
emerald-view-knights = Knights
emerald-view-chamber = In the chamber
emerald-view-nest = In the nest
emerald-view-dragon = Dragon on field
emerald-view-facing = Dragon is heading for
emerald-view-bar = Bar starts at field
emerald-view-gold = Gold by field
emerald-view-gems = Gems by field
emerald-view-four = First with all four gems
emerald-view-moved = First knight
emerald-view-at = Choosing on field
emerald-view-caught = Caught knight
emerald-view-passes = Passes in a row
emerald-view-gold-place = { $index ->
    [1] 7
    [2] 8
    [3] 9
    [4] 10
    [5] 11
    [6] 12
    [7] 13
    [8] 14
   *[9] 15
}
emerald-view-gems-place = { emerald-view-gold-place }
emerald-view-knights-value = { $value ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [black] black
   *[other] { $value }
}
emerald-view-chamber-value = { emerald-view-knights-value }
emerald-view-nest-value = { emerald-view-knights-value }
emerald-view-moved-value = { $value ->
    [colour] colour
    [place] now on
    [moved] moved this turn
   *[other] { emerald-view-knights-value }
}
emerald-view-caught-value = { emerald-view-moved-value }
emerald-view-owned-value = { emerald-gem }
emerald-view-gems-value = { emerald-gem }
emerald-view-facing-value = { emerald-towards }
emerald-view-four-value = { $who }

# For the coach: what happens more or less often.
emerald-coach-caught = The dragon catches knights of yours per game
emerald-coach-caught-soon = The dragon catches a knight of yours before your next turn
emerald-coach-lost = You lose knights per game
emerald-coach-lost-soon = You lose a knight before your next turn
emerald-coach-treasure = You take treasure cards per game
emerald-coach-treasure-soon = You take a treasure card before your next turn
emerald-coach-four-gems = You get the bonus for all four kinds of gem, per game
emerald-coach-four-gems-soon = You get the bonus for all four kinds of gem before your next turn
