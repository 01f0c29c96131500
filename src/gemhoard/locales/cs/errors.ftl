# Co nejde a proč. Pravidlo následuje v závorce.

error-players = { $game } je hra pro { $least } až { $most } hráčů, ne pro { $players }.
error-option = { $game } nemá volbu { $option }. K dispozici: { $known }.
error-option-value = Volba { $option } nemůže mít hodnotu { $value }.
error-seat = Místo { $seat } neexistuje; místa jsou 0 až { $last }.
error-words = Akce „{ $words }“ neexistuje.
error-bot = Bot „{ $bot }“ neexistuje. K dispozici: { $known }.
error-bot-version = Jeden z počítačů, které hrají, má jinou verzi bota „{ $bot }“.
error-external-bot = Bot „{ $bot }“ potřebuje balíček { $package }.
error-external-bot-time = Bot „{ $bot }“ potřebuje na tah aspoň { $least } ms.
error-network = V „{ $file }“ není žádná síť pro hru { $game }.
error-extra = K tomu je potřeba doplněk { $extra }: pip install "gemhoard[{ $extra }]"
error-no-network = { $game } nemá natrénovanou síť; vytvoří ji `gemhoard train { $game }`.
error-no-features = { $game } nemá příznaky, které by síť mohla číst: viz `write_features`.
error-no-texts = { $game } nemá texty, takže ji nelze hrát v terminálu: viz `texts`.
error-no-heuristic = Bot „{ $bot }“ potřebuje heuristiku a { $game } žádnou nemá.
error-no-history = { $game } neumí enginu říct, co jeho místo ví: viz `redeal_start`.
error-engine-command = Engine potřebuje příkaz: engine:PŘÍKAZ.
error-engine-start = „{ $bot }“ nelze spustit: { $problem }.
error-engine-protocol = „{ $bot }“ používá verzi { $protocol } protokolu pro enginy, ne verzi { $known }.
error-engine-time = „{ $bot }“ do { $limit } ms neodpověděl.
error-engine-ended = „{ $bot }“ sám skončil (návratový kód { $code }); poslední výstup: { $said }
error-engine-nonsense = „{ $bot }“ poslal něco, co není odpověď: { $said }
error-engine-illegal = „{ $bot }“ zvolil „{ $action }“, což není dovoleno.
error-not-now = To teď nejde.
error-over = Hra skončila.

error-setup-piles = Rozestavení potřebuje devět hromádek ({ $pile }).
error-setup-sizes = Hromádky ({ $pile }) v rozestavení musí mít tyto počty karet: { $sizes }.
error-setup-cards = V rozestavení je některá karta vícekrát, než má být ({ $pile }).
error-setup-card = V rozestavení je karta { $card }, která neexistuje ({ $pile }).
error-setup-deck = Rozestavení neodpovídá sadě karet: viz { $card }.
error-setup-hands = Rozestavení musí mít karty v ruce pro tolik hráčů: { $players }.
error-setup-count = Počet karet v rozestavení ({ $pile }) musí být { $count }.

## Záznamy her

error-record-file = Soubor nelze přečíst: { $problem }.
error-record-json = Toto není záznam hry: od řádku { $line }, sloupce { $column } to není text JSON.
error-record-text = Toto není záznam hry: není to text, který by šlo číst jako JSON.
error-record-nested = Toto není záznam hry: je příliš hluboko vnořený.
error-record-format = Toto není záznam hry: „format“ není „{ $format }“.
error-record-version = Číst lze jen záznamy verze { $known }, ne verze { $version }.
error-record-game = Záznam je ze hry, která tu není nainstalovaná: { $game }. K dispozici: { $known }.
error-record-options = „options“ záznamu nejsou objekt.
error-record-first = V záznamu chybí „first“, místo začínajícího hráče.
error-record-actions = „actions“ záznamu nejsou seznam slov.
error-record-names = „names“ musí být seznam s jedním textem pro každého hráče.
error-record-expected = „{ $field }“ záznamu nejsou seznam s jednou položkou navíc oproti „actions“.
error-record-action = Akci { $number } záznamu, „{ $words }“, nelze provést:

## Emerald

refused-must-move = Musíš táhnout alespoň jedním rytířem.
refused-move-first = Teď táhni rytířem.
refused-second-or-stop = Táhni druhým rytířem, nebo skonči.
refused-take-first = Nejprve vezmi jednu z karet u políčka.
refused-roll-first = Nejprve je třeba hodit kostkou.
refused-capture-first = Nejprve řekni, kterého rytíře dračice chytí.
refused-ransom-first = Nejprve musí majitel chyceného rytíře zaplatit výkupné, nebo se ho vzdát.
refused-not-yours = Rytíři té barvy teď táhnout nemůžeš.
refused-other-colour = Oba rytíři v jednom tahu musí mít stejnou barvu; první měl jinou.
refused-no-knight = { $place ->
    [A] Na věži A
    [B] Na věži B
    [C] Na věži C
    [D] Na věži D
    [K] V hlavní budově
   *[other] Na políčku { $place }
} nestojí žádný rytíř té barvy.
refused-already-moved = Tento rytíř už v tomto tahu táhl.
refused-nobody-there = U dračice nestojí žádný rytíř té barvy.
refused-not-told-apart = Od ostatních své barvy lze odlišit jen rytíře, který táhl první.
refused-no-such-gold = Nemáš kartu zlata v hodnotě { $value }.

## Kadora

refused-place-first = Nejprve polož kartu do bloku.
refused-draw-first = Nejprve si lízni kartu.
refused-not-in-hand = Kartu { $card } nemáš v ruce.
refused-place-taken = Místo { $place } není prázdné.
refused-given-already = V jednom tahu můžeš darovat jen jednu barvu jednomu hráči.
refused-nothing-to-give = V kořisti nemáš karty té barvy.
refused-not-leading = Barvu smíš darovat, jen když v ní máš jako jediný hráč nejvyšší hodnotu.
refused-has-colour = Ten hráč už karty té barvy má.
error-review-not-over = Rozebrat lze jen dokončenou partii.
error-hint-nobody = Tady nikdo nic nevolí.
error-hint-at = Zvol krok od 0 do { $last }: { $number } mezi nimi není.
error-no-seat-named = { $file }: nikdo jménem „{ $who }“ tu nehraje.
