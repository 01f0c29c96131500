# Stránka v prohlížeči.

## Rám

title-start = Gemhoard: dvě hry o poklad
title-new = Připravit stůl · Gemhoard
title-join = Přidat se · Gemhoard
title-table = U stolu · Gemhoard
title-turn = Jsi na tahu · { $game }
notify-turn = Jsi na tahu
title-replay = Přehrát hru · Gemhoard
title-record = Otevřít uloženou hru · Gemhoard
title-rules = Pravidla · Gemhoard
title-daily = Hra dne · Gemhoard
title-learn = Naučit se hrát · Gemhoard
title-puzzles = Úlohy · Gemhoard
title-missing = Stránka nenalezena · Gemhoard
skip = Přejít na obsah
home = Úvodní stránka
menu = Nabídka
loading = Okamžik, prosím …
ok = OK
close = Zavřít
copy = Zkopírovat odkaz
copied = Zkopírováno
share = Sdílet
missing-heading = Stránka nenalezena
page-not-found = Na této adrese žádná stránka není. Zkontroluj odkaz.
offline-heading = Bez připojení
page-no-network = Server není dostupný. Jsi online?
page-failed = To se nepovedlo. Nic se nezměnilo, zkus to prosím znovu.
page-refused = Server to odmítl: { $reason }

settings = Nastavení
settings-kept = Ukládá se v tomto prohlížeči.
language = Jazyk
speed = Animace
speed-calm = Normální
speed-brisk = Rychlé
speed-none = Vypnuté
light = Vzhled
light-auto = Podle zařízení
light-day = Světlý
light-dark = Tmavý
letters = Písmena u barev (pomoc při barvosleposti)
letters-offer = Pletou se ti barvy?
letters-show = Ukázat písmena
board-in-words = Herní plán jako text
sound = Zvukové efekty
notify = Upozornit, když jsem na tahu
notify-blocked = Prohlížeč oznámení z této stránky blokuje.
shortcuts = Jednoznakové klávesové zkratky (U, H, L, ?)

## Úvodní stránka

start-heading = Co si zahrajeme?
play-bots = Hrát proti botům
set-up = Připravit stůl
rules = Pravidla
daily = Hra dne
daily-invites = Jeden pokus, pro všechny stejný
puzzles = Úlohy
puzzles-invite = Najdi nejlepší volbu
learn = Naučit se to za tři minuty
learn-on = Pokračovat v lekci
learn-no = Lekci nechci
learn-by-playing = Naučit se hraním
my-games = Tvoje hry
game-over = Přehrát
game-goes-on = Pokračovat
game-your-turn = Jsi na tahu
game-turn = Na tahu: { $who }
game-waits = Čeká na hráče
game-won = { $count ->
    [one] Vítězíš
    [few] Dělíš se o vítězství
   *[other] Dělíš se o vítězství
}
game-winners = { $count ->
    [one] Vítězí { $who }
    [few] O vítězství se dělí { $who }
   *[other] O vítězství se dělí { $who }
}
game-gone = Už není k dispozici
games-all = Zobrazit všechny hry ({ $count })
games-fewer = Zobrazit méně
forget-game = Odebrat hru, ve které hrají: { $names }
join-heading = Přidat se k přátelům
code = Kód
code-means = Kód vidí ten, kdo stůl založil.
join = Přidat se
about-you = O tobě
your-name = Tvoje jméno
record-heading = Otevřít uloženou hru
record-means = Hru, která byla odsud stažena, si lze krok za krokem přehrát.
record-drop = Přetáhni sem soubor
record-choose = Vybrat soubor

## Příprava stolu

