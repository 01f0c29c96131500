# De les van Emerald, stap voor stap. Hooguit 25 woorden per stap; de kaarten staan in lesson.json van het spel.

emerald-lesson-theme = Een draak bewaakt haar schat. Stuur je ridders haar grot in en haal goud en edelstenen: wie de meeste punten heeft, wint.
emerald-lesson-walk = Jouw ridders zijn rood. Een ridder loopt zoveel stappen als er ridders op zijn plek staan. Zoek er een die één stap zet.
emerald-lesson-walk-far = Daar staan drie ridders, dus hij zou drie stappen lopen. Zoek een rode ridder die alleen staat.
emerald-lesson-second = Nu mag je een tweede ridder zetten, of stoppen. In een groep kom je verder: ga bij de blauwe op veld 3 staan.
emerald-lesson-second-stop = Stoppen mag hier altijd. Maar een tweede ridder is gratis: zet er een!
emerald-lesson-cave = Iets later. Bij veld 7 begint de grot, met kaarten naast elk veld. Welke ridder van jou komt zo ver?
emerald-lesson-cave-meadow = Die blijft in de wei, waar niets te halen valt. Zoek een grotere groep.
emerald-lesson-take = Kies een van de twee open kaarten. Een edelsteen telt voor 1, goud voor zijn getal, en goud kan nog meer: pak het.
emerald-lesson-take-gem = Edelstenen tellen ook, en de meeste van een soort leveren er 4 bij op. Maar straks heb je goud nodig!
emerald-lesson-ransom = Een ridder van { $left } stopte naast het drakenspoor. Dat wekte de draak, en ze ving de jouwe! Koop hem vrij met goud.
emerald-lesson-ransom-none = Dan ben je de ridder voorgoed kwijt aan haar nest. Eén goudkaart is een kleine prijs.
emerald-lesson-wake = Nu maak jij haar wakker! Dat doet een ridder die naast het drakenspoor stopt, of op haar eigen veld. Welke kan dat?
emerald-lesson-wake-sleeps = Die stopt niet bij het drakenspoor, dus de draak slaapt door. Kijk dieper in de grot.
emerald-lesson-catch = Jij maakte haar wakker, dus jij beslist: van alle ridders op haar veld vangt ze er maar één.
emerald-lesson-catch-own = Dat is je eigen ridder! Jij maakte haar wakker, dus kies die van een ander.
emerald-lesson-chamber = Achter veld 15 ligt de schatkamer. Een ridder die daar komt, wint een drakenschatkaart van 5 en blijft daar. Breng er een binnen!
emerald-lesson-chamber-far = Die haalt de schatkamer nog niet. Kijk naar de ridder die er het dichtst bij staat.
emerald-lesson-play = Het spel eindigt bij de vierde drakenschatkaart, of als iemand één ridder overheeft. De meeste edelstenen van een soort leveren 4 op. Jouw beurt!
