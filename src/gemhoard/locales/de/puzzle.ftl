# Aufgaben: Stellungen, in denen eine Wahl deutlich die beste ist.

puzzle-number = Aufgabe { $number }
puzzle-title = { $game }: Aufgabe { $number }
puzzle-difficulty = Schwierigkeit
puzzle-any-grade = Alle
puzzle-grade = { $grade ->
    [1] Leicht
    [2] Eher leicht
    [3] Mittel
    [4] Schwer
   *[5] Sehr schwer
}
puzzle-asked = Eine Wahl ist deutlich die beste. Welche?
puzzle-solved = Gelöst: { $solved } / { $count }
puzzle-right = Richtig!
puzzle-right-too = Richtig, das ist so gut wie die beste Wahl.
puzzle-chance = Deine Gewinnchance: { $chance } %.
puzzle-tempting = „{ $action }“ würde dir { $chance } % lassen.
puzzle-wrong = kostet dich { $cost } % des Sieges und lässt eine Chance von { $chance } %. Mit der besten Wahl:
puzzle-answer = Am besten:
puzzle-show = Zeig es mir
puzzle-next = Nächste Aufgabe
