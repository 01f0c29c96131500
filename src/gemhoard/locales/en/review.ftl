# The review of a finished game, beside its replay.

review-making = Looking at every choice …
review-percent = { $number }%
review-chance = { $who } { $chance }%
review-whose = Whose choices
review-everybody = Everybody’s
review-none-marked = { $who } made no choice that clearly cost anything.
review-cost = cost { $cost }%
review-fine = nothing better
review-close = too close to call
review-decided = already decided
review-luck = For { $who }: { $change }%
review-luck-or-skill = Luck or skill
review-in-numbers = The curve in numbers
review-judged = { $verdict ->
    [forced] There was no choice here.
    [fine] Nothing was clearly better than this choice.
    [close] Whether something else was better is too close to call.
    [decided] The game was decided already.
    [small] A small mistake: something else was better by { $cost }%.
    [costly] A costly mistake: something else was better by { $cost }%.
   *[turning-point] A turning point: something else was better by { $cost }%.
}
review-by-chance = Nobody had a choice here.
review-over = The game is over.
review-better = Better:
review-cost-of = the choice cost { $cost }% of the win
review-try = Try again
review-show = Show the better choice
review-leave = Back
review-your-turn = You play { $who } now, and see what { $who } saw. What is better?
review-tried = { $result ->
    [best] that is the best choice!
    [equal] as good as the best, as far as can be told.
    [better] costs { $cost }%, less than what was played.
   *[worse] costs { $cost }%, no better than what was played.
}
review-play-on = Play on from here
review-play-on-means = A new game from this position, in the seat of { $who }, against bots. What { $who } could not see is drawn again.

## Also outside of the page

coach-title = { $game }: review of a game
coach-summary = { $who } wins. Before the deal the chance was { $before }%; luck brought { $luck }%, own choices { $own }%, the choices of others { $others }%.
coach-summary-shared = { $whom } share the win.
coach-curve = Chances to win
coach-curve-means = Everybody's chance to win after each step, in percent.
coach-step = Step
coach-where-from = Where the result came from
coach-where-from-means = In percent of the win, measured against solid play: the choices of a good player who does not think ahead. The rows of a player add up exactly to the result.
coach-row-start = Place in the order
coach-row-deal = The deal
coach-row-luck = Own luck
coach-row-others_luck = Luck of others
coach-row-lie = How the hidden cards lay
coach-row-best_choices = What the best own choices would have brought
coach-row-costs = What own choices cost
coach-row-others_choices = Choices of others
coach-row-result = Result
coach-costliest = The costliest choices
coach-none-marked = Nobody made a choice that clearly cost anything.
coach-choice = { $number }. { $who } ({ $verdict }): { $chosen }. Better: { $better }. Cost: { $cost }% of the win.
coach-verdict = { $value ->
    [small] small mistake
    [costly] costly mistake
   *[turning-point] turning point
}
coach-luckiest = The biggest strokes of luck
coach-stroke = { $number }. { $what } Change for { $who }: { $change }%.
coach-all-choices = Every choice
coach-column-choice = Choice
coach-column-better = Better
coach-column-cost = Cost, %
coach-profile = Profile of { $who }
coach-profile-kind = Kind of choice
coach-profile-count = Choices
coach-profile-mean = Mean cost, %
coach-profile-marked = Marked
