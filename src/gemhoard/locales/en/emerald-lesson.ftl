# The lesson of Emerald, step by step. At most 25 words each; the deals are in the game's lesson.json.

emerald-lesson-theme = A dragon guards her treasure. Send your knights into her cave and bring out gold and gems: the most points wins.
emerald-lesson-walk = Your knights are red. A knight walks as many steps as there are knights on its space. Find one that takes a single step.
emerald-lesson-walk-far = Three knights stand there, so it would walk three steps. Find a red knight that stands alone.
emerald-lesson-second = Now you may move a second knight, or stop. Knights in a crowd get further: join the blue one on field 3.
emerald-lesson-second-stop = You may always stop here. But a second knight comes for free: move one!
emerald-lesson-cave = A little later. Field 7 is where the cave begins, with cards beside each field. Which of your knights gets that far?
emerald-lesson-cave-meadow = That one stays in the meadow, where there is nothing to find. Look for a bigger crowd.
emerald-lesson-take = Choose one of the two open cards. A gem is worth 1, gold its number, and gold can do even more: take it.
emerald-lesson-take-gem = Gems count too, and the most of a kind earns 4 more. But you'll be glad of some gold in a moment!
emerald-lesson-ransom = { $left }'s knight stopped beside the wooden bar. That woke the dragon, and she caught yours! Gold buys it free: pay.
emerald-lesson-ransom-none = Then your knight is lost to her nest for good. One gold card is a small price.
emerald-lesson-wake = Your turn to wake her! It takes a knight that stops beside the wooden bar, or on her own field. Which one can?
emerald-lesson-wake-sleeps = That one stops away from the bar, so the dragon sleeps on. Look deeper in the cave.
emerald-lesson-catch = You woke her, so you decide: of all the knights on her field she catches just one.
emerald-lesson-catch-own = That's your own knight! You woke her, so pick somebody else's.
emerald-lesson-chamber = Behind field 15 lies the treasure chamber. A knight that gets in wins a treasure worth 5, and stays there. Bring one in!
emerald-lesson-chamber-far = That one doesn't reach the chamber yet. Look at the knight closest to it.
emerald-lesson-play = The fourth treasure ends the game, or a player with one knight left. Then the most gems of a kind earn 4. Your turn!
