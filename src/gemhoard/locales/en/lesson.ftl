# What is said in every lesson.

lesson-progress = Step { $step } of { $last }
lesson-back = One step back
lesson-skip = Skip this step
lesson-next = Next
lesson-praise = { $number ->
    [0] Well done!
    [1] Exactly!
    [2] That's it!
   *[3] Very good!
}
lesson-shown = That's how.
lesson-show = Show me
lesson-play = Play your first game
