# Co nejde a proč. Pravidlo následuje v závorce.

error-players = { $game } je pro { $least } až { $most } hráčů, ne { $players }.
error-option = { $game } nemá volbu { $option }; má { $known }.
error-option-value = Volba { $option } nemůže být { $value }.
error-seat = Místo { $seat } neexistuje; místa jsou 0 až { $last }.
error-words = Akce „{ $words }“ neexistuje.
error-bot = Bot „{ $bot }“ není; jsou tu { $known }.
error-guest = Bot „{ $bot }“ potřebuje balíček { $package }.
error-guest-time = Bot „{ $bot }“ potřebuje na každou volbu aspoň { $least } ms.
error-network = V „{ $file }“ není žádná síť pro { $game }.
error-over = Hra skončila.

error-setup-piles = Rozestavení potřebuje devět hromádek { $pile }.
error-setup-sizes = Hromádky { $pile } v rozestavení musí mít { $sizes } karet.
error-setup-cards = V rozestavení je některá karta { $pile } příliš často.
error-setup-card = V rozestavení je mezi { $pile } karta { $card }, taková není.
error-setup-deck = Rozestavení neodpovídá balíčku: viz { $card }.
error-setup-hands = Počet rukou v rozestavení musí být { $players }.
error-setup-count = Počet karet v { $pile } musí být { $count }.

## Záznamy her

error-record-file = Soubor nelze přečíst: { $problem }.
error-record-json = Toto není záznam hry: od řádku { $line }, sloupce { $column } to není text JSON.
error-record-text = Toto není záznam hry: není to text, který by šlo číst jako JSON.
error-record-nested = Toto není záznam hry: je příliš hluboko vnořený.
error-record-format = Toto není záznam hry: „format“ není „{ $format }“.
error-record-version = Zde lze číst záznam verze { $known }, ne verze { $version }.
error-record-game = Záznam je ze hry { $game }, která tu není známa; jsou tu { $known }.
error-record-options = „options“ záznamu nejsou objekt.
error-record-first = V záznamu chybí „first“, místo začínajícího hráče.
error-record-actions = „actions“ záznamu nejsou seznam slov.
error-record-expected = „{ $field }“ záznamu nejsou seznam s jednou položkou navíc oproti „actions“.
error-record-action = Akci { $number } záznamu, „{ $words }“, nelze provést:

## Emerald

refused-must-move = Musíš pohnout alespoň jedním rytířem.
refused-move-first = Teď je třeba pohnout rytířem.
refused-second-or-stop = Pohni druhým rytířem, nebo skonči.
refused-take-first = Nejprve vezmi jednu z karet u políčka.
refused-roll-first = Nejprve se hází kostkou.
refused-capture-first = Nejprve řekni, kterého rytíře dračice chytí.
refused-ransom-first = Nejprve pán chyceného rytíře zaplatí, nebo ho nechá jít.
refused-not-yours = Rytíři té barvy teď nejsou tvoji.
refused-other-colour = Oba rytíři v tahu mají stejnou barvu a první měl jinou.
refused-no-knight = Na { $place } nestojí žádný rytíř té barvy.
refused-already-moved = Tím rytířem už jsi v tomto tahu pohnul.
refused-nobody-there = U dračice nestojí žádný rytíř té barvy.
refused-not-told-apart = Od ostatních své barvy se odlišuje jen rytíř, který táhl první.
refused-no-such-gold = Nemáš kartu zlata hodnoty { $value }.

## Kadora

refused-place-first = Nejprve polož kartu do bloku.
refused-draw-first = Nejprve si táhni kartu.
refused-not-in-hand = Kartu { $card } nemáš v ruce.
refused-place-taken = Místo { $place } není prázdné.
refused-given-already = V jednom tahu můžeš dát nejvýš jednu barvu jednomu hráči.
refused-nothing-to-give = V kořisti nemáš karty té barvy.
refused-not-leading = Barvu smíš darovat, jen když v ní máš sám nejvyšší hodnotu.
refused-has-colour = Ten hráč už karty té barvy má.
