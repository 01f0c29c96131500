# The board of Kadora: what is written on it, and what is said of it to those who listen.

kadora-board-title = The Kadora table
kadora-board-card = { $colour } { $cut ->
    [r] round
    [s] square
   *[d] drop
} { $value }
kadora-board-back = { $colour }, face down
kadora-board-block = The block
kadora-board-players = What everybody has
kadora-board-column = Column { $name }, sum { $sum }
kadora-board-row = Row { $name }, sum { $sum }
kadora-board-empty = empty
kadora-board-place = Place { $place }
kadora-board-hand = Hand of { $who }
kadora-board-loot = Loot of { $who }
kadora-board-loot-empty = nothing yet
kadora-board-loot-colour = { $colour }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, worth { $value }{ $lead ->
    [alone] , in the lead
    [tied] , tied for the lead
   *[behind] , behind
}
kadora-board-cost = Penalty points as things stand: { $value }.
kadora-board-pile = { $pile ->
    [left] Left
   *[right] Right
} pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $colour } on top
kadora-board-pile-empty = { $pile ->
    [left] Left
   *[right] Right
} pile: empty
kadora-board-aside = Set aside
kadora-board-aside-virtual = Virtual player

# What is asked.
kadora-board-aim = Lay a card so that its column or row comes to 10 or more: you take the cards there of its colour or cut.
kadora-board-ask-place = Where does { $card } go?
kadora-board-confirm = Lay it here
kadora-board-take-back = Take back

# What a placement would lead to.
kadora-board-sums = Column { $column }, row { $row }.
kadora-board-takes = You take { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, worth { $value }.
kadora-board-takes-nothing = You take nothing.
kadora-board-full = The block is full.
kadora-board-full-unlike = The block is full: you take what is unlike your card.
kadora-board-full-all = The block is full and all is alike: you take everything.
kadora-board-lead = { $lead ->
    [alone] You take the lead in { $colour }.
    [tied] You draw level in { $colour }.
   *[behind] You are behind in { $colour }.
}
kadora-board-cost-change = Penalty: { $before } now, { $after } then.

# Gifts.
kadora-board-gift = Give your { $cards ->
    [one] { $colour } card
   *[other] { $cards } { $colour } cards
}, worth { $value }, to { $whom }
kadora-board-gifts = Gifts
kadora-board-gift-why = Why no gift?
kadora-board-gift-none = You can give away only a colour that you alone have most of, and only to somebody who has none of it.

kadora-board-last-turns = { $turns ->
    [one] Last turn
   *[other] { $turns } turns left
}
