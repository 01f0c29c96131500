# Was in jedem Kurs gesagt wird.

lesson-progress = Schritt { $step } von { $last }
lesson-back = Einen Schritt zurück
lesson-skip = Diesen Schritt überspringen
lesson-next = Weiter
lesson-praise = { $number ->
    [0] Gut gemacht!
    [1] Genau!
    [2] Das war’s!
   *[3] Sehr gut!
}
lesson-shown = So geht das.
lesson-show = Zeig es mir
lesson-play = Spiel deine erste Partie
