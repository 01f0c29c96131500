# Stránka v prohlížeči.

## Rám

title-start = Gemhoard: dvě hry o poklad
title-new = Připravit stůl · Gemhoard
title-join = Přisednout · Gemhoard
title-table = U stolu · Gemhoard
title-replay = Přehrát hru · Gemhoard
title-record = Otevřít uloženou hru · Gemhoard
title-rules = Pravidla · Gemhoard
title-missing = Tady ne · Gemhoard
skip = Přejít na obsah
home = Na úvodní stránku
menu = Nabídka
loading = Okamžik …
ok = Dobře
close = Zavřít
copy = Zkopírovat odkaz
copied = Zkopírováno
share = Sdílet
missing-heading = Tady nic není
page-not-found = Tato adresa nikam nevede. Možná chybí písmeno.
page-no-network = Server není dostupný. Funguje síť?
page-failed = To se nepovedlo. Nic se nezměnilo, zkus to prosím znovu.
page-refused = Server říká ne: { $reason }

settings = Nastavení
settings-kept = Zůstává v tomto prohlížeči.
language = Jazyk
speed = Pohyb
speed-calm = Klidný
speed-brisk = Svižný
speed-none = Žádný
light = Světlo
light-auto = Podle zařízení
light-day = Ve dne
light-dark = Tmavý pokoj
letters = Písmena u barev
sound = Tiché zvuky

## Úvodní stránka

start-heading = Který příběh to bude?
emerald-pitch = Pošli rytíře kolem dračice do jeskyně a vrať se s více zlatem a drahokamy než ostatní.
kadora-pitch = Polož diamant, dej dohromady deset a shrábni kořist. Vyplatí se ale jen barvy, ve kterých vedeš.
play-bots = Hrát proti botům
set-up = Připravit stůl
rules = Pravidla
my-games = Tvoje hry
game-over = Přehrát
game-goes-on = Pokračovat
forget-game = Odebrat ze seznamu hru, kde hrají { $names }
join-heading = Přisednout k přátelům
code = Kód
code-means = Vidí ho tam ten, kdo stůl připravil.
join = Ke stolu
about-you = O tobě
your-name = Tvoje jméno
record-heading = Otevřít uloženou hru
record-means = Hru, která byla odsud stažena, lze přehrát krok za krokem.
record-drop = Přetáhni sem soubor
record-choose = Vybrat soubor

## Příprava stolu

which-game = Která hra?
how-many = Kolik hráčů?
who-sits = Kdo kde sedí?
who-starts = Kdo začíná?
first-drawn = Rozhodne los
options = Volitelná pravidla
open-table = Otevřít stůl
seat-me = Já
seat-here = Někdo tady, na tomto zařízení
seat-friend = Přítel přes odkaz
seat-friend-means = přijde přes odkaz
seat-bot = Bot, { $level }
seat-number = Místo { $number }
seat-free = Volno
seat-waits = čeká na přítele
name-of-seat = Jméno na místě { $number }
player-number = Hráč { $number }
bot-number = Bot { $number }
level-squire = panoš: bere, co se dá
level-knight = rytíř: myslí dopředu
level-baron = baron: hru dobře zná
level-dragon = drak: těžko porazitelný

emerald-option-passing = Nepohnout rytířem
emerald-option-passing-means = Zda smíš nechat všechny své rytíře stát.
emerald-option-passing-false = Nesmí se
emerald-option-passing-true = Smí se
emerald-option-open-ransom = Výkupné
emerald-option-open-ransom-means = Zda všichni vidí, kterou kartou zlata se rytíř vykupuje.
emerald-option-open-ransom-false = Platí se skrytě
emerald-option-open-ransom-true = Platí se odkrytě
kadora-option-viewpoints = Kde je nahoře?
kadora-option-viewpoints-means = Zda všichni čtou sloupce a řady bloku stejně, nebo každý ze své strany stolu.
kadora-option-viewpoints-shared = Pro všechny stejně
kadora-option-viewpoints-seats = Každý ze své strany
kadora-option-missing = Chybějící hodnoty
kadora-option-missing-means = Hodnoty jsou od 1 do 5 a každé barvě jedna z nich chybí. Vyberte která: změní se karty, ne pravidla.
kadora-option-missing-part = { kadora-colour }

## Před začátkem

lobby-heading = { $game }: stůl je připraven
lobby-free = { $count ->
    [one] Jedno místo je ještě volné.
    [few] { $count } místa jsou ještě volná.
   *[other] { $count } míst je ještě volných.
}
lobby-full = Všichni jsou tady.
lobby-wait = Jakmile hráči u stolu začnou, uvidíš hru.
invite-heading = Pozvi přátele
invite-text = Zahraj si se mnou { $game }
invite-code = Nebo jim řekni tento kód:
rename = Změnit jméno
seats = Místa
sit-down = Posadit se
move-here = Sem
start-game = Začít hru
start-with-bots = Místa, která zůstanou volná, obsadí boti.
state-here = je tady
state-away = je pryč
state-you = ty

