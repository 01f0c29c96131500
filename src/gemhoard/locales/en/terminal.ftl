# The game in the terminal.

player = Player
welcome = { $game }, { $players } players, seed { $seed }. Type the number of your choice, ? for the board, q to quit.
your-choice = Your choice
no-such-choice = Type a number from 1 to { $last }.
leaving = Goodbye. To play the same deal again: { $command }
