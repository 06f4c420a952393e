### § 26: hva spillefører kan gjøre med utspillet. $side er feilende side, $seat den feilendes makker.
### $suits (liste av farger, «spar eller hjerter»), $number (hvor mange farger)

## Ved en følge, eller mens meldingene pågår

# 2017 § 26B, mens den feilendes farger ikke er kjent ennå.
lead-forbid-unshown = Blir { bridge-side } motspillere, kan spillefører forby utspill i én farge som { bridge-offender } ikke har vist lovlig, første gang { bridge-seat } har utspillet. Forbudet gjelder så lenge { bridge-seat } beholder utspillet.
# 2017 § 26B, med fargene.
lead-forbid-one = { $number ->
    [one] Blir { bridge-side } motspillere, kan spillefører forby utspill i { $suits } første gang { bridge-seat } har utspillet. Forbudet gjelder så lenge { bridge-seat } beholder utspillet.
   *[other] Blir { bridge-side } motspillere, kan spillefører forby utspill i én farge ({ $suits }) første gang { bridge-seat } har utspillet. Forbudet gjelder så lenge { bridge-seat } beholder utspillet.
}
# 2007 § 26A2.
lead-require-or-forbid = { $number ->
    [one] Blir { bridge-side } motspillere, kan spillefører forlange eller forby utspill i { $suits } første gang { bridge-seat } har utspillet. Et forbud gjelder så lenge { bridge-seat } beholder utspillet.
   *[other] Blir { bridge-side } motspillere, kan spillefører forlange eller forby utspill i én farge ({ $suits }) første gang { bridge-seat } har utspillet. Et forbud gjelder så lenge { bridge-seat } beholder utspillet.
}
# Det samme når fargene ville fortelle makker hva som var ment. $call (den tilbaketrukne meldingen)
lead-require-or-forbid-shown = Blir { bridge-side } motspillere, kan spillefører forlange eller forby utspill i en farge som { $call } viste, og som { bridge-offender } da ikke har vist lovlig, første gang { bridge-seat } har utspillet. Et forbud gjelder så lenge { bridge-seat } beholder utspillet.
# 2007 § 26B.
lead-forbid-any = Blir { bridge-side } motspillere, kan spillefører forby utspill i én valgfri farge første gang { bridge-seat } har utspillet. Forbudet gjelder så lenge { bridge-seat } beholder utspillet.
# 2007 § 26B og § 26A2, etter to tilbaketrukne meldinger: spillefører velger.
lead-forbid-any-or-require = { $number ->
    [one] Blir { bridge-side } motspillere, kan spillefører enten forlange utspill i { $suits } eller forby utspill i én valgfri farge første gang { bridge-seat } har utspillet. Et forbud gjelder så lenge { bridge-seat } beholder utspillet.
   *[other] Blir { bridge-side } motspillere, kan spillefører enten forlange utspill i én farge ({ $suits }) eller forby utspill i én valgfri farge første gang { bridge-seat } har utspillet. Et forbud gjelder så lenge { bridge-seat } beholder utspillet.
}
# Det samme når fargene ville fortelle makker hva som var ment. $call (den tilbaketrukne meldingen)
lead-forbid-any-or-require-shown = Blir { bridge-side } motspillere, kan spillefører enten forlange utspill i en farge som { $call } viste, eller forby utspill i én valgfri farge første gang { bridge-seat } har utspillet. Et forbud gjelder så lenge { bridge-seat } beholder utspillet.
# 2007 § 26A1, mens den feilende ennå skal melde.
lead-exempt-shown = En farge som { bridge-offender } da har vist lovlig, er unntatt.
# 2007 § 26A1, etter valget mellom å forlange disse fargene og forby hvilken som helst
lead-none-required-shown = En farge som { bridge-offender } da har vist lovlig, kan ikke forlanges.
# Ved en dobling som blir annullert, når hele restriksjonen står ovenfor.
lead-too = Den samme utspillsrestriksjonen gjelder { bridge-seat }.
# 2007 § 27B1(a), etter en restriksjon etter § 26.
lead-disputed = TL avgjør om det gjelder: mange turneringsledere gir ingen utspillsrestriksjon når makker kan melde fritt.
# Etter to restriksjoner på samme spiller.
lead-one-of-two = Spillefører velger én av disse to restriksjonene for { bridge-seat }.
# Det samme, når meldingsforløpet har gått videre mellom uregelmessighetene.
lead-for-each = Dette er ulike uregelmessigheter: for hver av dem kan spillefører velge én slik restriksjon for { bridge-seat }.
# 2007 § 26: bare en annen melding gir restriksjon.
lead-exempt-repeat = { bridge-offender }s { $call } gir ingen utspillsrestriksjon hvis { bridge-offender } gjentar meldingen.

## Meldingene er slutt, og feilende side spiller i mot. $declarer, $seat (plasser)

# 2017 § 26B.
lead-now-forbid-one = { $number ->
    [one] Første gang { bridge-seat } har utspillet, kan { bridge-declarer } forby utspill i { $suits }. Forbudet gjelder så lenge { bridge-seat } beholder utspillet.
   *[other] Første gang { bridge-seat } har utspillet, kan { bridge-declarer } forby utspill i én farge ({ $suits }). Forbudet gjelder så lenge { bridge-seat } beholder utspillet.
}
# 2007 § 26A2.
lead-now-require-or-forbid = { $number ->
    [one] Første gang { bridge-seat } har utspillet, kan { bridge-declarer } forlange eller forby utspill i { $suits }. Et forbud gjelder så lenge { bridge-seat } beholder utspillet.
   *[other] Første gang { bridge-seat } har utspillet, kan { bridge-declarer } forlange eller forby utspill i én farge ({ $suits }). Et forbud gjelder så lenge { bridge-seat } beholder utspillet.
}
# 2007 § 26B.
lead-now-forbid-any = Første gang { bridge-seat } har utspillet, kan { bridge-declarer } forby utspill i én valgfri farge. Forbudet gjelder så lenge { bridge-seat } beholder utspillet.
# 2007 § 26B og § 26A2, etter to tilbaketrukne meldinger.
lead-now-forbid-any-or-require = { $number ->
    [one] Første gang { bridge-seat } har utspillet, kan { bridge-declarer } enten forlange utspill i { $suits } eller forby utspill i én valgfri farge. Et forbud gjelder så lenge { bridge-seat } beholder utspillet.
   *[other] Første gang { bridge-seat } har utspillet, kan { bridge-declarer } enten forlange utspill i én farge ({ $suits }) eller forby utspill i én valgfri farge. Et forbud gjelder så lenge { bridge-seat } beholder utspillet.
}
# Feilende side spiller kontrakten.
lead-lapses = Restriksjonen på { bridge-seat }s utspill faller bort: det er { bridge-side } som spiller kontrakten.
# Den feilendes makker har ikke åpningsutspillet; det har $leader.
lead-later = { bridge-leader } velger åpningsutspillet fritt; restriksjonen gjelder { bridge-seat }.
# Det samme, når en annen restriksjon binder $leader.
lead-waits = Også { bridge-seat }s første utspill kan begrenses.
# Den feilendes makker har åpningsutspillet.
lead-check = { bridge-seat } har åpningsutspillet: tilkall TL, og la spillefører velge før det spilles ut.
