### Oversikten over lovpunktene: hva programmet bruker, hva det viser til, og hva det utelater og hvorfor.

## Hodet på oversikten. $year (String) - utgaven: 2007 eller 2017.

laws-edition = { $year }-lovene
# $year (String); $clauses (addresses), $number (one, other): how many
laws-clauses-of = { $year }: { $number ->
    [one] §
   *[other] §§
} { $clauses }
laws-legend =
    brukt: programmet bruker det i avgjørelsene
    vist til: programmet viser til det, og TL anvender det
    utelatt: programmet bruker det ikke; grunnen står ved siden av

## Hva programmet gjør med et lovpunkt: merket i oversikten.

laws-status-encoded = brukt
laws-status-cited = vist til
laws-status-out = utelatt

## Hvorfor programmet ikke bruker et lovpunkt: resten av linjen.

laws-out-not-in-the-record = det avhenger av hva spillerne vet, sier eller mener, noe TL må finne ut
laws-out-play = det gjelder kortene, spillet eller poengene
laws-out-wrong-board = det gjelder kort fra feil mappe
laws-out-explains = det har ingen følge i seg selv: det forklarer, eller viser til andre lovpunkter i oversikten
laws-out-regulation = det overlater noe til reglementet for turneringen
# Det samme som en setning. $reason (en av disse)
laws-not-used = Brukes ikke i avgjørelser, fordi { $reason }.

## Hva hver paragraf handler om. Årstallet står i id-en der de to utgavene bruker nummeret om ulike ting.

laws-heading-9 = Når det skjer en uregelmessighet
laws-heading-10 = Hvem som avgjør, og hvordan spillerne velger
laws-heading-11 = Når retten til korrigering går tapt
laws-heading-16 = Hva spillerne kan bygge på: lovlig og urettmessig informasjon
laws-heading-17 = Meldeperioden: hvem som melder først, og i hvilken rekkefølge
laws-heading-18 = Bud: når et bud er tilstrekkelig
laws-heading-19 = Doblinger og redoblinger: når de er tillatt
laws-heading-22 = Når meldingsforløpet er slutt
laws-heading-2007-23 = Oppmerksomhet på mulig skade
laws-heading-2017-23 = Sammenlignbar melding
laws-heading-25 = Endring av melding: utilsiktede og tilsiktede meldinger
laws-heading-26 = Tilbaketrukket melding: hva spillefører kan bestemme om utspillet
laws-heading-27 = Utilstrekkelig bud
laws-heading-28 = Meldinger som regnes som avgitt i tur
laws-heading-29 = Hva som følger etter en melding utenfor tur
laws-heading-30 = Pass utenfor tur
laws-heading-31 = Bud utenfor tur
laws-heading-32 = Dobling eller redobling utenfor tur
laws-heading-33 = Samtidige meldinger
laws-heading-34 = Retten til å melde tapes ikke ved pass utenfor tur
laws-heading-35 = Meldinger som aldri er tillatt
laws-heading-36 = Dobling eller redobling som ikke er tillatt
laws-heading-37 = Melding fra en som er pålagt å passe
laws-heading-38 = Bud på mer enn sju trekk
laws-heading-39 = Melding etter avsluttende pass
laws-heading-72 = Generelle prinsipper: oppmerksomhet på mulig skade
