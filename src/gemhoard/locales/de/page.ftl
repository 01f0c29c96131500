# Die Seite im Browser.

## Der Rahmen

title-start = Gemhoard: zwei Schatzspiele
title-new = Tisch einrichten · Gemhoard
title-join = Mitspielen · Gemhoard
title-table = Am Tisch · Gemhoard
title-turn = Du bist dran · { $game }
notify-turn = Du bist dran
title-replay = Wiederholung · Gemhoard
title-record = Ein gespeichertes Spiel öffnen · Gemhoard
title-rules = Spielregeln · Gemhoard
title-daily = Partie des Tages · Gemhoard
title-learn = Spielend lernen · Gemhoard
title-puzzles = Aufgaben · Gemhoard
title-missing = Seite nicht gefunden · Gemhoard
skip = Zum Inhalt springen
home = Startseite
menu = Menü
loading = Einen Moment …
ok = OK
close = Schließen
copy = Link kopieren
copied = Kopiert
share = Teilen
missing-heading = Seite nicht gefunden
page-not-found = Unter dieser Adresse gibt es keine Seite. Prüf bitte den Link.
offline-heading = Keine Verbindung
page-no-network = Der Server ist nicht erreichbar. Bist du online?
page-failed = Das hat nicht geklappt. Es hat sich nichts geändert; versuch es noch einmal.
page-refused = Der Server lehnt ab: { $reason }

settings = Einstellungen
settings-kept = Wird in diesem Browser gespeichert.
language = Sprache
speed = Animationen
speed-calm = Normal
speed-brisk = Schnell
speed-none = Aus
light = Farbschema
light-auto = Automatisch
light-day = Hell
light-dark = Dunkel
letters = Farbbuchstaben (Hilfe bei Farbenblindheit)
letters-offer = Sind die Farben schwer zu unterscheiden?
letters-show = Buchstaben zeigen
board-in-words = Spielplan als Text
sound = Soundeffekte
notify = Benachrichtigen, wenn ich dran bin
notify-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite.
shortcuts = Tastenkürzel mit einem Zeichen (U, H, L, ?)

## Die Startseite

start-heading = Was wollen wir spielen?
play-bots = Gegen Bots spielen
set-up = Tisch einrichten
rules = Spielregeln
daily = Partie des Tages
daily-invites = Ein Versuch, für alle gleich
puzzles = Aufgaben
puzzles-invite = Was würdest du hier tun?
learn = In drei Minuten lernen
learn-on = Kurs fortsetzen
learn-no = Kein Kurs, danke
learn-by-playing = Spielend lernen
my-games = Deine Spiele
game-over = Wiederholung ansehen
game-goes-on = Weiterspielen
game-your-turn = Du bist dran
game-turn = { $who } ist dran
game-waits = Wartet auf Mitspieler
game-won = { $count ->
    [one] Du hast gewonnen
   *[other] Du teilst dir den Sieg
}
game-winners = { $count ->
    [one] { $who } hat gewonnen
   *[other] { $who } teilen sich den Sieg
}
game-gone = Nicht mehr verfügbar
games-all = Alle { $count } Partien zeigen
games-fewer = Weniger zeigen
forget-game = Das Spiel mit { $names } entfernen
join-heading = Mit Freunden spielen
code = Code
code-means = Der Host kann den Code sehen.
join = Mitspielen
about-you = Über dich
your-name = Dein Name
record-heading = Ein gespeichertes Spiel öffnen
record-means = Ein hier heruntergeladenes Spiel kannst du dir Schritt für Schritt noch einmal ansehen.
record-drop = Zieh die Datei hierher
record-choose = Datei wählen

## Einen Tisch einrichten