## U stolu

players = Hráči
board = Herní plán
watching = Díváš se
undo = Vzít zpět
log = Záznam
help = Nápověda
points = Body
state-turn = je na řadě
state-you-turn = jsi na řadě
state-thinking = přemýšlí …
state-won = vítězí
count-emerald-gold = { $count ->
    [one] jedna karta zlata
    [few] { $count } karty zlata
   *[other] { $count } karet zlata
}
count-emerald-gems = { $count ->
    [one] jeden drahokam
    [few] { $count } drahokamy
   *[other] { $count } drahokamů
}
count-emerald-treasures = { $count ->
    [one] jedna karta pokladu
    [few] { $count } karty pokladu
   *[other] { $count } karet pokladu
}
count-kadora-hand = { $count ->
    [one] jedna karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
count-kadora-loot = { $count ->
    [one] jedna karta kořisti
    [few] { $count } karty kořisti
   *[other] { $count } karet kořisti
}

ask-emerald-move = Jsi na tahu: pohni rytířem o tolik kroků, kolik rytířů stojí na jeho místě.
ask-emerald-second = Pohni druhým rytířem, nebo skonči.
ask-emerald-take = Vezmi zlato, nebo drahokam.
ask-emerald-capture = Dračice je tady: kterého rytíře chytí?
ask-emerald-ransom = Tvůj rytíř je chycen! Zaplať kartou zlata, nebo se ho vzdej.
ask-kadora-give = Jsi na tahu: polož kartu do bloku, nebo nejdřív daruj barvu.
ask-kadora-place = Jsi na tahu: polož kartu z ruky do bloku.
ask-kadora-draw = Táhni kartu: vlevo, nebo vpravo?
wait-turn = { $who } přemýšlí.
wait-emerald-ransom = { $who } rozhoduje o výkupném.
wait-emerald-chance = Hází se za dračici …
in-words = Vybrat ze seznamu
line-lost = Spojení se ztratilo. Obnoví se samo, nic se neztratí.

log-empty = Zatím se nic nestalo.
since-your-move = Od tvého posledního tahu
takes-back = { $who } to bere zpět.
rule-number = Pravidlo { $rule }
rule-unwritten = Pravidlo { $rule } je v pravidlech.
rulebook-open = Otevřít pravidla
rulebook-unwritten = Tato pravidla se ještě píší.
contents = Obsah

emerald-goal = Cíl: vrať se s co nejvíce zlatem a drahokamy.
kadora-goal = Cíl: co nejméně trestných bodů. Barva, které máš nejvíc, tě nestojí nic.
help-glow = Co smíš udělat, to září. Ukaž na to a uvidíš, co z toho bude; klikni a stane se to. Prstem: jednou klepni a uvidíš to, podruhé se to stane.
key-arrows = k další věci, kterou lze zvolit
key-enter = udělat to
key-esc = vrátit volbu
key-undo = vzít zpět svou poslední akci
key-log = zobrazit nebo skrýt záznam
key-help = tato nápověda

curtain-pass = Předej zařízení: { $who }
curtain-means = Ostatní se prosím nedívejte. Za oponou má karty { $who }.
curtain-lift = Tady { $who }
curtain-undo = { $who }: vzít to zpět

## Konec

end-heading = Body přicházejí …
end-winners = { $count ->
    [one] Vítězí { $who }!
   *[other] O vítězství se dělí { $who }!
}
points-emerald = Body
emerald-source = { $value ->
    [gold] Zlato
    [treasures] Karty pokladu
    [bonuses] Bonusové karty
   *[gems] Drahokamy
}
points-emerald-means = Vítězí nejvíc bodů.
kadora-source = { kadora-colour }
points-kadora = Trestné body
points-kadora-means = Kdo v barvě vede, obrátí ji ✓ a nic za ni neplatí. Zbytek se počítá: vítězí, kdo má nejméně trestných bodů.
turned-down = obráceno
emerald-tie-break = { $value ->
    [treasures] Shoda: nejvíc karet pokladu
   *[gems] Shoda: nejvíc drahokamů
}
kadora-tie-break = { $value ->
   *[cards] Shoda: nejvíc karet
}
cannot-win = žádná většina
skip-ahead = Rovnou na konec
rematch = Ještě jednou
replay = Přehrát
download = Stáhnout
share-replay = Podívej se na tuto hru

replay-step = Krok { $step } z { $last }
replay-first = Na začátek
replay-back = O krok zpět
replay-play = Přehrát
replay-pause = Zastavit
replay-next = O krok dál
replay-last = Na konec
replay-slider = Krok
