### Innstillinger og personvern i Discord.

## Kommandoene og det de spør om. Navn: små bokstaver, uten mellomrom, høyst 32 tegn. Beskrivelser: høyst 100 tegn.

settings-command-name = innstillinger
settings-command-description = Hva serveren og du har valgt: språk, lovutgave, avtaler, turneringsledere
settings-show-name = vis
settings-show-description = Vis innstillingene, og hva som gjelder der ingenting er valgt
settings-server-name = server
settings-server-description = Endre innstillingene for denne serveren (bare for dem som administrerer den)
settings-mine-name = mine
settings-mine-description = Endre dine egne innstillinger, som går foran serverens
# Underkommando av /settings: høyst 32 tegn, små bokstaver.
settings-panel-name = panel
# Hva den gjør: høyst 100 tegn.
settings-panel-description = Legg ut et innlegg med to knapper i en kanal: avgjør et meldingsforløp, og tilkall TL
# Dens valg: høyst 32 tegn, små bokstaver.
settings-channel-name = kanal
# Hva det betyr: høyst 100 tegn.
settings-channel-description = Hvor innlegget skal stå
settings-language-name = språk
settings-language-server = Språket i svar som alle ser
settings-language-mine = Språket i svar som bare du ser
settings-edition-name = lover
settings-edition-server = Lovene det spilles etter på denne serveren
settings-edition-mine = Lovene du spiller etter
settings-agreements-name = avtaler
settings-agreements-description = Den feilende sidens system, når ikke noe annet er valgt sammen med spørsmålet
settings-similar-name = lignende
settings-similar-description = Grenser for «lignende» i prosent; 5,15: inntil 5 er ja, inntil 15 avgjør TL (eller standard)
settings-replies-name = svar
settings-replies-description = Hvem som ser svarene på /avgjørelse og på menyvalget for et innlegg
settings-director-name = tl_rolle
settings-director-description = En rolle som gir TL-rettigheter her, i tillegg til dem som er valgt
settings-no-director-name = fjern_tl_rolle
settings-no-director-description = En rolle som ikke lenger skal gi TL-rettigheter
settings-log-name = loggkanal
settings-log-description = Kanalen for loggen: når TL tilkalles, og hva TL bestemmer
settings-quiz-name = quizkanal
settings-quiz-description = Kanalen for dagens spørsmål
settings-keep-name = behold_måneder
settings-keep-description = Slett en sak etter så mange måneder uten aktivitet; 0 beholder sakene
settings-clear-name = nullstill
settings-clear-description = Nullstill dette; andre valg i samme kommando settes etterpå
settings-calls-name = tilkallinger
settings-calls-description = For TL: få direktemelding når et bord her tilkaller TL
settings-privacy-name = personvern
settings-privacy-description = Hva som er lagret om deg: eksporter det, eller få det slettet

## Valgene. Høyst 100 tegn.

settings-english = English
settings-norwegian = Norsk
settings-as-discord = Som i Discord
settings-no-edition-server = Ikke valgt: 2017-lovene
settings-no-edition-mine = Ikke valgt: som på serveren
settings-no-agreements = Ikke valgt: bare det som sies sammen med spørsmålet
settings-private = Den som spør
settings-public = Alle i kanalen
settings-clear-directors = TL-rollene
settings-clear-log = Loggkanalen
settings-clear-quiz = Quizkanalen
settings-clear-everything = Alt som er valgt for denne serveren

## Siden som viser innstillingene, i Markdown. Det som er valgt, står etter etiketten. Roller og kanaler vises slik Discord viser dem.

