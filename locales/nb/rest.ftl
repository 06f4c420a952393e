### Ved ett svar på et spørsmål som TL ennå ikke har avgjort: hva resten av meldingene da fører til.
### $offender, $partner, $lho, $declarer, $seat (plasser); $call (melding); $kind (slags uregelmessighet); $contract (kontrakt)

# En uregelmessighet som finnes bare ved dette svaret, i de to linjene nedenfor.
rest-irregularity = { bridge-offender }s { $call } er da { $kind ->
   *[insufficient-bid] utilstrekkelig
    [pass-out-of-rotation] utenfor tur
    [bid-out-of-rotation] utenfor tur
    [double-out-of-rotation] utenfor tur
    [change-of-call] en endret melding
    [unintended-call] en melding som skal ha vært utilsiktet
    [inadmissible-double] ikke tillatt
    [call-by-barred-player] en melding fra en spiller som er pålagt å passe
    [bid-above-seven] på mer enn sju trekk
    [call-after-final-pass] avgitt etter avsluttende pass
    [simultaneous-call] den andre av to samtidige meldinger
    [considered-in-rotation] utenfor tur, men regnes som avgitt i tur
    [passes-out-of-rotation-end] annullert fordi den var utenfor tur, og turen går tilbake til spilleren som mistet en tur
}
# Før følgene av en tidligere uregelmessighet, når meldingen i stedet for den ble endret.
rest-for-the = For { bridge-offender }s { $call }:
# § 31A2 og § 32: turen til den feilende kommer, og HM har ikke passet.
rest-chooses = { bridge-offender } kan da avgi en hvilken som helst lovlig melding, og følgene avhenger av den.
# § 36A: VM meldte over den før TL avgjorde det.
rest-called-over = { rest-irregularity }, men { bridge-lho } meldte over den: begge meldingene annulleres, og ingen får restriksjoner.
# Den er ikke avgjort, eller den får ingen følger.
rest-irregular = { rest-irregularity }.
# § 25 eller § 29: bare TL finner det ut.
rest-which = TL spør da om { bridge-offender }s { $call } retter den første meldingen eller er en ny melding.
# § 28B. $seat har meldt i tur
rest-turn-taken = Da har { bridge-seat } meldt i tur, så { bridge-offender }s { $call } utenfor tur regnes som ikke avgitt.
# VM har ikke valgt ennå.
rest-may-accept = { rest-irregularity }, og { bridge-lho } kan godta { $kind ->
    [insufficient-bid] budet
   *[other] meldingen
}.
# VM har godtatt den.
rest-accepted = { rest-irregularity }, men { bridge-lho } har godtatt meldingen, så den blir stående.
# § 37B.
rest-had-to-pass = Da var { bridge-offender } pålagt å passe: { $the-call } annulleres, og { bridge-offender } og { bridge-partner } må passe resten av meldingsforløpet.
# § 37A.
rest-had-to-pass-stands = Da var { bridge-offender } pålagt å passe, men { bridge-lho } har meldt over { $the-call }, som dermed blir stående.
# Meldingene er da slutt. $seat har utspillet
rest-contract = Kontrakten er da { $contract } i { bridge-declarer }, og { bridge-seat } har utspillet.
# Det samme.
rest-passed-out = Da er det rundpass.
# Meldingene er slutt bare ved det andre svaret. $seat er i tur
rest-goes-on = Da er meldingsforløpet ikke over: { bridge-seat } er i tur.
# Det samme, når noen må velge først.
rest-not-over = Da er meldingsforløpet ikke over.
# § 27B3: andre har meldt over doblingen som da blir annullert.
rest-calls-over = Meldingene over { $the-replacement } blir også annullert.
# § 36A, § 38B: VM har meldt over den. $seat er i tur
rest-falls-with-all = Meldingen annulleres med alt som er meldt over den, og { bridge-seat } er i tur.
