### Quizen i Discord: kommandoen /quiz, kortene, dagens spørsmål, tabellene.

## Navn på kommandoer og valg har små bokstaver og ingen mellomrom; beskrivelser har høyst 100 tegn. En tekst som slutter på -how, står under den før

quizbot-name = quiz
quizbot-description = Et spørsmål om lovene, dagens spørsmål og topplisten
quizbot-play-name = spill
quizbot-play-description = Et spørsmål; alle i kanalen svarer én gang, uten at andre ser det
quizbot-exam-name = eksamen
quizbot-exam-description = Tjue spørsmål bare til deg, med resultat til slutt; en påbegynt eksamen fortsetter der du slapp
quizbot-night-name = kveld
quizbot-night-description = En quizkveld i denne kanalen: du er vert, og alle svarer uten at andre ser det
quizbot-questions-name = antall
quizbot-questions-description = Hvor mange spørsmål, fra 2 til 30
quizbot-seconds-name = sekunder
quizbot-seconds-description = Sekunder per spørsmål, fra 15 til 300; ellers går verten videre
quizbot-daily-name = daglig
quizbot-daily-description = Dagens spørsmål på denne serveren: når det kommer, og om hva
quizbot-leaderboard-name = toppliste
quizbot-leaderboard-description = Hvem som leder på denne serveren: denne uken, denne måneden, denne sesongen
quizbot-opt-out-name = skjul_meg
quizbot-opt-out-description = Topplistene viser deg ikke lenger; du kan fortsatt spille
quizbot-level-name = nivå
quizbot-level-description = Hvor vanskelig, fra 0 til 3; ellers ditt eget nivå
quizbot-law-name = paragraf
quizbot-law-description = Nummeret på paragrafen spørsmålet skal handle om
quizbot-edition-name = lover
quizbot-edition-description = 2017-lovene eller 2007-lovene; ellers som i innstillingene, eller 2017
quizbot-alone-name = bare_meg
quizbot-alone-description = Et spørsmål bare du ser; det teller for nivået ditt, ikke på topplistene
quizbot-hour-name = klokkeslett
quizbot-hour-description = Klokkeslettet det kommer, 0–23
quizbot-zone-name = tidssone
quizbot-zone-description = Tidssonen til denne serveren, for eksempel Europe/Oslo
quizbot-off-name = av
quizbot-off-description = Slutt med dagens spørsmål
quizbot-period-name = periode
quizbot-period-description = Hvilken toppliste; månedens hvis du ikke velger
# Det som kan velges der. $which (week, month, season)
quizbot-period = { $which ->
    [week] Denne uken
    [season] Denne sesongen
   *[month] Denne måneden
}
quizbot-show-name = vis_meg
quizbot-show-description = Topplistene viser deg igjen

# En knapp: høyst 34 tegn.
quizbot-button-reveal = Vis løsningen
# En knapp: høyst 34 tegn.
quizbot-button-next = Neste spørsmål
# En knapp: høyst 34 tegn.
quizbot-button-ruling = Hele avgjørelsen
# En knapp under dagens spørsmål: høyst 34 tegn.
quizbot-button-share = Del resultatet mitt

# Over dagens spørsmål. $number (String): nummeret, eller ingenting ennå
quizbot-daily-title = { $number ->
    [one] Dagens spørsmål nr. { $number }
    [other] Dagens spørsmål nr. { $number }
   *[none] Dagens spørsmål
}
# Med liten skrift under et spørsmål til alle. $number (nummeret på serveren)
quizbot-number = Spørsmål { $number }: ett svar hver, og ingen andre ser det
# Med liten skrift under dagens spørsmål.
quizbot-until-next = Løsningen kommer sammen med neste dags spørsmål
# Etter løsningen. $answered, $right (hvor mange)
quizbot-answered = Svar: { $answered }; riktige: { $right }
# Etter løsningen. $who (String): folk, slik Discord viser dem
quizbot-right-were = Riktig: { $who }
# Det samme når ikke alle nevnes. $who (String), $more (hvor mange)
quizbot-right-more = Riktig: { $who } og { $more } til

