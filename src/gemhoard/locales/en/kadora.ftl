# The log of Kadora. Cards are written as in a record: R3d is the red drop of value 3.

kadora-name = Kadora
kadora-virtual = The virtual player
kadora-colour = { $value ->
    [R] red
    [O] orange
    [Y] yellow
    [G] green
    [B] blue
   *[P] purple
}
kadora-letter = { $value ->
    [R] R
    [O] O
    [Y] Y
    [G] G
    [B] B
   *[P] P
}
kadora-line = { $value ->
    [column] column
   *[row] row
}
kadora-pile = { $value ->
    [left] left
   *[right] right
}

kadora-turn = It's { $who }'s turn.
kadora-gives = { $who } gives all { $colour } cards, worth { $value }, to { $whom }: { $cards }.
kadora-places = { $who } puts { $card } on { $place }.
kadora-collects = The { $line } adds up to { $total }; { $who } collects { $cards }.
kadora-collects-unlike = The block is full; { $who } collects the cards in the { $line } that don't match: { $cards }.
kadora-collects-all = The block is full and everything matches; { $who } collects the whole { $line }: { $cards }.
kadora-draws = { $who } draws from the { $pile } pile: { $card ->
    [hidden] { $colour }
   *[other] { $card }
}.
kadora-refills = { $card } goes on { $place }.
kadora-last-round = The piles are empty: everyone has one more turn.
kadora-shows-hand = { $who } adds the cards in hand to the loot: { $cards }.
kadora-shows-aside = The cards set aside belong to the virtual player: { $cards }.
kadora-majority = { $who } turns { $colour } face down, worth { $value }.
kadora-scores = { $who }: { $penalty ->
    [one] one penalty point
   *[other] { $penalty } penalty points
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
}{ $can_win ->
    [no] , but leads no colour
   *[yes] { "" }
}.
kadora-wins = { $who } wins.
kadora-shares-win = { $who } shares the win.

# What can be done.
kadora-do-give = Give all your { $colour } cards to { $whom }
kadora-do-place = Put { $card } on { $place }
kadora-do-draw = Draw from the { $pile } pile

# The board in the terminal.
kadora-text-loot = { $who }: { $hand } in hand, loot { $loot }
kadora-text-piles = Left { $left }, right { $right }
