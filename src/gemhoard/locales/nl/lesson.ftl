# Wat er in elke les gezegd wordt.

lesson-progress = Stap { $step } van { $last }
lesson-back = Eén stap terug
lesson-skip = Deze stap overslaan
lesson-next = Verder
lesson-praise = { $number ->
    [0] Goed gedaan!
    [1] Precies!
    [2] Dat is het!
   *[3] Heel goed!
}
lesson-shown = Zo gaat dat.
lesson-show = Laat zien
lesson-play = Speel je eerste spel