settings-title = Innstillinger
settings-changed = Endret. Fra nå av gjelder:
settings-here = Denne serveren
settings-own = Du
# Etikett: språket i det alle på serveren leser.
settings-label-public = Språk for alle
# Etikett: språket i det bare én person leser.
settings-label-language = Språk for deg alene
# Etikett: lovutgaven.
settings-label-edition = Lover
# Etikett: den feilende sidens system.
settings-label-agreements = Avtaler
# Etikett: hvor mye som regnes som lignende.
settings-label-similar = Grense for «lignende»
# Etikett: hvem som ser svar.
settings-label-replies = Hvem som ser svar
# Etikett: rollene som gjør noen til TL.
settings-label-directors = TL
# Etikett.
settings-label-log = Loggkanal
# Etikett.
settings-label-quiz = Quizkanal
# Etikett: hvor lenge saker beholdes.
settings-label-keep = Saker beholdes
# Etikett: de siste endringene av TL-rollene, for dem som administrerer serveren.
settings-label-changes = TL-roller endret
# Etikett: om en TL får beskjed når noen tilkaller.
settings-label-calls = Når TL tilkalles
# $language (språkets kode: en eller nb)
settings-language-unset = ikke valgt; som i Discord, { $language ->
    [nb] Norsk
   *[en] English
}
# Serveren har ikke valgt lovutgave, eller en person har ikke gjort det, i direktemeldinger.
settings-edition-unset = ikke valgt; 2017-lovene
# En person har ikke valgt lovutgave. $year (2007 eller 2017)
settings-edition-as-server = ikke valgt; som på serveren, { $year }-lovene
settings-agreements-unset = ikke valgt; bare det som sies sammen med spørsmålet
# $similar, $doubtful (prosenter)
settings-similar-set = ja inntil { $similar } % avvik; inntil { $doubtful } % avgjør TL
# Det samme der serveren ikke har valgt noe.
settings-similar-unset = ikke valgt; ja inntil { $similar } % avvik; inntil { $doubtful } % avgjør TL
settings-replies-private = den som spør
settings-replies-public = alle i kanalen; TLs visning er alltid privat
settings-directors-unset = ingen rolle er valgt; de som administrerer serveren, er TL
# $roles (omtaler)
settings-directors-set = alle som har en av disse rollene: { $roles }
settings-log-unset = ikke valgt; ingenting loggføres
settings-quiz-unset = ikke valgt
# $months (et tall)
settings-keep-set = { $months ->
    [one] én måned
   *[other] { $months } måneder
} etter siste aktivitet; så slettes de
settings-keep-unset = ikke valgt; til noen sletter dem
# I listen over endringer av TL-rollene: der det ikke var noen, og av en som er slettet siden.
settings-roles-none = ingen
settings-roles-erased = en som har slettet dataene sine
settings-calls-on = jeg sender deg en direktemelding
settings-calls-off = jeg sier ikke fra til deg
# Noen vil ha beskjed, men serveren har ikke valgt noen rolle.
settings-calls-no-role = jeg ville si fra, men ingen TL-rolle er valgt her, så jeg kan ikke vite at du er TL
# Noen vil ha beskjed, men har ingen av rollene.
settings-calls-no-director = jeg ville si fra, men du er ikke TL her
# Med liten skrift, under innstillingene.
# The menu under the page: which setting to change. At most 100 characters.
settings-menu-first = Endre en innstilling …
# Whether a director is told of calls: the choices of the menu. At most 100 characters.
settings-calls-yes = Ja, i en direktemelding
settings-calls-no = Nei
settings-order = Det du velger sammen med spørsmålet, går foran dine egne innstillinger, som går foran serverens.

## Svar til den som ikke får endre en innstilling, eller ikke kan.

settings-unchanged = Ingenting ble endret.
settings-unchanged-how = Velg minst én ting. `/innstillinger vis` viser hva som er valgt.
settings-managers-only = Bare de som administrerer denne serveren, kan endre innstillingene for den.
settings-managers-only-how = Det krever tillatelsen «Administrer server». Dine egne innstillinger finner du i `/innstillinger mine`.
settings-servers-only = Dette virker bare på en server.
settings-servers-only-how = Bruk kommandoen på serveren. Ditt eget språk og din lovutgave kan du også velge her, med `/innstillinger mine`.
settings-directors-only = Bare TL får beskjed om tilkallinger, og du er ikke TL her. Ingenting ble endret.
settings-directors-only-how = De som administrerer serveren, velger TL-rollene med `/innstillinger server tl_rolle`.
# $text (som skrevet)
settings-no-yardstick = «{ $text }» sier ikke hva som regnes som lignende. Ingenting ble endret.
settings-no-yardstick-how = Skriv to prosenttall, det laveste først, for eksempel `5,15`; eller `standard`.
settings-everybody = Den rollen ville gjøre alle til TL. Ingenting ble endret.
settings-everybody-how = Velg en rolle som bare turneringsledere har.
# $most (et tall)
settings-too-many-roles = Det kan være høyst { $most } TL-roller på en server. Ingenting ble endret.
settings-too-many-roles-how = Fjern én først, med `/innstillinger server fjern_tl_rolle`.
settings-elsewhere = Jeg ser ingen slik kanal på denne serveren. Ingenting ble endret.
settings-elsewhere-how = Velg en kanal jeg har tilgang til, eller gi meg tilgang til den først.
settings-no-store = Innstillingene kan ikke nås akkurat nå.
settings-no-store-how = Prøv igjen om litt; da viser `/innstillinger vis` hva som er valgt.

## Personvern.