# Med liten skrift under ett av flere spørsmål. $form (exam, linked eller night), $nth, $length (tall)
quizbot-part = { $form ->
    [exam] Spørsmål { $nth } av { $length }. Resultatet kommer til slutt; du kan fortsette senere med `/quiz eksamen`.
    [linked] Spørsmål { $nth } av { $length } om dette meldingsforløpet
   *[night] Spørsmål { $nth } av { $length }: ett svar hver, og ingen andre ser det
}
# En eksamen med resultat. $right, $number (hvor mange)
quizbot-exam-marked = Eksamen: { $right } av { $number } riktige.
# Et spørsmål i den som ble besvart galt, i en meny. $nth (hvilket), $laws (String): numre, $number (hvor mange)
quizbot-exam-wrong = Spørsmål { $nth }: { $number ->
    [one] §
   *[other] §§
} { $laws }
# På den menyen.
quizbot-exam-look = Se det du svarte galt på
# Til en som vil se et svar før eksamenen er rettet.
quizbot-exam-hidden = Du kan se den når eksamenen er rettet.
# Når det neste spørsmålet tar tid.
quizbot-making = Jeg lager fortsatt det neste spørsmålet.
quizbot-making-how = Prøv igjen om litt. Det du har svart, er lagret.

# Med liten skrift under et spørsmål på tid. $seconds (et tall)
quizbot-night-pace = { $seconds } sekunder
# En knapp: høyst 34 tegn.
quizbot-night-end = Avslutt quizkvelden
# Etter den, når et nytt spørsmål alt er stilt.
quizbot-night-ends = Dette er det siste spørsmålet i kveld.
# Til en som begynner en der det alt er en.
quizbot-night-runs = Det er allerede en quizkveld i denne kanalen.
quizbot-night-runs-how = Verten kan avslutte den. Ellers kan en ny begynne en time etter det siste spørsmålet.
# Til andre enn verten.
quizbot-night-host = Bare verten for denne quizkvelden kan gjøre det.
quizbot-night-host-how = Verten er den som startet den; de som administrerer serveren, kan også gjøre det.
# Over et spørsmål med løsning. $nth, $length (tall)
quizbot-standings = Stillingen etter spørsmål { $nth } av { $length }
# Over det siste. $length (hvor mange spørsmål)
quizbot-standings-last = Sluttstillingen. Spørsmål: { $length }
# I stedet for en stilling.
quizbot-standings-nobody = Ingen har svart.

# Til en om en selv, etter det som ble besvart galt. $laws (String): numre
quizbot-weak = Verdt å øve mer på, etter paragraf: { $laws }.
# Til en som spiller. $number (hvor mange)
quizbot-reviews-due = Klare til repetisjon: { $number }.
# En knapp under den: høyst 34 tegn.
quizbot-button-review = Repeter
# Med liten skrift under et slikt spørsmål.
quizbot-review-is = Repetisjon: du har svart galt på et slikt spørsmål
# Når noen vil repetere og det ikke er noe.
quizbot-no-review = Det er ingenting å repetere.
quizbot-no-review-how = Det du svarer galt på, kommer tilbake som et nytt meldingsforløp etter 1, 3, 7 og 21 dager.

