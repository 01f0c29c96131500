# What the Emerald board says: its places for those who listen, and what a choice would lead to.

emerald-board = The Emerald board
emerald-board-choices = What you can do
emerald-board-places = The board, place by place
emerald-board-players = What everybody has

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
    [blue] B
    [green] G
    [yellow] Y
   *[black] K
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
emerald-board-has = { $who }: gold cards { $gold }; gems { $gems }; treasure cards { $treasures }.
emerald-board-hand = In hand, gold of the values { $cards }.
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
emerald-board-wakes = It wakes the dragon, which will end on { $one }, { $two } or { $three }
emerald-board-again = Tap again to move
emerald-board-capture = Whom does the dragon catch?
emerald-board-ransom = The dragon holds your { $colour } knight. Buy it free?
