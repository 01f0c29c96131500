# Wat een link over zichzelf zegt waar hij gedeeld wordt. De pagina heeft er niets van nodig.

preview-means = Speel in je browser: alleen tegen bots, op één apparaat of met vrienden via een link. Zonder account.
preview-new = { $game }: een tafel klaarzetten
preview-table = { $game }: kom aan tafel
preview-replay = { $game }: bekijk een potje, zet voor zet
preview-rules = { $game }: de spelregels
preview-daily = { $game }: het potje van de dag
preview-learn = { $game }: leer het in drie minuten
preview-puzzles = { $game }-puzzels: wat zou jij hier doen?
