# The coach: reviews and hints.

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
coach-soon = { $what }: { $better }% instead of { $worse }%.
coach-ever = { $what }: { $better } instead of { $worse }.
coach-points = { $points }, { $source }
coach-lead = Lead over the strongest rival at the end
coach-no-reason = Nothing stands out: many small things together.
coach-profile = Profile of { $who }
coach-profile-kind = Kind of choice
coach-profile-count = Choices
coach-profile-mean = Mean cost, %
coach-profile-marked = Marked
coach-moment = { $value ->
    [calm] A calm moment: several choices are about as good.
    [matters] This choice matters.
   *[critical] This choice is critical.
}
coach-look-at = What to look at: { $what }
coach-best = Best: { $action }, with a { $chance }% chance to win.
coach-why-not = Why not “{ $action }”? It leaves { $chance }%.