which-game = Welches Spiel?
how-many = Wie viele Spieler?
who-sits = Wer sitzt wo?
who-starts = Wer beginnt?
first-drawn = Zufällig
options = Regelvarianten
open-table = Tisch erstellen
seat-me = Ich
seat-here = Jemand anders, an diesem Gerät
seat-friend = Freund oder Freundin, per Link
seat-friend-means = kommt per Link
seat-bot = Bot, { $level }
seat-number = Platz { $number }
seat-free = Frei
seat-waits = wartet auf Mitspieler
name-of-seat = Name auf Platz { $number }
player-number = Spieler { $number }
bot-number = Bot { $number }
level-page = Page (Anfänger)
level-page-style = Spielt nach Lust und Laune.
level-squire = Knappe (sehr leicht)
level-squire-style = Ist hastig und übersieht vieles.
level-knight = Ritter (leicht)
level-knight-style = Spielt nach Gefühl und macht kleine Fehler.
level-captain = Hauptmann (mittel)
level-captain-style = Spielt solide und macht selten Fehler.
level-baron = Baron (knifflig)
level-baron-style = Hat einen guten Instinkt.
level-count = Graf (schwer)
level-count-style = Kennt das Spiel gut.
level-duke = Herzog (sehr schwer)
level-duke-style = Denkt voraus.
level-dragon = Drache (Experte)
level-dragon-style = Denkt weit voraus und ist kaum zu schlagen.
seat-matching = Bot auf meinem Niveau
level-rated = { $level }, Wertung { $rating }
ratings-mean = Wertung: Von zwei Spielern gewinnt der mit 100 Punkten mehr etwa 64 von 100 Partien.
matching-means = Bot auf deinem Niveau: diesmal { $level }. Er passt sich deinen Ergebnissen gegen Bots an, zwischen den Partien und nie während einer Partie.
matching-quick = Bots auf deinem Niveau: { $level }
matching-here = Bots auf deinem Niveau: in dieser Partie { $level }. Sie passen sich zwischen den Partien an, nie während einer Partie.
matching-next = { $change ->
    [up] Bots auf deinem Niveau sind beim nächsten Mal stärker: { $level }.
    [down] Bots auf deinem Niveau sind beim nächsten Mal schwächer: { $level }.
   *[same] Bots auf deinem Niveau bleiben beim nächsten Mal gleich stark: { $level }.
}

## Vor dem Beginn

lobby-heading = { $game }: Der Tisch ist bereit
lobby-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-full = Alle sind da.
lobby-wait = Du siehst das Spiel, sobald die Spieler beginnen.
invite-heading = Lade deine Freunde ein
invite-text = Spiel { $game } mit mir
invite-code = Oder gib ihnen diesen Code:
rename = Namen ändern
seats = Plätze
sit-down = Platz nehmen
move-here = Hierher setzen
start-game = Spiel starten
start-with-bots = Bots übernehmen die Plätze, die noch frei sind.
state-here = ist da
state-away = ist gerade weg
state-level-page = Bot, Anfänger
state-level-squire = Bot, sehr leicht
state-level-knight = Bot, leicht
state-level-captain = Bot, mittel
state-level-baron = Bot, knifflig
state-level-count = Bot, schwer
state-level-duke = Bot, sehr schwer
state-level-dragon = Bot, Experte
state-you = du

## Am Tisch

players = Spieler
board = Spielplan
watching = Du schaust zu
undo = Rückgängig
log = Verlauf
help = Hilfe
points = Wertung
state-turn = ist dran
state-you-turn = du bist dran
state-thinking = überlegt …
state-won = gewinnt
state-hinted = mit Tipps

ask = Du bist dran: Was machst du?
wait-turn = { $who } überlegt …
wait-chance = Der Zufall entscheidet …
in-words = Aus einer Liste wählen
line-lost = Die Verbindung ist unterbrochen und wird gerade wiederhergestellt; es geht nichts verloren.

## The board in words

plain-table = Auf dem Tisch
plain-choices = Was du tun kannst
plain-hidden = verdeckt
plain-nothing = nichts
plain-yes = ja
plain-no = nein

log-empty = Noch ist nichts passiert.
since-your-move = Seit deinem letzten Zug
takes-back = { $who } hat die letzte Aktion rückgängig gemacht.
rule-number = Regel { $rule }
rule-unwritten = Regel { $rule } steht in den Spielregeln.
rulebook-open = Spielregeln öffnen
rulebook-unwritten = An diesen Spielregeln wird noch geschrieben.
contents = Inhalt

curtain-pass = Gib das Gerät an { $who } weiter
curtain-means = Alle anderen schauen bitte weg: Hinter dem Vorhang sind die Karten von { $who }.
curtain-lift = Ich bin { $who }
curtain-undo = { $who }: rückgängig machen

## Das Ende

end-heading = Die Punkte werden gezählt …
end-winners = { $count ->
    [one] { $who } gewinnt!
   *[other] { $who } teilen sich den Sieg!
}
end-you-win = { $count ->
    [one] Du hast gewonnen!
   *[other] Du teilst dir den Sieg mit { $who }!
}
end-place = Du landest auf Platz { $place } von { $count }.
end-rank = Platz { $place }
you = Du
points-total = Punkte
not-counted = zählt nicht
cannot-win = kann nicht gewinnen
virtual-player = Ein virtueller Spieler
skip-ahead = Überspringen
rematch = Noch einmal spielen
replay = Wiederholung ansehen
download = Herunterladen
download-names = Mit den Namen der Spieler
share-replay = Sieh dir dieses Spiel an

replay-step = Schritt { $step } von { $last }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-slider = Schritt
