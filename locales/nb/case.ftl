### Saker i Discord: knapper, tekstbokser, og hvor saken står.

# Knapp: en tekstboks åpnes for meldingene som er avgitt siden.
case-button-next = Flere meldinger …
# Knapp: tar det siste steget tilbake.
case-button-undo = Angre
# Knapp: en tekstboks åpnes for en melding; svaret sier hva som ville følge.
case-button-what-if = Hva hvis …?
# Knapp.
case-button-why = Hvorfor?
# Knapp: avgjørelsen etter den andre lovutgaven. $year (2007 eller 2017)
case-button-edition = { $year }-lovene?
# Knapp: kortet på det andre språket, så teksten er på det språket.
case-button-language = English
# Knapp: viser kortet til alle.
case-button-share = Del
# Knapp.
case-button-call = Tilkall TL
# Knapp: en tekstboks åpnes, og bare TL ser det som skrives der.
case-button-meant = Hva den viste …
# Knapp, for en annens sak.
case-button-own = Start din egen
# Knapp: kortet slik det er nå.
case-button-show = Vis saken
# Knapp: TLs visning av saken.
case-button-direct = TLs visning
# Knapp, for TL.
case-button-confirm = Bekreft
# Knapp, for TL: en tekstboks åpnes.
case-button-amend = Endre …
# Knapp, for TL: en tekstboks åpnes.
case-button-withdraw = Trekk tilbake …
# Knapp, for TL: en tekstboks åpnes.
case-button-note = Notat …
# I den tomme menyen med det som sjelden trengs, under et kort.
case-more = Mer …
# Det siste valget i menyen med meldinger.
case-another-call = En annen melding …
# Under det, med små bokstaver.
case-another-call-how = Skriv hvilken som helst melding, også en ulovlig.
# Overskrift på en tekstboks: høyst 45 tegn.
case-next-title = Hva skjedde så?
# Etikett i en tekstboks: høyst 45 tegn.
case-next-label = Meldingene siden sist, i rekkefølge
# Eksempel i en tom tekstboks.
case-next-example = P 2S P
# Overskrift på en tekstboks: høyst 45 tegn.
case-what-if-title = Hva blir følgen av en melding?
# Etikett i en tekstboks: høyst 45 tegn.
case-what-if-label = Meldingen
# Eksempel i en tom tekstboks.
case-what-if-example = 2NT
# Overskrift på en tekstboks: høyst 45 tegn.
case-meant-title = Hva viste meldingen? (bare for TL)
# Etikett i en tekstboks: høyst 45 tegn.
case-meant-label = Etter parets system
# Eksempel i en tom tekstboks.
case-meant-example = 5+hj 12-21
# Overskrift på en tekstboks: høyst 45 tegn. $number (sakens nummer)
case-amend-title = Endre sak { $number }
# Etikett i en tekstboks: høyst 45 tegn.
case-amend-record = Dette skjedde
# Etikett i en tekstboks: høyst 45 tegn.
case-amend-ruling = Din avgjørelse, hvis den er en annen
# Etikett i en tekstboks: høyst 45 tegn.
case-amend-reason = Begrunnelse
# Overskrift på en tekstboks: høyst 45 tegn. $number (sakens nummer)
case-withdraw-title = Trekk tilbake sak { $number }
# Etikett i en tekstboks: høyst 45 tegn.
case-withdraw-reason = Begrunnelse
# Overskrift på en tekstboks: høyst 45 tegn. $number (sakens nummer)
case-note-title = Notat til sak { $number }
# Etikett i en tekstboks: høyst 45 tegn.
case-note-label = Notatet (bare TL ser det)
# Nederst på et kort. $number (sakens nummer)
case-number = Sak { $number }
# Etter nummeret.
case-proposed = ikke bekreftet av TL
# Etter nummeret, på et kort på en server som alle ser.
case-shared-with = delt: alle på serveren kan lese den med /sak
# Etter nummeret, når kortet lar noe vente. «Hvorfor?» er en knapp.
case-more-later = etter spillet: se «Hvorfor?»
# Et merke i loggen, når den er et forum: TL er tilkalt og har ikke avgjort. Små bokstaver.
case-tag-called = tilkalt
# Et merke: TL har bekreftet eller endret avgjørelsen.
case-tag-confirmed = bekreftet
# Et merke: noe skal vurderes etter spillet.
case-tag-later = senere
# Øverst på et kort. $who (hvem, slik Discord navngir folk), $when (tid)
case-confirmed = ✅ Bekreftet av { $who }, { $when }.
# Øverst på et kort. $who, $when, $version (nummer)
case-amended = ✏️ Endret av { $who }, { $when } (versjon { $version }).
# Etter det. $reason (med TLs ord)
case-amended-because = Begrunnelse: { $reason }
# Etter det. $ruling (med TLs ord)
case-director-rules = **TL avgjør:** { $ruling }
# Øverst på et kort. $who, $when
case-withdrawn = 🚫 Trukket tilbake av { $who }, { $when }: avgjørelsen gjelder ikke lenger.
# Etter det. $reason (med TLs ord)
case-withdrawn-because = Begrunnelse: { $reason }
# Etter TLs ord.
case-went-on = Saken gikk videre etterpå; det som står nedenfor, er nyere enn TLs avgjørelse.
# Øverst på et kort. $when (tid)
case-called = 🔔 TL ble tilkalt { $when }.
# Etter TLs ord. $program (versjon)
case-rules-otherwise = ⚠️ Denne versjonen av programmet gir en annen avgjørelse enn versjon { $program }, den TL tok stilling til.
# I stedet for en person som er slettet.
case-somebody = noen
# Under et svar, når saken ikke kunne lagres.
case-not-kept = Saken kunne ikke lagres: den har ikke noe nummer, og ingen knapper å gå videre med.
# Et notat etter et svar som en del kan mangle av.
case-rest-missing = Resten av svaret kan mangle: Discord har ikke bekreftet det. Hvis noe mangler, spør igjen.
# Et notat, i TLs visning. $who, $when, $text
case-note-by = { $who }, { $when }: { $text }
# I TLs visning. $call (én melding), $shows (i spillernes notasjon)
case-said-in-private = Sagt bare til TL: { $call } viste { $shows }.
# Overskrift: noen trykket på en knapp i en annens sak.
case-not-yours = Denne saken tilhører noen andre.
# Under den.
case-not-yours-how = Bare den som spurte, og TL, kan føre den videre. Du kan starte din egen fra det samme meldingsforløpet; ingen andre ser den.
# Overskrift: noen får ikke se en sak.
case-hidden = Du har ikke tilgang til noen sak med det nummeret.
# Under den.
case-hidden-how = En sak er bare synlig for den som spurte, til den deles eller TL tilkalles.
# Overskrift: noen som ikke er TL, trykket på TLs knapp.
case-directors-only = Det kan bare TL gjøre.
# Under den.
case-directors-only-how = De som administrerer serveren, velger TL-rollene med /innstillinger.
# Overskrift: lageret svarer ikke.
case-no-store = Saken kan ikke nås akkurat nå.
# Under den.
case-no-store-how = Det er ikke sikkert at dette ble lagret. Prøv igjen om litt: da viser sakskortet hvordan saken står. Imens kan du bruke /avgjørelse.
# Overskrift: saken som knappen hører til, er slettet.
case-gone = Denne saken er ikke lagret lenger.
# Under den.
case-gone-how = Spør på nytt med /avgjørelse.
# Overskrift: knappen hører til en sak som databasen ikke har lenger, og en annen sak har nummeret.
case-replaced = Dette sakskortet gjelder ikke lenger.
# Under den.
case-replaced-how = Databasen er gjenopprettet fra en sikkerhetskopi, og saken er ikke med i den. Spør på nytt med /avgjørelse.
# Overskrift: Discord svarer ikke i tide.
case-not-known = Discord kan ikke si meg akkurat nå om du hører til serveren saken er fra.
# Under den.
case-not-known-how = Ingenting er lagret. Prøv igjen om litt.
# Overskrift: saken tar ikke imot mer.
case-full = Denne saken er full.
# Under den.
case-full-how = TL kan fortsatt bekrefte, endre eller trekke den tilbake. Spør på nytt med /avgjørelse om det som skjer videre.
# Overskrift.
case-already-shared = Denne saken er allerede delt.
# Overskrift: noen trykket på Del i en direktemelding, i en sak fra en server.
case-share-there = En sak kan bare deles i kanalen der det ble spurt.
# Under den.
case-share-there-how = Vis den der med /sak vis, og trykk på Del.
# Overskrift.
case-already-called = TL er allerede tilkalt.
# Overskrift.
case-call-made = TL er tilkalt.
# Under den.
case-call-made-how = Vent på TL, og gå ikke videre før dere får beskjed.
# Overskrift: ingen her får melding om en tilkalling.
case-call-listed = Hent TL selv: her blir ingen varslet.
# Under den.
case-call-listed-how = Saken står nå på TLs liste. Vent på TL, og gå ikke videre før dere får beskjed.
# Overskrift.
case-nothing-to-undo = Det er ingenting å ta tilbake.
# Overskrift.
case-meant-kept = Notert, bare for TL.
# Under den.
case-meant-kept-how = Ingen ved bordet ser det. Si ingenting om det til andre enn TL.
# Overskrift over det som ville følge. $call (én melding)
case-if-called = Hvis { $call } blir meldt:
# Overskrift. $text (som skrevet)
case-not-a-call = «{ $text }» er ikke en melding.
# Under den.
case-not-a-call-how = Skriv én melding, som 2H, 3NT, P eller D.
# Overskrift.
case-cannot-go-on = Du kan ikke skrive videre på denne saken.
# Under den.
case-cannot-go-on-how = Spør på nytt med /avgjørelse, og skriv hele meldingsforløpet.
# Overskrift.
case-note-kept = Notatet er lagt ved saken.
# I menyen med det som sjelden trengs: en tekstboks åpnes.
case-wrong = Dette er feil …
# I samme meny, for TL.
case-read-out = Les opp ved bordet
# Over det som leses opp, med små bokstaver, på TLs språk.
case-read-out-how = Til opplesning, på spillernes språk. Det som bare ble sagt til TL, er ikke med.
# Overskrift på en tekstboks: høyst 45 tegn.
case-wrong-title = Dette er feil
# Etikett i en tekstboks: høyst 45 tegn.
case-wrong-label = Hva du forventet, og etter hvilken paragraf
# Et notat, i TLs visning. $program (versjon), $remark (som skrevet)
case-wrong-note = Noen mener at dette er feil (versjon { $program }): { $remark }
# Overskrift.
case-wrong-kept = Notert på saken, for TL.
# Under den. $url (en adresse)
case-wrong-report = Du kan si fra til utviklerne: { $url }
# Under den, når ingen adresse er satt.
case-wrong-ask = Ved bordet avgjør TL.
