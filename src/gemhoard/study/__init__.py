"""How a game behaves: who wins from which seat, how long it takes, which rules matter, luck and skill.

`plan` says what is played, `collect` plays it, `to_tables` turns rows into tables, `storage` reads and writes
them, `tables` aggregates them, `findings` puts them into sentences, `plots` draws them by `svg`, `sections`
make the report. Needs the packages of the extra `lab`.
"""
