"""How a game behaves: who wins from which seat, how long it takes, which rules matter, luck and skill.

`plan` says what is played, `collect` plays it, `tidy` makes tables of it, `keep` holds the data, `tables`
adds it up, `findings` says it in sentences, `plots` draws it by `svg`, `sections` and `page` tell it. Needs
the packages of the extra `lab`.
"""
