# Co se říká v každé lekci.

lesson-progress = Krok { $step }/{ $last }
lesson-back = O krok zpět
lesson-skip = Přeskočit tento krok
lesson-next = Dál
lesson-praise = { $number ->
    [0] Výborně!
    [1] Přesně tak!
    [2] To je ono!
   *[3] Velmi dobře!
}
lesson-shown = Takhle na to.
lesson-show = Ukaž mi to
lesson-play = Zahraj si první hru
