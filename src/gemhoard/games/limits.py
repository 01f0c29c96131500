"""How large a game may be: the sizes that compiled loops, the search tree and the networks are built for."""

MOST_SEATS = 5
MOST_VIRTUAL_PLAYERS = 1
ACTION_BITS = 12  # a search files a node under its parent, the actor and the action, in one 64-bit number
MOST_ACTIONS = 1 << ACTION_BITS
MOST_CHOICES = 128  # legal actions at once
MOST_FEATURES = 1 << 16  # there are; numbered in 16 bits
MOST_SET_FEATURES = 512  # at once; what is set beyond that is left out
