pickaxe-name = Pickaxe
pickaxe-pitch = Dig for gold, and carry it home before the tunnel collapses.
pickaxe-goal = Goal: the most gold after six turns each. Your secret map adds its number.

# The log
pickaxe-digs = { $who } digs.
pickaxe-finds = { $who } finds { $face } gold: { $pot } in the tunnel.
pickaxe-collapses = The tunnel collapses, and { $who } loses { $pot } gold.
pickaxe-carries = { $who } carries { $pot } gold home and has { $store } now.
pickaxe-turn = It's { $who }'s turn.
pickaxe-ends = Everybody has had six turns: the maps are shown.
pickaxe-scores = { $who }: gold { $store }, map { $map }: { $points ->
    [one] one point
   *[other] { $points } points
}.
pickaxe-wins = { $who } wins.
pickaxe-shares-win = { $who } shares the win.

# What can be done, and what is asked
pickaxe-do-dig = Dig
pickaxe-do-carry = Carry the gold home
pickaxe-do-roll = The die shows { $face }
pickaxe-ask-dig = Dig, or carry your gold home while it is safe.
pickaxe-wait-chance = The die rolls …
pickaxe-why-not = Dig first, or wait for the die.
pickaxe-setup = A set-up has the six maps, each number from 1 to 6 once.

# Points
pickaxe-points = Points
pickaxe-points-means = The most points wins.
pickaxe-source = { $value ->
    [store] Gold carried home
   *[map] Map
}
pickaxe-count-store = { $count } gold carried home

# The board in words: what lies on the table, and what each player has
pickaxe-view-pot = In the tunnel
pickaxe-view-turns = Turns played
pickaxe-each-store = Gold carried home
pickaxe-each-maps = Map
