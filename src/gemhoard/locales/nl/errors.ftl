# Wat niet mag, en waarom. De spelregel volgt tussen haakjes.

error-players = { $game } is voor { $least } tot en met { $most } spelers, niet voor { $players }.
error-option = { $game } heeft geen optie { $option }. Beschikbaar: { $known }.
error-option-value = De optie { $option } kan niet { $value } zijn.
error-seat = Er is geen plaats { $seat }; de plaatsen zijn 0 tot en met { $last }.
error-words = Er is geen actie “{ $words }”.
error-bot = Er is geen bot “{ $bot }”. Beschikbaar: { $known }.
error-bot-version = Een van de machines die meespelen heeft een andere versie van de bot “{ $bot }”.
error-external-bot = De bot “{ $bot }” heeft het pakket { $package } nodig.
error-external-bot-time = De bot “{ $bot }” heeft minstens { $least } ms nodig voor een keuze.
error-network = Er is geen netwerk voor { $game } in “{ $file }”.
error-extra = Hiervoor is de extra { $extra } nodig: pip install "gemhoard[{ $extra }]"
error-no-network = { $game } heeft geen getraind netwerk; `gemhoard train { $game }` maakt er een.
error-no-features = { $game } heeft geen kenmerken die een netwerk kan lezen: zie `write_features`.
error-no-texts = { $game } heeft geen teksten en kan dus niet in de terminal worden gespeeld: zie `texts`.
error-no-heuristic = De bot “{ $bot }” heeft een heuristiek nodig, en { $game } heeft er geen.
error-no-history = { $game } kan een engine niet vertellen wat zijn plaats weet: zie `redeal_start`.
error-engine-command = Een engine heeft een opdracht nodig: engine:OPDRACHT.
error-engine-start = “{ $bot }” kan niet worden gestart: { $problem }.
error-engine-protocol = “{ $bot }” spreekt versie { $protocol } van het engine-protocol, niet versie { $known }.
error-engine-time = “{ $bot }” gaf binnen { $limit } ms geen antwoord.
error-engine-ended = “{ $bot }” is vanzelf gestopt (exitcode { $code }); de laatste uitvoer: { $said }
error-engine-nonsense = “{ $bot }” stuurde iets wat geen antwoord is: { $said }
error-engine-illegal = “{ $bot }” koos “{ $action }”, en dat mag niet.
error-not-now = Dat kan nu niet.
error-over = Het spel is uit.

error-setup-piles = De opstelling heeft negen stapels { $pile } nodig.
error-setup-sizes = De stapels { $pile } van de opstelling moeten { $sizes } kaarten hebben.
error-setup-cards = De opstelling heeft een van de kaarten bij { $pile } te vaak.
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
error-record-version = Hier zijn alleen spelverslagen van versie { $known } te lezen, niet van versie { $version }.
error-record-game = Dit spelverslag is van een spel dat hier niet geïnstalleerd is: { $game }. Beschikbaar: { $known }.
error-record-options = De “options” van het spelverslag zijn geen object.
error-record-first = In het spelverslag ontbreekt “first”, de plaats van de startspeler.
error-record-actions = De “actions” van het spelverslag zijn geen lijst van woorden.
error-record-names = “names” moet een lijst zijn met één tekst per speler.
error-record-expected = De “{ $field }” van het spelverslag zijn geen lijst met één regel meer dan “actions”.
error-record-action = Actie { $number } van het spelverslag, “{ $words }”, kan niet:

## Emerald

refused-must-move = Je moet minstens één ridder zetten.
refused-move-first = Zet nu een ridder.
refused-second-or-stop = Zet een tweede ridder, of stop.
refused-take-first = Pak eerst een van de kaarten naast het veld.
refused-roll-first = Eerst moet er gegooid worden.
refused-capture-first = Zeg eerst welke ridder de draak vangt.
refused-ransom-first = Eerst moet de eigenaar de gevangen ridder vrijkopen of opgeven.
refused-not-yours = Ridders van die kleur kun je nu niet zetten.
refused-other-colour = Beide ridders in een beurt moeten dezelfde kleur hebben; de eerste had een andere.
refused-no-knight = { $place ->
    [A] Op toren A
    [B] Op toren B
    [C] Op toren C
    [D] Op toren D
    [K] Op het hoofdgebouw
   *[other] Op veld { $place }
} staat geen ridder van die kleur.
refused-already-moved = Die ridder is deze beurt al gezet.
refused-nobody-there = Bij de draak staat geen ridder van die kleur.
refused-not-told-apart = Alleen de ridder die als eerste gezet is, is van andere in zijn kleur te onderscheiden.
refused-no-such-gold = Je hebt geen goudkaart met waarde { $value }.

## Kadora

refused-place-first = Leg eerst een kaart in het blok.
refused-draw-first = Trek eerst een kaart.
refused-not-in-hand = { $card } zit niet in je hand.
refused-place-taken = { $place } is niet leeg.
refused-given-already = Je kunt per beurt maar één kleur weggeven, aan één speler.
refused-nothing-to-give = Je hebt geen kaarten van die kleur in je buit.
refused-not-leading = Je mag een kleur alleen weggeven als je er als enige de hoogste waarde van hebt.
refused-has-colour = Die speler heeft al kaarten van die kleur.
error-review-not-over = Alleen op een afgelopen potje kan worden teruggeblikt.
error-hint-nobody = Niemand heeft hier iets te kiezen.
error-hint-at = Kies een stap van 0 tot en met { $last }: { $number } hoort daar niet bij.
error-no-seat-named = Er is geen speler met de naam “{ $who }” in { $file }.
