# The board of Kadora: what is written on it, and what is said of it to those who listen.

kadora-board-title = The Kadora table
kadora-board-card = { $colour } { $value } ({ $cut ->
    [r] round
    [s] square
   *[d] drop
})
kadora-board-back = { $colour }, face down
kadora-board-block = The block
kadora-board-players = What each player has
kadora-board-column = Column { $name }: sum { $sum }
kadora-board-row = Row { $name }: sum { $sum }
kadora-board-empty = empty
kadora-board-place = Space { $place }
kadora-board-hand = { $who }'s hand
kadora-board-loot = { $who }'s loot
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
kadora-board-penalty = penalty
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
kadora-board-aside-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

# What is asked.
kadora-board-aim = If a column or row adds up to 10 or more, you must take the cards there of the same colour or cut as yours.
kadora-board-aim-short = From 10 up, you must take what matches.
kadora-board-ask-place = Where will you put { $card }?
kadora-board-card-first = Choose a card from your hand first.
kadora-board-confirm = Put it here

# What a placement would lead to.
kadora-board-sums = Column { $column }, row { $row }.
kadora-board-takes = You take { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, worth { $value }.
kadora-board-takes-nothing = You take nothing.
kadora-board-full = The block is full.
kadora-board-full-unlike = The block is full: you take the cards that don't match yours.
kadora-board-full-all = The block is full and everything matches: you take it all.
kadora-board-lead = { $lead ->
    [alone] You take the lead in { $colour }.
    [tied] You draw level in { $colour }.
   *[behind] You are behind in { $colour }.
}
kadora-board-cost-change = Penalty: from { $before } to { $after }.

# Gifts.
kadora-board-gift = Give your { $cards ->
    [one] { $colour } card
   *[other] { $cards } { $colour } cards
}, worth { $value }, to { $whom }
kadora-board-gifts = Give away
kadora-board-gift-why = Why can't I give?
kadora-board-gift-none = You can only give away a colour in which you alone lead, and only to a player who has none of it.

kadora-board-last-turns = { $turns ->
    [one] Last turn
   *[other] { $turns } turns left
}

# What everybody can count in front of a player.
kadora-count-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
kadora-count-loot = { $count ->
    [one] one loot card
   *[other] { $count } loot cards
}

# What the page says about the game: on the cover, at set-up, in play and at the end.
kadora-pitch = Put down a diamond, add up to ten and sweep up the loot. But only the colours you lead are worth having.
kadora-option-viewpoints = Which way is up?
kadora-option-viewpoints-means = Whether everyone reads the columns and rows of the block the same way, or each player from their own side of the table.
kadora-option-viewpoints-shared = The same for everyone
kadora-option-viewpoints-seats = From each player's side
kadora-option-missing = Missing values
kadora-option-missing-means = Values run from 1 to 5, and each colour is missing one of them. Choose which: the deck changes, the rules do not.
kadora-option-missing-part = { kadora-colour }
kadora-ask-give = Your turn: put a card on the block, or give a colour away first.
kadora-ask-place = Your turn: put a card from your hand on the block.
kadora-ask-draw = Draw a card: from the left or the right?
kadora-goal = Goal: the fewest penalty points; a colour you lead costs you nothing. When both piles are empty, everyone has one more turn.
kadora-source = { kadora-colour }
kadora-points = Penalty points
kadora-points-means = Whoever leads a colour turns it face down and pays nothing for it: those points are crossed out. The rest counts: the fewest penalty points wins.
kadora-tie-break = { $value ->
   *[cards] Tie-break: most cards
}

# The board in words: labels of what lies on the table, and of what each player has.
kadora-verb-place = Put a card on the block
kadora-verb-give = Give a colour away
kadora-verb-draw = Draw a card
kadora-each-hands = Hand
kadora-each-loot = Loot
kadora-view-block = Block
kadora-view-left = Left pile, from the top
kadora-view-right = Right pile, from the top
kadora-view-aside = Set aside
kadora-view-last = Turns left
kadora-view-hands-value = { $value ->
    [R] { kadora-colour }
    [O] { kadora-colour }
    [Y] { kadora-colour }
    [G] { kadora-colour }
    [B] { kadora-colour }
    [P] { kadora-colour }
   *[other] { $value }
}
kadora-view-left-value = { kadora-view-hands-value }
kadora-view-right-value = { kadora-view-hands-value }
kadora-view-aside-value = { kadora-view-hands-value }

# At the end.
kadora-not-counted = turned down
kadora-cannot-win = leads no colour

# For the coach: what happens more or less often.
kadora-coach-majority = Colours you lead at the end
kadora-coach-majority-soon = You lead a colour at the end
kadora-coach-gives = You give colours away per game
kadora-coach-gives-soon = You give a colour away before your next turn
kadora-coach-receives = You are given colours per game
kadora-coach-receives-soon = You are given a colour before your next turn
kadora-coach-full-block = You collect in a full block per game
kadora-coach-full-block-soon = You collect in a full block before your next turn
