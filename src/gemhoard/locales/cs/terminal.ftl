# Hra v terminálu.

player = Hráč
welcome = { $game }, hráčů: { $players }, rozdání { $seed }. Napiš číslo své volby, ? ukáže herní plán, q ukončí hru.
your-choice = Tvoje volba
no-such-choice = Napiš číslo od 1 do { $last }.
leaving = Na shledanou. Stejné rozdání znovu: { $command }
