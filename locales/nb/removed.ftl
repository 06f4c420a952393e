### Meldinger som ingen kan godta (§ 36 til § 39).
### $offender, $partner, $lho, $seat (plasser); $call (melding)

# Alle. § 36B: en dobling som ikke er tillatt, og den feilende velger. Eksempel: 1S P D
removed-double = { bridge-offender }s { $call } er ikke tillatt og er annullert. Tilkall TL; { bridge-offender } avgir så en annen melding, og { bridge-partner } må passe resten av meldingsforløpet.
# TL. Det samme.
removed-double-director = { bridge-offender }s { $call } er ikke tillatt og er annullert. { bridge-offender } avgir en annen melding, og { bridge-partner } må passe resten av meldingsforløpet.
# Alle. Det samme, når den feilende er pålagt å passe av en annen grunn.
removed-double-pass = { bridge-offender }s { $call } er ikke tillatt og er annullert. Tilkall TL; { bridge-offender } må passe, og { bridge-partner } må passe resten av meldingsforløpet.
# TL. Det samme, når den feilende må passe av en annen grunn.
removed-double-pass-director = { bridge-offender }s { $call } er ikke tillatt og er annullert. { bridge-offender } må passe, og { bridge-partner } må passe resten av meldingsforløpet.
# Alle. Det samme, når den feilende må gjenta en melding (§ 31A1). $again (den meldingen)
removed-double-repeat = { bridge-offender }s { $call } er ikke tillatt og er annullert. Tilkall TL; { bridge-offender } må fortsatt gjenta { $again }, og { bridge-partner } må passe resten av meldingsforløpet.
# TL. Det samme.
removed-double-repeat-director = { bridge-offender }s { $call } er ikke tillatt og er annullert. { bridge-offender } må fortsatt gjenta { $again }, og { bridge-partner } må passe resten av meldingsforløpet.
# Alle. Det samme, når den også var utenfor tur (§ 36B4).
removed-double-pass-out-of-turn = { bridge-offender }s { $call } er ikke tillatt og er annullert. { bridge-partner } må passe resten av meldingsforløpet; { bridge-offender } må uansett passe.
# Alle. Det samme, ferdigbehandlet.
removed-double-barred = { bridge-partner } må passe resten av meldingsforløpet, fordi { bridge-offender }s { $call } ikke var tillatt.
# Alle. Det samme, når den også var utenfor tur (§ 36B4), og den feilende ikke har meldt siden.
removed-double-barred-out-of-turn = { bridge-offender }s { $call } er ikke tillatt og er annullert. { bridge-partner } må passe resten av meldingsforløpet; { bridge-offender } kan avgi en hvilken som helst lovlig melding i tur.
# Alle. § 36A: VM hadde meldt over den. $seat skal melde
removed-double-void = { bridge-offender }s { $call } var ikke tillatt og er annullert, sammen med alt som ble meldt over den. { bridge-seat } er i tur, som om ingenting hadde skjedd.
# Det samme, når $seat har meldt siden.
removed-double-void-since = { bridge-offender }s { $call } var ikke tillatt og ble annullert, sammen med alt som ble meldt over den. Turen gikk tilbake til { bridge-seat }, som har meldt siden.
# Alle. § 37B
removed-had-to-pass = { bridge-offender } var pålagt å passe, så { $the-call } er annullert og erstattet med pass. { bridge-offender } og { bridge-partner } må passe resten av meldingsforløpet.
# Alle. § 37B, når meldingen kom utenfor tur, slik at ingen pass kommer i stedet
removed-had-to-pass-early = { bridge-offender } var pålagt å passe, så { $the-call } er annullert. { bridge-offender } og { bridge-partner } må passe resten av meldingsforløpet.
# Alle. § 37A
removed-had-to-pass-stands = { bridge-offender } var pålagt å passe, men { bridge-lho } har meldt over { $the-call }, som dermed blir stående. Meldingsforløpet fortsetter.
# Alle. § 38. Eksempel: 8K
removed-above-seven = Ingen kan by mer enn sju trekk: { bridge-offender }s { $call } er annullert. { bridge-offender } og { bridge-partner } må passe resten av meldingsforløpet.
# Alle. § 38D: VM hadde meldt over det.
removed-above-seven-void = Ingen kan by mer enn sju trekk: { bridge-offender }s { $call } er annullert, sammen med alt som ble meldt over det. { bridge-offender } og { bridge-partner } må passe resten av meldingsforløpet.
# Én av flere linjer. § 39
removed-after-the-end = { bridge-offender }s { $call } kom etter avsluttende pass og er annullert.
# Et punkt for TL (§ 36).
removed-step-double = Si til alle fire: { bridge-offender }s { $call } teller ikke, og { bridge-lho } kan ikke godta den. { bridge-offender } avgir en hvilken som helst lovlig melding, og { bridge-partner } må passe resten av meldingsforløpet.
# Det samme, når den feilende må passe av en annen grunn.
removed-step-double-pass = Si til alle fire: { bridge-offender }s { $call } teller ikke, og { bridge-lho } kan ikke godta den. { bridge-offender } må passe, og { bridge-partner } må passe resten av meldingsforløpet.
# Det samme, når den feilende må gjenta en melding (§ 31A1). $again (den meldingen)
removed-step-double-repeat = Si til alle fire: { bridge-offender }s { $call } teller ikke, og { bridge-lho } kan ikke godta den. { bridge-offender } må gjenta { $again }, og { bridge-partner } må passe resten av meldingsforløpet.
# Et punkt for TL (§ 37, § 38).
removed-step-both = Si til alle fire: { bridge-offender } og { bridge-partner } må passe resten av meldingsforløpet. Be spillefører tilkalle deg før { bridge-partner } første gang spiller ut.
# Det samme, når ingen utspill er begrenset (§ 38D).
removed-step-both-only = Si til alle fire: { bridge-offender } og { bridge-partner } må passe resten av meldingsforløpet.
# Det samme, når utspillet til begge kan bli begrenset.
removed-step-both-lead = Si til alle fire: { bridge-offender } og { bridge-partner } må passe resten av meldingsforløpet. Be spillefører tilkalle deg før { bridge-partner } eller { bridge-offender } første gang spiller ut.
# Et punkt for TL (§ 37).
removed-step-no-offer = Ikke gi { bridge-lho } noe valg: meldingen ville blitt stående bare hvis { bridge-lho } hadde meldt over den før du kom (§ 37A).
# Spillere: noen har nettopp avgitt en melding som ingen kan godta.
removed-call-director = Tilkall TL nå; ikke prøv å rette det selv.
# Spillere og TL: VM har meldt over meldingen som kom i stedet for doblingen.
removed-if-lho-called-first-above-seven = Hvis { bridge-lho } meldte før TL hadde avgjort saken, annulleres også alle meldinger etter { $the-call }, { bridge-lho } er i tur igjen, og det blir ingen restriksjoner på utspillet (§ 38D).
# § 36A: det samme om en dobling.
removed-if-lho-called-first = Hvis { bridge-lho } meldte før TL hadde avgjort saken, annulleres { $the-call } og alle meldinger etter den, { bridge-offender } er i tur igjen, og det blir ingen restriksjoner (§ 36A).
# Spillere: det samme, når meldingene er slutt med det.
removed-call-director-lead = Tilkall TL før åpningsutspillet; ikke prøv å rette det selv.
# Det samme etter rundpass (§ 22B).
removed-call-director-hands-back = Tilkall TL før kortene er lagt tilbake i mappen; ikke prøv å rette det selv.
