# Co o sobě říká odkaz tam, kde ho někdo sdílí. Stránka z toho nic nepotřebuje.

preview-means = Hraj v prohlížeči: proti botům, na jednom zařízení, nebo s přáteli přes odkaz. Bez účtu.
preview-new = { $game }: připravit stůl
preview-table = { $game }: pojď ke stolu
preview-replay = { $game }: partie tah po tahu
preview-rules = { $game }: pravidla
preview-daily = { $game }: hra dne
preview-learn = { $game }: naučit se to za tři minuty
preview-puzzles = { $game }: najdi nejlepší volbu
