# Wat niet mag, en waarom. De spelregel volgt tussen haakjes.

error-players = { $game } is voor { $least } tot { $most } spelers, niet { $players }.
error-option = { $game } heeft geen optie { $option }; wel { $known }.
error-option-value = De optie { $option } kan niet { $value } zijn.
error-seat = Er is geen plaats { $seat }; de plaatsen zijn 0 tot { $last }.
error-words = Er is geen actie “{ $words }”.
error-bot = Er is geen bot “{ $bot }”; er zijn { $known }.
error-guest = De bot “{ $bot }” heeft het pakket { $package } nodig.
error-guest-time = De bot “{ $bot }” heeft minstens { $least } ms nodig voor een keuze.
error-network = Er is geen netwerk voor { $game } in “{ $file }”.
error-over = Het spel is uit.

error-setup-piles = De opstelling heeft negen stapels { $pile } nodig.
error-setup-sizes = De stapels { $pile } van de opstelling moeten { $sizes } kaarten hebben.
error-setup-cards = De opstelling heeft een kaart van { $pile } te vaak.
error-setup-card = De opstelling heeft { $card } bij { $pile }; zo'n kaart is er niet.
error-setup-deck = De opstelling klopt niet met het spel kaarten: kijk naar { $card }.
error-setup-hands = De opstelling heeft { $players } handen nodig.
error-setup-count = De opstelling heeft { $count } kaarten nodig bij { $pile }.

## Spelverslagen

error-record-file = Het bestand is niet te lezen: { $problem }.
error-record-json = Dit is geen spelverslag: vanaf regel { $line }, kolom { $column } is het geen JSON-tekst.
error-record-text = Dit is geen spelverslag: het is geen tekst die als JSON te lezen is.
error-record-nested = Dit is geen spelverslag: het is te diep genest.
error-record-format = Dit is geen spelverslag: “format” is niet “{ $format }”.
error-record-version = Hier is een verslag van versie { $known } te lezen, niet van versie { $version }.
error-record-game = Het verslag is van een spel { $game }, dat hier niet bekend is; er zijn { $known }.
error-record-options = De “options” van het verslag zijn geen object.
error-record-first = In het verslag ontbreekt “first”, de plaats van de startspeler.
error-record-actions = De “actions” van het verslag zijn geen lijst van woorden.
error-record-expected = De “{ $field }” van het verslag zijn geen lijst met één regel meer dan “actions”.
error-record-action = Actie { $number } van het verslag, “{ $words }”, kan niet:

## Emerald

refused-must-move = Je moet minstens één ridder zetten.
refused-move-first = Nu moet er een ridder gezet worden.
refused-second-or-stop = Zet een tweede ridder, of stop.
refused-take-first = Pak eerst een van de kaarten naast het veld.
refused-roll-first = Eerst wordt er gegooid.
refused-capture-first = Zeg eerst welke ridder de draak vangt.
refused-ransom-first = Eerst betaalt de eigenaar van de gevangen ridder, of laat hem gaan.
refused-not-yours = Ridders van die kleur mag jij nu niet zetten.
refused-other-colour = Beide ridders van een beurt hebben dezelfde kleur, en de eerste had een andere.
refused-no-knight = Op { $place } staat geen ridder van die kleur.
refused-already-moved = Die ridder is deze beurt al gezet.
refused-nobody-there = Bij de draak staat geen ridder van die kleur.
refused-not-told-apart = Alleen de ridder die als eerste gezet is, wordt van andere in zijn kleur onderscheiden.
refused-no-such-gold = Je hebt geen goudkaart met waarde { $value }.

## Kadora

refused-place-first = Leg eerst een kaart in het blok.
refused-draw-first = Trek eerst een kaart.
refused-not-in-hand = { $card } zit niet in je hand.
refused-place-taken = { $place } is niet leeg.
refused-given-already = Je geeft per beurt hoogstens één kleur aan één speler.
refused-nothing-to-give = Je hebt geen kaarten van die kleur in je buit.
refused-not-leading = Je mag een kleur alleen weggeven als jij er als enige de hoogste waarde van hebt.
refused-has-colour = Die speler heeft al kaarten van die kleur.
