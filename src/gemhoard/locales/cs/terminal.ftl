# Hra v terminálu.

player = Hráč
welcome = { $game }, hráčů: { $players }, rozdání { $seed }. Napiš číslo volby, ? ukáže plán, q ukončí hru.
your-choice = Tvoje volba
no-such-choice = Napiš číslo od 1 do { $last }.
leaving = Na shledanou. Stejné rozdání znovu: { $command }
board-hand = Tvoje ruka
board-dragon = Dračice stojí na { $field } a hledí { $towards ->
    [castle] k hradu
   *[chamber] ke komnatě
}; lišta leží u { $bar } až { $end }.
board-player = { $who }: karty zlata { $gold }, drahokamy { $gems }, karty pokladu { $treasures }
board-loot = { $who }: v ruce { $hand }, kořist { $loot }
board-piles = Vlevo { $left }, vpravo { $right }
