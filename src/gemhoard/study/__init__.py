"""How a game behaves: who wins from which seat, how long it takes, which rules matter, luck and skill.

`plan` says what is played, `collect` plays it, `keep` holds the data, `tables` adds it up, `plots` draws it,
`page` tells it. Needs the packages of the extra `lab`.
"""