settings-privacy-title = Hva jeg lagrer om deg
settings-privacy-cases = Saker: meldingsforløpet slik du skrev det, og det du har lagt til senere, med tidspunkt og Discord-ID-en din. Da kan du og TL gå videre med saken og finne den igjen senere.
settings-privacy-set = Innstillingene dine: språk, lovutgave og serverne der du vil vite når TL tilkalles.
settings-privacy-quiz = Quizen: svarene dine, nivået ditt, spørsmålene du har fått, det du skal repetere, til du kan det eller i 90 dager, og plassen din på topplistene, som `/quiz skjul_meg` skjuler.
settings-privacy-who = Til en sak deles eller TL tilkalles, er det bare du som ser den her. Den som driver boten, kan lese alt som er lagret.
settings-privacy-long = Dataene dine lagres til du sletter dem her. Saker på en server lagres ikke lenger enn serverens innstillinger sier, og ingenting fra en server i mer enn tretti dager etter at den fjernet meg. Avgjørelser lagres ikke, og innlegg som ikke er til meg, leser jeg ikke.
# Knapper: høyst 34 tegn.
settings-privacy-copies = Sikkerhetskopier av databasen inneholder fortsatt det som er slettet, til de byttes ut. Brukes PostgreSQL, ligger det også i loggen og på ledig plass til plassen brukes på nytt.
settings-privacy-export = Eksporter mine data
settings-privacy-erase = Slett mine data
settings-privacy-confirm = Ja, slett dem
settings-exported = Dette er alt som er lagret om deg.
settings-exported-how = Filen er JSON. Bare du ser dette.
# Beskriver filen.
settings-exported-file = Alt som er lagret om deg, som JSON
settings-no-files = Jeg får ikke legge ved filer her.
settings-no-files-how = Bruk `/personvern` i en direktemelding til meg.
settings-too-large = Det er mer enn det er plass til i én fil på Discord.
settings-too-large-how = Be den som driver boten, om det.
settings-erase-title = Slette alt som er lagret om deg?
# Før, mens og etter at noen slettes: hva som forsvinner, og hva som blir igjen.
settings-erase-goes = Dette slettes: innstillingene dine, alt ditt i quizen og alle saker fra direktemeldingene dine med meg.
settings-erase-stays = Dette blir igjen, uten navnet ditt: sakene på servere, med det du har lagt til i dem.
settings-erase-final = Det kan ikke angres. Vil du ha en kopi, så eksporter først.
settings-erasing = Dataene dine slettes. Det tar litt tid; du får beskjed her når det er gjort.
settings-erased = Dataene dine er slettet.
settings-erased-gone = Slettet: innstillingene dine, alt ditt i quizen og alle saker fra direktemeldingene dine med meg.
settings-erased-stays = Sakene på servere blir igjen, uten navnet ditt. Jeg fjerner det fra sakskortene også, der jeg kan.
settings-erased-else = Andre innlegg på Discord blir liggende til noen sletter dem. Bruker du meg på nytt, lagres det du da skriver, som før.
# Der databasens logg blir lest, så den ikke kan tømmes ennå.
settings-erased-log = Databasens logg er fortsatt i bruk; jeg tømmer den så snart jeg kan, og da er det ingenting igjen.
# Der databasen sviktet underveis.
settings-erased-later = Ikke alle dataene dine er slettet ennå: databasen kan ikke nås akkurat nå.
settings-erased-later-how = Jeg fortsetter så snart den kan nås. Du trenger ikke spørre igjen.
settings-erased-often = Dataene dine er allerede slettet to ganger det siste døgnet. Ingenting ble slettet nå.
settings-erased-often-how = Slettingen går gjennom alt som er lagret. Det som er kommet til siden, kan du få slettet i morgen.
settings-not-erased = Ingenting ble slettet: databasen kan ikke nås akkurat nå.
settings-not-erased-how = Prøv igjen om litt.
settings-not-exported = Databasen kan ikke nås akkurat nå.
settings-not-exported-how = Prøv igjen om litt.
# Første linje i den første meldingen på en server.
settings-welcome = Spør meg om et meldingsforløp der noe gikk galt: /avgjørelse.
# Under den.
settings-welcome-how = For å sette meg opp kan den som administrerer serveren
# En linje i listen under den.
settings-welcome-role = velge rollen til TL: `/innstillinger server`, `tl_rolle`
# En linje i listen.
settings-welcome-edition = velge lovene, 2017 eller 2007: `/innstillinger server`, `lover`
# En linje i listen.
settings-welcome-panel = legge to knapper i en kanal, for å avgjøre et meldingsforløp og tilkalle TL: `/innstillinger panel`
# En linje i listen.
settings-welcome-calls = og be TL slå på varsling: `/innstillinger mine`, `tilkallinger`
