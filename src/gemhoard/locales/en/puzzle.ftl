# Puzzles: positions in which one action is clearly best.

puzzle-number = Puzzle { $number }
puzzle-title = { $game }: puzzle { $number }
puzzle-difficulty = Difficulty
puzzle-any-grade = All
puzzle-grade = { $grade ->
    [1] Easy
    [2] Fairly easy
    [3] Medium
    [4] Hard
   *[5] Very hard
}
puzzle-asked = One choice is clearly best. Which one?
puzzle-solved = Solved: { $solved } / { $count }
puzzle-right = Right!
puzzle-right-too = Right, this is as good as the best choice.
puzzle-chance = Your chance to win: { $chance }%.
puzzle-tempting = “{ $action }” would leave you { $chance }%.
puzzle-wrong = costs you { $cost }% of the win and leaves a chance of { $chance }%. With the best choice:
puzzle-answer = Best:
puzzle-show = Show me
puzzle-next = Next puzzle
