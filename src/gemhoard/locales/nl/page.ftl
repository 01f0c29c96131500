# De pagina in de browser.

## Het kader

title-start = Gemhoard: twee schatspellen
title-new = Een tafel klaarzetten · Gemhoard
title-join = Meespelen · Gemhoard
title-table = Aan tafel · Gemhoard
title-turn = Jij bent aan de beurt · { $game }
notify-turn = Jij bent aan de beurt
title-replay = Terugkijken · Gemhoard
title-record = Een opgeslagen spel openen · Gemhoard
title-rules = Spelregels · Gemhoard
title-daily = Potje van de dag · Gemhoard
title-learn = Leren spelen · Gemhoard
title-puzzles = Puzzels · Gemhoard
title-missing = Pagina niet gevonden · Gemhoard
skip = Naar de inhoud
home = Startpagina
menu = Menu
loading = Een ogenblik …
ok = Oké
close = Sluiten
copy = Link kopiëren
copied = Gekopieerd
share = Delen
missing-heading = Pagina niet gevonden
page-not-found = Er is geen pagina op dit adres. Controleer de link.
offline-heading = Geen verbinding
page-no-network = De server is niet bereikbaar. Ben je online?
page-failed = Dat is niet gelukt. Er is niets veranderd; probeer het nog eens.
page-refused = De server weigert: { $reason }

settings = Instellingen
settings-kept = Wordt in deze browser opgeslagen.
language = Taal
speed = Animaties
speed-calm = Normaal
speed-brisk = Snel
speed-none = Uit
light = Weergave
light-auto = Zoals het apparaat
light-day = Licht
light-dark = Donker
letters = Kleurletters (hulp bij kleurenblindheid)
letters-offer = Zijn de kleuren moeilijk uit elkaar te houden?
letters-show = Letters tonen
board-in-words = Spelbord als tekst
sound = Geluidseffecten
notify = Melding als ik aan de beurt ben
notify-blocked = Je browser blokkeert meldingen van deze pagina.
shortcuts = Sneltoetsen van één letter (U, H, L, ?)

## De startpagina

start-heading = Wat gaan we spelen?
play-bots = Tegen bots spelen
set-up = Tafel klaarzetten
rules = Spelregels
daily = Potje van de dag
daily-invites = Eén poging, voor iedereen hetzelfde
puzzles = Puzzels
puzzles-invite = Wat zou jij hier doen?
learn = Leer het in drie minuten
learn-on = Verder met de les
learn-no = Geen les, bedankt
learn-by-playing = Leer het al spelend
my-games = Jouw spellen
game-over = Terugkijken
game-goes-on = Verderspelen
game-your-turn = Jij bent aan de beurt
game-turn = { $who } is aan de beurt
game-waits = Wacht op spelers
game-won = { $count ->
    [one] Je hebt gewonnen
   *[other] Je deelt in de overwinning
}
game-winners = { $count ->
    [one] { $who } heeft gewonnen
   *[other] { $who } delen in de overwinning
}
game-gone = Niet meer beschikbaar
games-all = Alle { $count } potjes tonen
games-fewer = Minder tonen
forget-game = Verwijder het spel met { $names }
join-heading = Meespelen met vrienden
code = Code
code-means = De host kan de code zien.
join = Meespelen
about-you = Over jou
your-name = Je naam
record-heading = Een opgeslagen spel openen
record-means = Een spel dat je hier hebt gedownload, kun je stap voor stap terugkijken.
record-drop = Sleep het bestand hierheen
record-choose = Bestand kiezen

## Een tafel klaarzetten

