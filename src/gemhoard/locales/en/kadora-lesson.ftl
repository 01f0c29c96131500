# The lesson of Kadora, step by step. At most 25 words each; the deals are in the game's lesson.json.

kadora-lesson-theme = The crew shares out its diamonds. In the end every colour costs you penalty points, unless nobody has more of it. The fewest points wins.
kadora-lesson-place = Each turn you put a card on an empty space. Choose one and look at the sums: this time, keep both below 10.
kadora-lesson-place-ten = Column { $column }, row { $row }: that reaches 10. Try your lowest card, where its neighbours are low too.
kadora-lesson-draw = Below 10, nobody takes anything. Now draw a card. The backs only show colours: take the green one.
kadora-lesson-draw-other = That one is purple. The colour on the back is all you know of a card: take the green one.
kadora-lesson-collect = From 10 up, you take all other cards of that line that share your card's colour or cut. Take two at once!
kadora-lesson-collect-low = The right card! But there the column only adds up to { $column }. Below 10 you take nothing.
kadora-lesson-collect-one = That takes just one card. Look at column b: a green card and a drop. Which card of yours matches both?
kadora-lesson-collect-none = There you take nothing. Look at column b: a green card and a drop. Which card of yours matches both?
kadora-lesson-avoid = What matches, you must take, and loot can cost you. So find the one space where you take nothing at all.
kadora-lesson-avoid-takes = There you would have to take cards worth { $value }. Which card matches nothing in its column and row?
kadora-lesson-full = The last space! A card that fills the block and takes nothing takes all that do not match instead. Take just one.
kadora-lesson-full-unlike = It takes nothing, so you get everything that doesn't match, worth { $value }. Find the card that takes one the usual way.
kadora-lesson-lead = Whoever has the most of a colour pays nothing for it. { $right } leads in green with 3: take the lead!
kadora-lesson-lead-tied = Now you're level with { $right }, and nobody pays. But one space gives you far more green.
kadora-lesson-lead-behind = A green 2 is not enough against { $right }'s 3. Where do three green cards match yours?
kadora-lesson-lead-none = That brings you no green. Where do three green cards match yours?
kadora-lesson-give = You lead in red with 6, but { $left } has 5. Before red costs you, give it all to { $right }, who has none.
kadora-lesson-give-first = A gift comes before you place a card, and only while you alone lead. So give your red away first.
kadora-lesson-last = Your last turn. What stays in your hand joins your loot and counts. Get rid of the card that would cost you most.
kadora-lesson-last-takes = The right card! But there it takes more loot that costs you. Find a space where it takes nothing.
kadora-lesson-last-keeps = Then your purple 5 joins your loot, and { $right } leads in purple: it would cost you. Put down the 5.
kadora-lesson-last-give = Gifts are fine, even now. But the card that would cost you most is still in your hand.
kadora-lesson-play = Only 8 penalty points: you win! But mind: whoever leads no colour at all cannot win. Now play for real!