# $letter (String): bokstaven til et svar
quizbot-kept = Svaret ditt er { $letter }. Det teller.
quizbot-kept-how = Om det er riktig, ser du når løsningen kommer.
# $letter (String): bokstaven til det første svaret
quizbot-already = Du har svart { $letter }, og det første svaret teller.
# Til en som ikke kan vise løsningen ennå.
quizbot-not-yet = Det kan være flere som vil svare.
# Under den. $when (String): et tidspunkt, slik Discord viser det
quizbot-not-yet-how = Den som spurte, kan vise løsningen når som helst; de som har svart, kan gjøre det fra { $when }.
# Under den, for dagens spørsmål.
quizbot-not-yet-daily = Løsningen på dagens spørsmål kommer sammen med det neste.
# Under den, til en som vil ha det neste av flere spørsmål for tidlig.
quizbot-next-hidden = Det neste spørsmålet ville røpe svaret.
# Til en som vil ha neste spørsmål når det alt er der.
quizbot-next-there = Det neste spørsmålet er allerede stilt.
quizbot-next-there-how = Du finner det lenger ned i kanalen.
# Til en som vil se avgjørelsen for tidlig.
quizbot-hidden = Avgjørelsen ville røpe svaret.
quizbot-hidden-how = Du kan se den når løsningen er vist.
# Over linjen som kan kopieres.
quizbot-share-title = Kopier denne linjen for å dele resultatet ditt; den røper ingenting.
# Linjen. $number (nummeret på dagens spørsmål), $day (String): 2026-11-21, $which (right eller wrong)
quizbot-share-line = Dagens spørsmål nr. { $number } · { $day } · { $which ->
    [right] riktig
   *[wrong] galt
}
# I stedet.
quizbot-share-none = Du svarte ikke på dette dagsspørsmålet.
quizbot-share-none-how = Det kommer et nytt hver dag.
# Når spørsmålet ikke kan lages på nytt.
quizbot-gone = Dette spørsmålet finnes ikke lenger.
quizbot-gone-how = Det er slettet, eller det er fra en tidligere versjon av meg. `/quiz spill` gir et nytt.
# Når valgene ikke gir noe.
quizbot-none-left = Jeg har ikke noe nytt slikt spørsmål til deg.
quizbot-none-left-how = Velg et annet nivå, eller la være å velge paragraf.
# Mens lageret er borte.
quizbot-no-store = Quizen kan ikke nås akkurat nå.
quizbot-no-store-how = Prøv igjen om litt. Svarene dine går ikke tapt.

# Over det som er valgt.
quizbot-daily-is = Dagens spørsmål på denne serveren
# I stedet.
quizbot-daily-none = Det er ikke noe daglig spørsmål. `/quiz daglig klokkeslett:9` gir ett.
# $hour (0 til 23), $zone (String)
quizbot-daily-at = Hver dag kl. { $hour }.00, tidssone { $zone }.
# $when (String): et tidspunkt, slik Discord viser det
quizbot-daily-next = Det neste kommer { $when }.
# Når ingen kanal er valgt.
quizbot-daily-no-channel = Ingen kanal er valgt for det ennå: `/innstillinger server quizkanal`.
# $level (0 til 3)
quizbot-daily-level = Nivå { $level }.
# $law (et nummer)
quizbot-daily-law = Om § { $law }.
# $year (2007 eller 2017)
quizbot-daily-edition = { $year }-lovene.
# Etter en gal tidssone.
quizbot-not-a-zone = Den tidssonen kjenner jeg ikke.
quizbot-not-a-zone-how = Skriv en by, for eksempel Oslo, og velg blant forslagene.

# Over en tabell. $which (week, month, season), $key (String): hvilken, for eksempel 2026-11
quizbot-leaderboard-title = { $which ->
    [week] Toppliste: uke { $key }
    [season] Toppliste: sesongen { $key }
   *[month] Toppliste: måneden { $key }
}
# En linje. $rank, $right, $answered (tall), $who (String)
quizbot-leaderboard-line = { $rank }. { $who }: { $right } av { $answered } riktige
# Etter en linje. $streak (2 eller mer)
quizbot-leaderboard-streak = { $streak } riktige dagsspørsmål på rad
# I stedet for en tabell.
quizbot-leaderboard-empty = Ingenting teller før løsningen på et spørsmål er vist.
# Under en tabell. $first, $last (String): dager
quizbot-leaderboard-rule = { $first } til { $last }. Riktige svar på åpne spørsmål teller; ved likhet går den foran som har hatt færrest spørsmål, deretter den som var først.
# Under en tabell, til en som har valgt det.
quizbot-leaderboard-hidden = Du har valgt ikke å vises her.
# Etter valget.
quizbot-opted-out = Du vises ikke lenger på topplistene.
quizbot-opted-out-how = Du kan fortsatt spille, og du beholder nivået ditt. `/quiz skjul_meg vis_meg:True` viser deg igjen.
# Etter valget.
quizbot-opted-in = Du vises igjen på topplistene.
quizbot-opted-in-how = Alle svarene dine på åpne spørsmål er med.
# I direktemeldinger.
quizbot-servers-only = Dette virker bare på en server.
quizbot-servers-only-how = Her kan du spille for deg selv: `/quiz spill`.
# Til andre.
quizbot-managers-only = Bare de som administrerer denne serveren, kan endre dagens spørsmål.
quizbot-managers-only-how = Det krever tillatelsen «Administrer server».

