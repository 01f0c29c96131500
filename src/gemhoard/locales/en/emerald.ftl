# The log of Emerald. Each line is one event; the rule follows in brackets.

emerald-name = Emerald
emerald-colour = { $value ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[black] black
}
emerald-gem = { $value ->
    [ruby] ruby
    [emerald] emerald
    [garnet] garnet
   *[turquoise] turquoise
}
emerald-end = { $value ->
    [chamber] the chamber
   *[other] field { $value }
}
emerald-place = { $value ->
    [A] tower A
    [B] tower B
    [C] tower C
    [D] tower D
    [K] the keep
   *[other] field { $value }
}
emerald-start = { emerald-place }
emerald-towards = { $value ->
    [castle] the castle
   *[chamber] the chamber
}

emerald-turn = It's { $who }'s turn.
emerald-moves = { $who } moves a { $colour } knight from { $start } to { $end }: { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
emerald-stops = { $who } stops.
emerald-passes = { $who } passes.
emerald-treasure = { $who } reaches the chamber and takes a treasure card; { $left ->
    [0] none is
    [one] one is
   *[other] { $left } are
} left.
emerald-takes-gold = { $who } takes { $value } gold on field { $field }.
emerald-takes-gem = { $who } takes a gem on field { $field }: { $gem }.
emerald-turns-up-gold = Field { $field }: { $value } gold is revealed.
emerald-turns-up-gem = Field { $field }: a gem is revealed, { $gem }.
emerald-four-gems = { $who } is the first to own all four kinds of gem and gets the bonus.
emerald-wakes-dragon = That wakes the dragon.
emerald-rolls = { $who } rolls { $face }.
emerald-walks = The dragon walks to field { $field }.
emerald-turns = It turns round, towards { $towards }.
emerald-catches = On field { $field } it catches { $who }'s { $colour } knight.
emerald-pays = { $who } ransoms the knight { $value ->
    [hidden] with a gold card
   *[other] with { $value } gold
}.
emerald-loses = { $who } loses a { $colour } knight to the nest; { $left ->
    [one] one is
   *[other] { $left } are
} left in play.
emerald-bar-shifts = The bar moves on; it now starts at field { $field }.
emerald-left-behind = The dragon is left behind the bar, on field { $field }.
emerald-ends-treasure = The last treasure card is taken: the game is over.
emerald-ends-knights = { $who } has one knight left in play: the game is over.
emerald-ends-passing = Everybody passed: the game is over.
emerald-bonus = Bonus for { $gem }: { $who }.
emerald-no-bonus = Bonus for { $gem }: nobody alone has the most.
emerald-scores = { $who }: gold { $gold }, treasure cards { $treasures } × 5, bonus cards { $bonuses } × 4, gems { $gems }: { $points ->
    [one] one point
   *[other] { $points } points
}.
emerald-wins = { $who } wins.
emerald-shares-win = { $who } shares the win.

# What can be done.
emerald-do-move = Move a { $colour } knight from { $place }
emerald-do-stop = Stop
emerald-do-take = { $kind ->
    [gold] Take the gold
   *[gem] Take the gem
}
emerald-do-roll = Roll { $face }
emerald-do-capture = { $which ->
    [moved] Let the dragon catch the { $colour } knight that has just moved
   *[none] Let the dragon catch a { $colour } knight
}
emerald-do-ransom = { $value ->
    [none] Give the knight up
   *[other] Pay { $value } gold
}

# The board in the terminal.
emerald-text-hand = Your hand
emerald-text-dragon = The dragon stands on field { $field } and looks { $towards ->
    [castle] towards the castle
   *[chamber] towards the chamber
}; the bar lies beside fields { $bar } to { $end }.
emerald-text-player = { $who }: gold cards { $gold }, gems { $gems }, treasure cards { $treasures }
