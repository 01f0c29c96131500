# Hra dne.

daily-heading = { $game }: hra dne
daily-means = Každý den jedna hra, na všech serverech Gemhoardu stejná: stejné karty, stejné hody a boti, kteří na stejné volby odpovídají stejně.
daily-bots = Hraješ proti { $count ->
    [one] jednomu botovi
    [few] { $count } botům
   *[other] { $count } botům
}: { $level }. Od pondělí do neděle jsou boti čím dál silnější.
daily-one-try = Máš jeden pokus a nic nejde vrátit zpět. Pauzu si můžeš dát kdykoli: hra na tebe počká.
daily-no-prizes = O ceny se nehraje: zdrojový kód Gemhoardu je otevřený a ukazuje, jak každá hra vzniká.
daily-name = Tvoje jméno ve srovnání (nepovinné)
daily-name-means = Uvidí ho jen ti, kdo tuhle hru dohráli.
daily-start = Hrát hru dne
daily-next = Další hra za
daily-is-new = Další hra je tady
daily-todays = Na dnešní hru
daily-compare = Srovnat s boty a ostatními

daily-my-seat = Boti na tvém místě
daily-my-seat-means = Stejné karty, hody i soupeři, jak je zahrála každá úroveň.
daily-waiting = Další boti ještě hrají …
daily-player = Hráč
daily-place = Místo
daily-better = Tobě to šlo lépe
daily-same = Šlo vám to stejně
daily-worse = Botovi to šlo lépe
daily-ahead = Lepší než boti: { $better }/{ $count }
daily-others = Kdo ji tu hrál
daily-first = Tady máš dohráno jako první!
daily-among = Tady { $place }. místo, hráčů celkem: { $count }
daily-percent = Lepší než { $percent } % ostatních
daily-nameless = Anonym

daily-share = Sdílet bez prozrazení
daily-text = Gemhoard · { $game } · hra dne { $day }
daily-text-place = Místo: { $place }/{ $count }
daily-copy = Zkopírovat text
daily-copy-by-hand = Text je označený: zkopíruj ho pomocí Ctrl+C.
