# De pagina in de browser.

## Het raam

title-start = Gemhoard: twee schatspellen
title-new = Een tafel klaarzetten · Gemhoard
title-join = Aanschuiven · Gemhoard
title-table = Aan tafel · Gemhoard
title-replay = Terugkijken · Gemhoard
title-record = Een bewaard spel openen · Gemhoard
title-rules = Spelregels · Gemhoard
title-missing = Niet hier · Gemhoard
skip = Naar de pagina zelf
home = Naar de startpagina
menu = Menu
loading = Een ogenblik …
ok = Goed
close = Sluiten
copy = Link kopiëren
copied = Gekopieerd
share = Delen
missing-heading = Hier is niets
page-not-found = Dit adres leidt nergens heen. Misschien ontbreekt er een letter.
page-no-network = De server is niet te bereiken. Is er netwerk?
page-failed = Dat lukte niet. Er is niets veranderd; probeer het nog eens.
page-refused = De server zegt nee: { $reason }

settings = Instellingen
settings-kept = Bewaard in deze browser.
language = Taal
speed = Beweging
speed-calm = Rustig
speed-brisk = Vlot
speed-none = Geen
light = Licht
light-auto = Zoals het apparaat
light-day = Overdag
light-dark = Donkere kamer
letters = Letters bij de kleuren
sound = Zachte geluiden

## De startpagina

start-heading = Welk verhaal wordt het?
emerald-pitch = Stuur je ridders langs de draak de grot in, en kom thuis met meer goud en edelstenen dan de anderen.
kadora-pitch = Leg een diamant neer, tel op tot tien en veeg de buit bij elkaar. Maar alleen kleuren waarin je voorop ligt, zijn wat waard.
play-bots = Speel tegen bots
set-up = Tafel klaarzetten
rules = Spelregels
my-games = Jouw spellen
game-over = Terugkijken
game-goes-on = Verder spelen
forget-game = Haal het spel met { $names } van deze lijst
join-heading = Schuif aan bij vrienden
code = Code
code-means = Wie de tafel heeft klaargezet, ziet de code daar staan.
join = Naar de tafel
about-you = Over jou
your-name = Je naam
record-heading = Een bewaard spel openen
record-means = Een spel dat hier is gedownload, kun je stap voor stap terugkijken.
record-drop = Sleep het bestand hierheen
record-choose = Kies een bestand

## Een tafel klaarzetten

which-game = Welk spel?
how-many = Hoeveel spelers?
who-sits = Wie zit waar?
who-starts = Wie begint?
first-drawn = Het lot beslist
options = Regels om te kiezen
open-table = Open de tafel
seat-me = Ik
seat-here = Iemand hier, op dit apparaat
seat-friend = Een vriend, via een link
seat-friend-means = komt via de link
seat-bot = Bot, { $level }
seat-number = Plaats { $number }
seat-free = Vrij
seat-waits = wacht op een vriend
name-of-seat = Naam op plaats { $number }
player-number = Speler { $number }
bot-number = Bot { $number }
level-squire = een schildknaap: pakt wat hij kan
level-knight = een ridder: denkt vooruit
level-baron = een baron: kent het spel goed
level-dragon = een draak: moeilijk te verslaan

emerald-option-passing = Geen ridder zetten
emerald-option-passing-means = Of je al je ridders mag laten staan.
emerald-option-passing-false = Mag niet
emerald-option-passing-true = Mag
emerald-option-open-ransom = Losgeld
emerald-option-open-ransom-means = Of iedereen ziet met welke goudkaart een ridder wordt vrijgekocht.
emerald-option-open-ransom-false = Dicht betaald
emerald-option-open-ransom-true = Open betaald
kadora-option-viewpoints = Wat is boven?
kadora-option-viewpoints-means = Of iedereen de kolommen en rijen van het blok hetzelfde leest, of elk vanaf de eigen kant van de tafel.
kadora-option-viewpoints-shared = Voor iedereen hetzelfde
kadora-option-viewpoints-seats = Elk vanaf de eigen kant
kadora-option-missing = Ontbrekende waarden
kadora-option-missing-means = De waarden lopen van 1 tot 5 en elke kleur mist er een. Kies welke: de kaarten veranderen, de regels niet.
kadora-option-missing-part = { kadora-colour }

## Voor het begin

