# Die Seite im Browser.

## Der Rahmen

title-start = Gemhoard: zwei Schatzspiele
title-new = Einen Tisch decken · Gemhoard
title-join = Dazusetzen · Gemhoard
title-table = Am Tisch · Gemhoard
title-replay = Nachspielen · Gemhoard
title-record = Ein gespeichertes Spiel öffnen · Gemhoard
title-rules = Spielregeln · Gemhoard
title-missing = Nicht hier · Gemhoard
skip = Zum Inhalt
home = Zur Startseite
menu = Menü
loading = Einen Moment …
ok = In Ordnung
close = Schließen
copy = Link kopieren
copied = Kopiert
share = Teilen
missing-heading = Hier ist nichts
page-not-found = Diese Adresse führt nirgends hin. Vielleicht fehlt ein Buchstabe.
page-no-network = Der Server ist nicht erreichbar. Ist das Netz da?
page-failed = Das hat nicht geklappt. Nichts hat sich geändert; versuch es noch einmal.
page-refused = Der Server sagt nein: { $reason }

settings = Einstellungen
settings-kept = Bleibt in diesem Browser.
language = Sprache
speed = Bewegung
speed-calm = Ruhig
speed-brisk = Flott
speed-none = Keine
light = Licht
light-auto = Wie das Gerät
light-day = Am Tag
light-dark = Dunkles Zimmer
letters = Buchstaben neben den Farben
sound = Leise Töne

## Die Startseite

start-heading = Welche Geschichte soll es sein?
emerald-pitch = Schick deine Ritter am Drachen vorbei in die Höhle und komm mit mehr Gold und Edelsteinen heim als die anderen.
kadora-pitch = Leg einen Diamanten, komm auf zehn und streich die Beute ein. Doch nur Farben, in denen du vorn liegst, lohnen sich.
play-bots = Gegen Bots spielen
set-up = Tisch decken
rules = Spielregeln
my-games = Deine Spiele
game-over = Nachspielen
game-goes-on = Weiterspielen
forget-game = Das Spiel mit { $names } von dieser Liste nehmen
join-heading = Zu Freunden setzen
code = Code
code-means = Wer den Tisch gedeckt hat, sieht den Code dort.
join = Zum Tisch
about-you = Über dich
your-name = Dein Name
record-heading = Ein gespeichertes Spiel öffnen
record-means = Ein hier heruntergeladenes Spiel lässt sich Schritt für Schritt nachspielen.
record-drop = Zieh die Datei hierher
record-choose = Datei wählen

## Einen Tisch decken

which-game = Welches Spiel?
how-many = Wie viele spielen mit?
who-sits = Wer sitzt wo?
who-starts = Wer beginnt?
first-drawn = Das Los entscheidet
options = Regeln zur Wahl
open-table = Tisch öffnen
seat-me = Ich
seat-here = Jemand hier, an diesem Gerät
seat-friend = Freund oder Freundin, per Link
seat-friend-means = kommt per Link
seat-bot = Bot, { $level }
seat-number = Platz { $number }
seat-free = Frei
seat-waits = wartet auf Besuch
name-of-seat = Name auf Platz { $number }
player-number = Platz { $number }
bot-number = Bot { $number }
level-squire = ein Knappe: nimmt, was geht
level-knight = ein Ritter: denkt voraus
level-baron = ein Baron: kennt das Spiel gut
level-dragon = ein Drache: schwer zu schlagen

emerald-option-passing = Keinen Ritter ziehen
emerald-option-passing-means = Ob man alle seine Ritter stehen lassen darf.
emerald-option-passing-false = Nicht erlaubt
emerald-option-passing-true = Erlaubt
emerald-option-open-ransom = Lösegeld
emerald-option-open-ransom-means = Ob alle sehen, mit welcher Goldkarte ein Ritter freigekauft wird.
emerald-option-open-ransom-false = Verdeckt bezahlt
emerald-option-open-ransom-true = Offen bezahlt
kadora-option-viewpoints = Wo ist oben?
kadora-option-viewpoints-means = Ob alle die Spalten und Reihen des Blocks gleich lesen oder jeder von seiner Tischseite aus.
kadora-option-viewpoints-shared = Für alle gleich
kadora-option-viewpoints-seats = Jeder von seiner Seite
kadora-option-missing = Fehlende Werte
kadora-option-missing-means = Die Werte gehen von 1 bis 5, und jeder Farbe fehlt einer davon. Wählt, welcher: Die Karten ändern sich, die Regeln nicht.
kadora-option-missing-part = { kadora-colour }

## Vor dem Beginn

