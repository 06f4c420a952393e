### Avtaler: hva som er hentet fra et makkerpars system, for turneringslederen; og hvorfor en fil ikke kan leses.
### $offender, $partner, $seat (plasser), $call, $over, $replacement (meldinger i ord)

# TLs side: overskrift over det som er antatt om tilbaketrukne meldinger; under hver står hva den viser.
agreements-taken = Fra avtalene: spør den feilende, borte fra bordet, om dette var ment
# $seat er HM, $over HMs melding
agreements-rho = { bridge-offender }s { $call } er lest som om { bridge-seat } ikke hadde meldt { $over }.
# $call er budet; flere av motstandernes meldinger ble oversett
agreements-opponents = { bridge-offender }s { $call } er lest som om begge motstanderne hadde passet.
# Ingen melding før budet ble sett
agreements-opening = { bridge-offender }s { $call } er lest som et åpningsbud.
# $over er makkers bud
agreements-partner = { bridge-offender }s { $call } er lest som om { bridge-partner }s { $over } var ett trinn lavere.
# $replacement er meldingen ett trinn høyere
agreements-level = { bridge-offender }s { $call } er lest som { $replacement } på feil trinn.
# En melding utenfor tur
agreements-as-it-is = { bridge-offender }s { $call } er lest som det meldingen viser i dette meldingsforløpet.
# Etter det som står over. $calls (liste): meldinger som viser slike hender i stedet
agreements-left = Hender som ville ha meldt { $calls }, er holdt utenfor.
# En fil som ikke kan leses: ett problem. $line (tall), $from, $to (tall fra 1): stedet, $number (hvor mange tegn: one eller other), $text (en setning)
agreements-place = Linje { $line }, tegn { $number ->
    [one] { $from }
   *[other] { $from } til { $to }
}: { $text }
# Det samme for teksten som helhet. $line (tall), $text (en setning)
agreements-place-line = Linje { $line }: { $text }
# Ett problem. $kind (hva slags), $word (brukerens egne ord), $number (tall): en grense
agreements-problem = { $kind ->
    [empty_text] Her står det ikke hva noen melding viser. Skriv [åpning], og under den 1NT = 15-17 bal.
    [too_much] Dette er for langt: jeg leser høyst { $number } tegn.
    [too_many_calls] Dette er for mange meldinger: jeg leser høyst { $number }.
    [no_section] Si først i hvilket meldingsforløp: [åpning], [1M], [1R (1S)].
    [bad_head] «{ $word }» er ikke et meldingsforløp. Skriv [1R (1S)]: meldinger i hakeparentes, motstandernes i vanlig parentes.
    [not_a_call] «{ $word }» er ikke en melding. Skriv 1NT, 2K, 3M, X eller P.
    [not_possible] «{ $word }» kan ikke meldes der.
    [no_equals] Det mangler «=». Skriv meldingen, = og hva den viser: 1NT = 15-17 bal.
    [which_suit] Ingenting sier hvilken farge «{ $word }» står for: overskriften trenger M eller m.
    [not_described] «{ $word }» utelater en melding som denne delen ikke beskriver.
    [circle] «{ $word }» utelater en melding som utelater denne.
   *[too_long] «{ $word }» utelater så mye at det ikke kan skrives ut. Skriv det enklere.
}
# --agreements med noe som verken er et system eller en fil. $word (tekst), $names (systemene)
agreements-unknown = «{ $word }» er verken et kjent system eller en fil som kan leses. Kjente systemer: { $names }
# director-please agreements: et system. $name (navnet)
agreements-preset = { $name }: { $name ->
    [five-card-majors] Femkorts major, sterk grand, svake toåpninger, inverterte minorstøtter.
    [acol] Acol: firekorts major, svak grand, sterke hoppskift, svake toåpninger.
    [strong-club] Sterk kløver: 1♣ 16+ uansett fordeling, femkorts major 11–15, grand 13–15.
   *[norwegian] Norsk standard: femkorts major, 1NT 15–17, firekorts ruter, 2♣ eneste kravåpning, svake toåpninger.
}