lobby-heading = { $game }: de tafel staat klaar
lobby-free = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
lobby-full = Iedereen is er.
lobby-wait = Zodra de spelers aan tafel beginnen, zie je het spel.
invite-heading = Nodig je vrienden uit
invite-text = Speel { $game } met mij
invite-code = Of noem ze deze code:
rename = Naam wijzigen
seats = Plaatsen
sit-down = Ga zitten
move-here = Hierheen
start-game = Begin het spel
start-with-bots = Bots nemen de plaatsen die nog vrij zijn.
state-here = is er
state-away = is even weg
state-you = jij

## Aan tafel

players = Spelers
board = Bord
watching = Je kijkt toe
undo = Terugnemen
log = Verslag
help = Hulp
points = De punten
state-turn = is aan de beurt
state-you-turn = jouw beurt
state-thinking = denkt na …
state-won = wint
count-emerald-gold = { $count ->
    [one] één goudkaart
   *[other] { $count } goudkaarten
}
count-emerald-gems = { $count ->
    [one] één edelsteen
   *[other] { $count } edelstenen
}
count-emerald-treasures = { $count ->
    [one] één schatkaart
   *[other] { $count } schatkaarten
}
count-kadora-hand = { $count ->
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
}
count-kadora-loot = { $count ->
    [one] één kaart buit
   *[other] { $count } kaarten buit
}

ask-emerald-move = Jouw beurt: verzet een ridder, één stap voor elke ridder op zijn plek.
ask-emerald-second = Zet een tweede ridder, of stop.
ask-emerald-take = Pak het goud of de edelsteen.
ask-emerald-capture = De draak is hier: welke ridder vangt ze?
ask-emerald-ransom = Je ridder is gevangen! Betaal met een goudkaart, of geef hem op.
ask-kadora-give = Jouw beurt: leg een kaart in het blok, of geef eerst een kleur weg.
ask-kadora-place = Jouw beurt: leg een kaart uit je hand in het blok.
ask-kadora-draw = Trek een kaart: links of rechts?
wait-turn = { $who } denkt erover na.
wait-emerald-ransom = { $who } beslist of er losgeld wordt betaald.
wait-emerald-chance = De dobbelsteen rolt voor de draak …
in-words = Kies uit een lijst
line-lost = De verbinding is weg. Ze komt vanzelf terug; er gaat niets verloren.

log-empty = Er is nog niets gebeurd.
since-your-move = Sinds je laatste zet
takes-back = { $who } neemt dat terug.
rule-number = Spelregel { $rule }
rule-unwritten = Spelregel { $rule } staat in de spelregels.
rulebook-open = Open de spelregels
rulebook-unwritten = Aan deze spelregels wordt nog geschreven.
contents = Inhoud

emerald-goal = Doel: kom thuis met het meeste goud en de meeste edelstenen.
kadora-goal = Doel: de minste strafpunten. Een kleur waarvan jij het meest hebt, kost je niets.
help-glow = Wat je mag doen, gloeit. Wijs het aan en je ziet wat ervan komt; klik en het gebeurt. Met een vinger: tik één keer om het te zien, en nog eens om het te doen.
key-arrows = naar het volgende dat je kunt kiezen
key-enter = doe het
key-esc = leg de keuze terug
key-undo = neem je laatste actie terug
key-log = het verslag tonen of verbergen
key-help = deze hulp

curtain-pass = Geef het apparaat aan { $who }
curtain-means = Alle anderen kijken even weg: achter het gordijn ligt de hand van { $who }.
curtain-lift = Ik ben { $who }
curtain-undo = { $who }: neem dat terug

## Het einde

end-heading = De punten komen binnen …
end-winners = { $count ->
    [one] { $who } wint!
   *[other] { $who } delen de overwinning!
}
points-emerald = Punten
emerald-source = { $value ->
    [gold] Goud
    [treasures] Schatkaarten
    [bonuses] Bonuskaarten
   *[gems] Edelstenen
}
points-emerald-means = De meeste punten winnen.
kadora-source = { kadora-colour }
points-kadora = Strafpunten
points-kadora-means = Wie in een kleur voorop ligt, draait die om ✓ en betaalt er niets voor. De rest telt: wie de minste strafpunten heeft, wint.
turned-down = omgedraaid
emerald-tie-break = { $value ->
    [treasures] Gelijk: meeste schatkaarten
   *[gems] Gelijk: meeste edelstenen
}
kadora-tie-break = { $value ->
   *[cards] Gelijk: meeste kaarten
}
cannot-win = nergens de meerderheid
skip-ahead = Meteen naar het einde
rematch = Nog een keer
replay = Terugkijken
download = Downloaden
share-replay = Bekijk dit spel

replay-step = Stap { $step } van { $last }
replay-first = Naar het begin
replay-back = Een stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Een stap verder
replay-last = Naar het einde
replay-slider = Stap