which-game = Která hra?
how-many = Kolik hráčů?
who-sits = Kdo kde sedí?
who-starts = Kdo začíná?
first-drawn = Náhodně
options = Volitelná pravidla
open-table = Založit stůl
seat-me = Já
seat-here = Někdo jiný, na tomto zařízení
seat-friend = Někdo z přátel, přes odkaz
seat-friend-means = připojí se přes odkaz
seat-bot = Bot, { $level }
seat-number = Místo { $number }
seat-free = Volno
seat-waits = čeká na spoluhráče
name-of-seat = Jméno na místě { $number }
player-number = Hráč { $number }
bot-number = Bot { $number }
level-page = páže (začátečník)
level-page-style = Hraje podle nálady.
level-squire = panoš (velmi lehký)
level-squire-style = Je ukvapený a ledacos přehlédne.
level-knight = rytíř (lehký)
level-knight-style = Hraje podle citu a občas chybuje.
level-captain = kapitán (střední)
level-captain-style = Hraje spolehlivě a chybuje zřídka.
level-baron = baron (náročný)
level-baron-style = Má dobrý instinkt.
level-count = hrabě (těžký)
level-count-style = Hru dobře zná.
level-duke = vévoda (velmi těžký)
level-duke-style = Myslí dopředu.
level-dragon = drak (expert)
level-dragon-style = Myslí daleko dopředu a je téměř neporazitelný.
seat-matching = Bot na mé úrovni
level-rated = { $level }, rating { $rating }
ratings-mean = Rating: ze dvou hráčů vyhraje ten, kdo má o 100 bodů víc, asi 64 her ze 100.
matching-means = Bot na tvé úrovni: tentokrát { $level }. Přizpůsobuje se tvým výsledkům proti botům, mezi hrami a nikdy během hry.
matching-quick = Boti na tvé úrovni: { $level }
matching-here = Boti na tvé úrovni: v této hře { $level }. Přizpůsobují se mezi hrami, nikdy během hry.
matching-next = { $change ->
    [up] Boti na tvé úrovni budou příště silnější: { $level }.
    [down] Boti na tvé úrovni budou příště slabší: { $level }.
   *[same] Boti na tvé úrovni budou příště stejně silní: { $level }.
}

## Před začátkem

lobby-heading = { $game }: stůl je připravený
lobby-free = { $count ->
    [one] Jedno místo je ještě volné.
    [few] { $count } místa jsou ještě volná.
   *[other] { $count } míst je ještě volných.
}
lobby-full = Všichni jsou tady.
lobby-wait = Hru uvidíš, jakmile ji hráči zahájí.
invite-heading = Pozvi přátele
invite-text = Zahraj si se mnou hru { $game }
invite-code = Nebo jim dej tento kód:
rename = Změnit jméno
seats = Místa
sit-down = Posadit se
move-here = Přesednout sem
start-game = Zahájit hru
start-with-bots = Místa, která zůstanou volná, obsadí boti.
state-here = je tady
state-away = je pryč
state-level-page = bot, začátečník
state-level-squire = bot, velmi lehký
state-level-knight = bot, lehký
state-level-captain = bot, střední
state-level-baron = bot, náročný
state-level-count = bot, těžký
state-level-duke = bot, velmi těžký
state-level-dragon = bot, expert
state-you = ty

## U stolu

players = Hráči
board = Herní plán
watching = Sleduješ hru
undo = Vrátit zpět
log = Průběh
help = Nápověda
points = Bodování
state-turn = je na tahu
state-you-turn = jsi na tahu
state-thinking = přemýšlí …
state-won = vítězí
state-hinted = s radami

ask = Jsi na tahu: co uděláš?
wait-turn = { $who } přemýšlí …
wait-chance = Rozhoduje náhoda …
in-words = Vybrat ze seznamu
line-lost = Spojení se přerušilo a samo se obnoví; o hru nepřijdeš.

## The board in words

plain-table = Na stole
plain-choices = Co můžeš udělat
plain-hidden = skryté
plain-nothing = nic
plain-yes = ano
plain-no = ne

log-empty = Zatím se nic nestalo.
since-your-move = Od tvého posledního tahu
takes-back = { $who } vrací zpět poslední akci.
rule-number = Pravidlo { $rule }
rule-unwritten = Pravidlo { $rule } najdeš v pravidlech.
rulebook-open = Otevřít pravidla
rulebook-unwritten = Tato pravidla se ještě píší.
contents = Obsah

curtain-pass = Předej zařízení dál: vezme si ho { $who }
curtain-means = Ostatní se prosím nedívejte: za oponou jsou karty, které má v ruce { $who }.
curtain-lift = Já jsem { $who }
curtain-undo = { $who }: vrátit zpět

## Konec

end-heading = Sčítáme body …
end-winners = { $count ->
    [one] Vítězí { $who }!
    [few] O vítězství se dělí { $who }!
   *[other] O vítězství se dělí { $who }!
}
end-you-win = { $count ->
    [one] Vítězíš!
    [few] Dělíš se o vítězství, spolu s tebou vítězí { $who }!
   *[other] Dělíš se o vítězství, spolu s tebou vítězí { $who }!
}
end-place = Končíš na { $place }. místě { $count ->
    [5] z
   *[other] ze
} { $count }.
end-rank = { $place }. místo
you = Ty
points-total = Body
not-counted = nepočítá se
cannot-win = nemůže zvítězit
virtual-player = Virtuální hráč
skip-ahead = Přeskočit
rematch = Hrát znovu
replay = Přehrát hru
download = Stáhnout
download-names = Se jmény hráčů
share-replay = Podívej se na tuto hru

replay-step = Krok { $step }/{ $last }
replay-first = Na začátek
replay-back = O krok zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-next = O krok dál
replay-last = Na konec
replay-slider = Krok