quizbot-own-name = egne
quizbot-own-description = Serverens egne spørsmål, fra en fil; uten fil: viser dem
quizbot-file-name = fil
quizbot-file-description = En tekstfil, en linje per spørsmål, hvert med fasit; erstatter den nåværende filen
quizbot-remove-name = fjern
quizbot-remove-description = Fjern serverens egne spørsmål
quizbot-only-own-name = egne
quizbot-only-own-description = Bare serverens egne spørsmål
quizbot-linked-name = i_sammenheng
quizbot-linked-description = Tre eller fire spørsmål om ett meldingsforløp, i den rekkefølgen TL tar dem
quizbot-clear-name = fjern
quizbot-clear-description = Hvilken avgrensning som skal fjernes
# Det som kan velges der. $which (level, law, edition, all)
quizbot-clear = { $which ->
    [level] Nivået
    [law] Paragrafen
    [edition] Lovutgaven
   *[all] Alle tre
}
# Med liten skrift under et spørsmål. $name (navnet i serverens fil)
quizbot-own-is = Fra denne serveren: { $name }
# Med liten skrift. $channel, $when (String): en kanal og et tidspunkt, slik Discord viser dem
quizbot-daily-refused = Jeg kan ikke skrive i { $channel }: den er slettet, eller jeg har ikke tilgang. Jeg prøver igjen { $when }, eller straks det er valgt en annen kanal.
# Til filen er lest.
quizbot-own-reading = Jeg leser filen.
# Etter en fil. $number (hvor mange spørsmål)
quizbot-own-taken = Spørsmål lagt inn: { $number }. Alle fasitsvarene stemmer med lovene.
quizbot-own-taken-how = De kommer blant de andre i `/quiz spill` og i dagens spørsmål; `/quiz spill egne:True` gir bare dem. Spørsmål som allerede er stilt, blir som de er.
# Etter en fil. $number (en grense i kB)
quizbot-own-too-long = Filen ble ikke godtatt: den er større enn { $number } kB.
quizbot-own-too-long-how = Den må være en tekstfil med ett spørsmål per linje.
# Når filen ikke er å få tak i.
quizbot-own-not-fetched = Jeg fikk ikke tak i filen.
quizbot-own-not-fetched-how = Ingenting er endret. Prøv igjen om litt.
# Der det ikke er noen.
quizbot-own-none = Denne serveren har ingen egne spørsmål.
quizbot-own-none-how = De som administrerer den, kan laste opp en fil: `/quiz egne fil`. Hver linje er et navn, en type, meldingene, = og fasiten, som i «tirsdag-1 passes 1S 1H ub ikke godtatt 2R isml = V».
# Over det som er der. $number (hvor mange)
quizbot-own-here = Egne spørsmål på denne serveren: { $number }
# Navnene. $names (liste)
quizbot-own-names = { $names }.
# Det samme når de er for mange. $names (liste), $more (hvor mange til)
quizbot-own-more = { $names } og { $more } til.
# Med liten skrift. $when (String): et tidspunkt, slik Discord viser det
quizbot-own-since = Lastet opp { $when }
# Hva den vedlagte filen er.
quizbot-own-file = Serverens egne spørsmål, med fasit
# Der det ikke kan legges ved filer.
quizbot-own-no-files = Jeg får ikke legge ved filer her, så jeg kan ikke vise selve filen.
# Hva man kan gjøre.
quizbot-own-how = En ny fil erstatter den; `/quiz egne fjern:True` fjerner den.
# Etterpå.
quizbot-own-ended = Denne serveren har ingen egne spørsmål lenger.
quizbot-own-ended-how = Spørsmål som allerede er stilt, blir som de er.
# Til andre.
quizbot-own-managers-only = Bare de som administrerer denne serveren, kan se og endre serverens egne spørsmål.
