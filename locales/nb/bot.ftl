### Det Discord-boten sier selv. Avgjørelsene står andre steder.

## Kommandoene og det de spør om. Navn: små bokstaver, uten mellomrom, høyst 32 tegn. Beskrivelser: høyst 100 tegn.

bot-ruling-name = avgjørelse
bot-ruling-description = Hva lovene sier om et utilstrekkelig bud, en melding utenfor tur eller en endret melding
bot-auction-name = meldinger
bot-auction-description = Meldingene i rekkefølge, giver først, for eksempel: 1H P 1H ub
bot-edition-name = lover
bot-edition-description = Hvilke lover dere spiller etter; ellers som i innstillingene, eller 2017
bot-view-name = visning
bot-view-description = For en spiller ved bordet eller for TL
bot-agreements-name = avtaler
bot-agreements-description = Den feilende sidens system; før den feilende har valgt, ser bare TL hva som følger
bot-share-name = del
bot-share-description = Svar i kanalen: da kan alle på serveren lese saken (spillernes visning)

bot-law-name = lov
bot-law-description = Hva et lovpunkt betyr, med våre egne ord
bot-clause-name = paragraf
bot-clause-description = Et nummer, for eksempel 27B1(a) eller 27, eller et søkeord, for eksempel utspill
bot-clause-edition-description = Bare én utgave av lovene; alle hvis du ikke velger noe

## Valgene. Høyst 100 tegn. $name (String): navnet på et system.

# $year (2007 eller 2017)
bot-edition = { $year }-lovene
bot-view-player = Spiller
bot-view-director = TL
bot-system = { $name ->
    [five-card-majors] Femkorts major, sterk grand
    [acol] Acol
    [strong-club] Sterk kløver
    [norwegian] Norsk standard
   *[other] { $name }
}

## Punktet i menyen til en melding. Høyst 32 tegn.

bot-menu-name = Avgjør dette meldingsforløpet

## Eksempler.

bot-example-insufficient = et utilstrekkelig bud
bot-example-out-of-turn = Vest melder når det er Østs tur
bot-example-replaced = budet ble ikke godtatt, og en ny melding kom i stedet
bot-suggestion-insufficient = { $text } (et utilstrekkelig bud)
bot-suggestion-out-of-turn = { $text } (Vest melder når det er Østs tur)
bot-suggestion-replaced = { $text } (budet ble ikke godtatt, og en ny melding kom i stedet)

## Knappene under et privat svar. Høyst 34 tegn.

bot-share-button = Del
bot-why-button = Hvorfor?

## Lovpunkter. $clause (String): en adresse, for eksempel 27B1(a). $year (String): en utgave. $law (String): et nummer.

bot-law-title = § { $law }: { $heading }
bot-clause = § { $clause }
bot-clause-of = § { $clause }, { $year }

## $clause (String): et punkt med paragraftegn. $says (String): hva det går ut på. $reason (String): en delsetning. $text (String): det som ble skrevet.

bot-clause-choice = { $clause }: { $says }
bot-own-words = Med våre egne ord, ikke lovteksten
bot-no-such-clause = Her finnes ikke noe lovpunkt «{ $text }».
bot-how-to-name-clauses = Skriv et nummer, for eksempel 27B1(a), 27B eller 27, eller et søkeord, for eksempel utspill.
bot-nearest-clauses = Mente du
bot-more-clauses = Flere lovpunkter

## Rundt et svar.

bot-asked = Spurt om:
# Beskriver bildet for dem som ikke ser det. $auction (tekst): Nord 1♥, Øst pass, Syd 1♥ (utilstrekkelig)
bot-picture = Meldingene: { $auction }
bot-part = Del { $part } av { $parts }
bot-cut = Dette er ikke alt; utelatte linjer: { $count }. Spør om en kortere del av meldingsforløpet.
bot-sections-cut = Dette er ikke alt; utelatte avsnitt: { $count }. Kjør `director-please why` på en datamaskin for å se alt.

## En omtale eller en direktemelding uten meldingsforløp.

bot-greeting = Skriv meldingene i rekkefølge, giver først, så forteller jeg hva lovene sier.
bot-greeting-examples = For eksempel
bot-greeting-command = Bruk /avgjørelse for et svar som bare du ser, på ditt språk.
bot-advice = Kun veiledende: TL ved bordet avgjør.

## Svar på det som ikke kan besvares.

bot-no-text = Det er ingen tekst i dette innlegget.
bot-no-text-how = Jeg leser meldingsforløp som er skrevet som tekst, ikke bilder eller innebygd innhold. Kopier meldingene inn i /avgjørelse.
bot-too-long = Dette er for langt for meg.
bot-too-long-how = Jeg leser høyst { $limit } tegn. Ta bare med meldingene.
bot-outdated = Denne knappen er fra en tidligere versjon av meg.
bot-outdated-how = Spør på nytt med /avgjørelse.
bot-not-understood = Denne kommandoen kjenner jeg ikke.
bot-not-understood-how = Den kan være fra en tidligere versjon av meg. Prøv /avgjørelse.
bot-share-lost = Jeg finner ikke lenger meldingsforløpet i dette innlegget.
bot-share-lost-how = Spør på nytt med /avgjørelse, og bruk knappene under det svaret.
bot-too-often = Det ble for mange spørsmål på én gang.
bot-too-often-how = Vent noen sekunder og spør igjen.
bot-went-wrong = Noe gikk galt hos meg, og jeg har ikke noe svar.
bot-went-wrong-how = Tilkall TL. Feilen står i loggen min.

## Til den som driver boten, når den avslutter.

bot-end-token-missing = DISCORD_TOKEN er ikke satt. Legg botens nøkkel fra Discords utviklerportal i den.
bot-end-token-refused = Discord avviser nøkkelen i DISCORD_TOKEN. Den er feil eller trukket tilbake; lag en ny i utviklerportalen.
bot-end-setting = { $name } kan ikke være { $value }: { $detail }
bot-end-too-few-shards = Discord vil ha boten på flere shards (4011). Start den igjen: uten SHARDS, for så mange som Discord anbefaler, eller med et større tall der.
bot-end-gateway = Discord har lukket forbindelsen for godt ({ $detail }).
bot-end-start = Boten kunne ikke starte: { $detail }
