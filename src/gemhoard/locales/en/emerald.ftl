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
   *[other] { $value }
}
emerald-towards = { $value ->
    [castle] the castle
   *[chamber] the chamber
}

emerald-turn = { $who } is next.
emerald-moves = { $who } moves a { $colour } knight from { $start } to { $end }: { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
emerald-stops = { $who } stops.
emerald-passes = { $who } moves no knight.
emerald-treasure = { $who } reaches the chamber and takes a treasure card; { $left } left.
emerald-takes-gold = { $who } takes { $value } gold on { $field }.
emerald-takes-gem = { $who } takes a gem on { $field }: { $gem }.
emerald-turns-up-gold = On { $field }, { $value } gold turns up.
emerald-turns-up-gem = On { $field }, a gem turns up: { $gem }.
emerald-four-gems = { $who } has all four kinds of gem first, and gets the bonus.
emerald-wakes-dragon = That wakes the dragon.
emerald-rolls = { $who } rolls { $face }.
emerald-walks = The dragon walks to { $field }.
emerald-turns = It turns towards { $towards }.
emerald-catches = On { $field } it catches a { $colour } knight of { $who }.
emerald-pays = { $who } buys the knight free { $value ->
    [hidden] with a gold card
   *[other] with { $value } gold
}.
emerald-loses = { $who } loses a { $colour } knight to the nest; { $left } left in play.
emerald-bar-shifts = The bar moves on to { $field }.
emerald-left-behind = The dragon is left behind the bar, on { $field }.
emerald-ends-treasure = The last treasure card is taken: the game is over.
emerald-ends-knights = { $who } has one knight left in play: the game is over.
emerald-ends-passing = Nobody moved a knight: the game is over.
emerald-bonus = Bonus for { $gem }: { $who }.
emerald-no-bonus = Bonus for { $gem }: nobody has the most alone.
emerald-scores = { $who }: gold { $gold }, treasure cards { $treasures } × 5, bonus cards { $bonuses } × 4, gems { $gems }: { $points } points.
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