which-game = Welk spel?
how-many = Hoeveel spelers?
who-sits = Wie zit waar?
who-starts = Wie begint?
first-drawn = Willekeurig
options = Spelvarianten
open-table = Tafel aanmaken
seat-me = Ik
seat-here = Iemand anders, op dit apparaat
seat-friend = Een vriend of vriendin, via een link
seat-friend-means = komt via de link
seat-bot = Bot, { $level }
seat-number = Plaats { $number }
seat-free = Vrij
seat-waits = wacht op een medespeler
name-of-seat = Naam op plaats { $number }
player-number = Speler { $number }
bot-number = Bot { $number }
level-page = page (beginner)
level-page-style = Speelt op goed geluk.
level-squire = schildknaap (heel makkelijk)
level-squire-style = Is haastig en ziet veel over het hoofd.
level-knight = ridder (makkelijk)
level-knight-style = Speelt op gevoel en maakt af en toe een foutje.
level-captain = kapitein (gemiddeld)
level-captain-style = Speelt degelijk en vergist zich zelden.
level-baron = baron (pittig)
level-baron-style = Heeft een goed instinct.
level-count = graaf (moeilijk)
level-count-style = Kent het spel goed.
level-duke = hertog (heel moeilijk)
level-duke-style = Denkt vooruit.
level-dragon = draak (expert)
level-dragon-style = Denkt ver vooruit en is nauwelijks te verslaan.
seat-matching = Bot van mijn niveau
level-rated = { $level }, rating { $rating }
ratings-mean = Rating: van twee spelers wint degene met 100 punten meer ongeveer 64 van de 100 potjes.
matching-means = Bot van jouw niveau: deze keer { $level }. Hij past zich aan je resultaten tegen bots aan, tussen potjes en nooit tijdens een potje.
matching-quick = Bots van jouw niveau: { $level }
matching-here = Bots van jouw niveau: dit potje { $level }. Ze passen zich tussen potjes aan, nooit tijdens een potje.
matching-next = { $change ->
    [up] Bots van jouw niveau zijn de volgende keer sterker: { $level }.
    [down] Bots van jouw niveau zijn de volgende keer zwakker: { $level }.
   *[same] Bots van jouw niveau blijven de volgende keer even sterk: { $level }.
}

## Voor het begin

lobby-heading = { $game }: de tafel staat klaar
lobby-free = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
lobby-full = Iedereen is er.
lobby-wait = Je ziet het spel zodra de spelers beginnen.
invite-heading = Nodig je vrienden uit
invite-text = Speel { $game } met me
invite-code = Of geef ze deze code:
rename = Naam wijzigen
seats = Plaatsen
sit-down = Gaan zitten
move-here = Hier zitten
start-game = Spel beginnen
start-with-bots = Bots nemen de plaatsen in die nog vrij zijn.
state-here = is er
state-away = is even weg
state-level-page = bot, beginner
state-level-squire = bot, heel makkelijk
state-level-knight = bot, makkelijk
state-level-captain = bot, gemiddeld
state-level-baron = bot, pittig
state-level-count = bot, moeilijk
state-level-duke = bot, heel moeilijk
state-level-dragon = bot, expert
state-you = jij

## Aan tafel

players = Spelers
board = Spelbord
watching = Je kijkt toe
undo = Ongedaan maken
log = Verloop
help = Help
points = Puntentelling
state-turn = is aan de beurt
state-you-turn = jouw beurt
state-thinking = denkt na …
state-won = wint
state-hinted = met hints

ask = Jouw beurt: wat doe je?
wait-turn = { $who } denkt na …
wait-chance = Het toeval beslist …
in-words = Uit een lijst kiezen
line-lost = De verbinding is verbroken en wordt vanzelf hersteld; er gaat niets verloren.

## The board in words

plain-table = Op tafel
plain-choices = Wat je kunt doen
plain-hidden = gedekt
plain-nothing = niets
plain-yes = ja
plain-no = nee

log-empty = Er is nog niets gebeurd.
since-your-move = Sinds je laatste beurt
takes-back = { $who } heeft de laatste actie ongedaan gemaakt.
rule-number = Spelregel { $rule }
rule-unwritten = Spelregel { $rule } staat in de spelregels.
rulebook-open = Spelregels openen
rulebook-unwritten = Aan deze spelregels wordt nog geschreven.
contents = Inhoud

curtain-pass = Geef het apparaat aan { $who }
curtain-means = Alle anderen kijken even weg: achter het gordijn liggen de kaarten van { $who }.
curtain-lift = Ik ben { $who }
curtain-undo = { $who }: ongedaan maken

## Het einde

end-heading = De punten worden geteld …
end-winners = { $count ->
    [one] { $who } wint!
   *[other] { $who } delen in de overwinning!
}
end-you-win = { $count ->
    [one] Je hebt gewonnen!
   *[other] Je deelt in de overwinning met { $who }!
}
end-place = Je eindigt op plaats { $place } van { $count }.
end-rank = plaats { $place }
you = Jij
points-total = Punten
not-counted = telt niet
cannot-win = kan niet winnen
virtual-player = Een virtuele speler
skip-ahead = Overslaan
rematch = Nog een keer spelen
replay = Terugkijken
download = Downloaden
download-names = Met de namen van de spelers
share-replay = Bekijk dit spel

replay-step = Stap { $step } van { $last }
replay-first = Naar het begin
replay-back = Een stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Een stap verder
replay-last = Naar het einde
replay-slider = Stap
