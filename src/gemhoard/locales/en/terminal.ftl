# The game in the terminal.

player = Player
welcome = { $game }, { $players } players, seed { $seed }. Type the number of a choice, ? for the board, q to leave.
your-choice = Your choice
no-such-choice = Type a number from 1 to { $last }.
leaving = Good-bye. To play the same deal again: { $command }
board-hand = Your hand
board-dragon = The dragon stands on { $field } and looks { $towards ->
    [castle] towards the castle
   *[chamber] towards the chamber
}; the bar lies beside { $bar } to { $end }.
board-player = { $who }: gold cards { $gold }, gems { $gems }, treasure cards { $treasures }
board-loot = { $who }: { $hand } in hand, loot { $loot }
board-piles = Left { $left }, right { $right }