lobby-heading = { $game }: Der Tisch ist gedeckt
lobby-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-full = Alle sind da.
lobby-wait = Sobald am Tisch begonnen wird, siehst du das Spiel.
invite-heading = Lade deine Freunde ein
invite-text = Spiel { $game } mit mir
invite-code = Oder sag ihnen diesen Code:
rename = Namen ändern
seats = Plätze
sit-down = Hinsetzen
move-here = Hierher
start-game = Spiel beginnen
start-with-bots = Bots nehmen die Plätze, die noch frei sind.
state-here = ist da
state-away = ist gerade weg
state-you = du

## Am Tisch

players = Wer spielt
board = Spielbrett
watching = Du schaust zu
undo = Zurücknehmen
log = Protokoll
help = Hilfe
points = Die Punkte
state-turn = ist an der Reihe
state-you-turn = du bist dran
state-thinking = überlegt …
state-won = gewinnt
count-emerald-gold = { $count ->
    [one] eine Goldkarte
   *[other] { $count } Goldkarten
}
count-emerald-gems = { $count ->
    [one] ein Edelstein
   *[other] { $count } Edelsteine
}
count-emerald-treasures = { $count ->
    [one] eine Schatzkarte
   *[other] { $count } Schatzkarten
}
count-kadora-hand = { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
}
count-kadora-loot = { $count ->
    [one] eine Karte Beute
   *[other] { $count } Karten Beute
}

ask-emerald-move = Du bist dran: Zieh einen Ritter, einen Schritt für jeden Ritter an seinem Platz.
ask-emerald-second = Zieh einen zweiten Ritter oder hör auf.
ask-emerald-take = Nimm das Gold oder den Edelstein.
ask-emerald-capture = Der Drache ist da: Welchen Ritter fängt er?
ask-emerald-ransom = Dein Ritter ist gefangen! Zahl mit einer Goldkarte oder gib ihn auf.
ask-kadora-give = Du bist dran: Leg eine Karte in den Block, oder verschenk erst eine Farbe.
ask-kadora-place = Du bist dran: Leg eine Handkarte in den Block.
ask-kadora-draw = Zieh eine Karte: links oder rechts?
wait-turn = { $who } überlegt.
wait-emerald-ransom = { $who } entscheidet über das Lösegeld.
wait-emerald-chance = Der Würfel rollt für den Drachen …
in-words = Aus einer Liste wählen
line-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; nichts geht verloren.

log-empty = Noch ist nichts geschehen.
since-your-move = Seit deinem letzten Zug
takes-back = { $who } nimmt das zurück.
rule-number = Regel { $rule }
rule-unwritten = Regel { $rule } steht in den Spielregeln.
rulebook-open = Spielregeln öffnen
rulebook-unwritten = An diesen Spielregeln wird noch geschrieben.
contents = Inhalt

emerald-goal = Ziel: komm mit dem meisten Gold und den meisten Edelsteinen heim.
kadora-goal = Ziel: möglichst wenige Strafpunkte. Eine Farbe, von der du am meisten hast, kostet dich nichts.
help-glow = Was du tun darfst, leuchtet. Zeig darauf, und du siehst, was daraus wird; klick, und es geschieht. Mit dem Finger: einmal tippen, um es zu sehen, noch einmal, um es zu tun.
key-arrows = zum nächsten, was du wählen kannst
key-enter = tun
key-esc = die Wahl zurücklegen
key-undo = deine letzte Aktion zurücknehmen
key-log = Protokoll ein- oder ausblenden
key-help = diese Hilfe

curtain-pass = Gib das Gerät an { $who }
curtain-means = Alle anderen schauen bitte weg: Hinter dem Vorhang sind die Karten von { $who }.
curtain-lift = Ich bin { $who }
curtain-undo = { $who }: das zurücknehmen

## Das Ende

end-heading = Die Punkte kommen herein …
end-winners = { $count ->
    [one] { $who } gewinnt!
   *[other] { $who } teilen sich den Sieg!
}
points-emerald = Punkte
emerald-source = { $value ->
    [gold] Gold
    [treasures] Schatzkarten
    [bonuses] Bonuskarten
   *[gems] Edelsteine
}
points-emerald-means = Die meisten Punkte gewinnen.
kadora-source = { kadora-colour }
points-kadora = Strafpunkte
points-kadora-means = Wer in einer Farbe vorn liegt, dreht sie um ✓ und zahlt nichts dafür. Der Rest zählt: Wer die wenigsten Strafpunkte hat, gewinnt.
turned-down = umgedreht
emerald-tie-break = { $value ->
    [treasures] Gleichstand: meiste Schatzkarten
   *[gems] Gleichstand: meiste Edelsteine
}
kadora-tie-break = { $value ->
   *[cards] Gleichstand: meiste Karten
}
cannot-win = keine Mehrheit
skip-ahead = Gleich zum Ende
rematch = Noch einmal
replay = Nachspielen
download = Herunterladen
share-replay = Sieh dir dieses Spiel an

replay-step = Schritt { $step } von { $last }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-slider = Schritt
