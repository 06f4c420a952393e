### Hvem som velger, og hva. Overskrifter, stikkord, og det som står ved siden av.
### $offender, $partner, $lho, $seat (plasser); $call, $replacement (meldinger)

# Overskrift. $seat er VMs makker
choice-lho = { bridge-lho } (VM) velger først, uten å rådføre seg med { bridge-seat }
# Overskrift, når det er den feilende som skal velge.
choice-offender = { bridge-offender } velger, uten å rådføre seg med { bridge-partner }
# Overskrift, mens VM ennå skal velge.
choice-offender-next = Godtar ikke { bridge-lho }, er det { bridge-offender } som velger
# Stikkord.
choice-accept = Godta
# Stikkord.
choice-decline = Ikke godta
# Ved «Godta».
choice-accept-stands = { $call } blir stående, neste bud trenger bare å gå over { $call }, og alle kan melde fritt. Melder { bridge-lho }, er budet godtatt.
# Ved «Ikke godta».
choice-decline-replaces = { bridge-offender } må rette { $call }; følgene står nedenfor.
# Ved «Ikke godta», for et andre utilstrekkelig bud.
choice-decline-again = { $call } blir annullert. { bridge-offender } må avgi et tilstrekkelig bud eller passe, og { bridge-partner } må passe resten av meldingsforløpet.
# Ved «Ikke godta», etter for tidlig retting; setninger om følgen kommer etter.
choice-decline-keeps = { $replacement } blir stående og kan ikke gjøres om.
# Ved «Ikke godta», etter for tidlig retting som TL må vurdere. $edition (2007 eller 2017)
choice-decline-asks = { $edition ->
    [2007] { $replacement } blir stående og kan ikke gjøres om. TL avgjør om meldingen har samme betydning som { $call }, eller en mer nøyaktig.
   *[2017] { $replacement } blir stående og kan ikke gjøres om. TL avgjør om meldingen er sammenlignbar med { $call }.
}
# Ved «Ikke godta», etter for tidlig retting som også er utilstrekkelig.
choice-decline-second = { $replacement } er også utilstrekkelig, og { bridge-lho } velger så om det skal godtas.
# Etter følgen av et valg. $edition (2007 eller 2017)
choice-unless-comparable = { $edition ->
    [2007] Dette gjelder ikke hvis TL finner at betydningen er den samme eller mer nøyaktig.
   *[2017] Dette gjelder ikke hvis TL finner de to meldingene sammenlignbare.
}
# Ved «Godta», for en endret melding (§ 25B1).
choice-change-accept = { $replacement } blir stående, og { $call } er trukket tilbake.
# Ved «Ikke godta», for en endret melding (§ 25B2).
choice-change-decline = { $replacement } blir annullert, og { $call } blir stående.
# Under valgene, for en endret melding.
choice-over-which = Har { bridge-lho } meldt, er { $replacement } godtatt bare hvis { bridge-lho } meldte over den og ikke over den første meldingen.
# Overskrift: TL vurderer en erstatning. $edition (2007 eller 2017)
choice-comparable = { $edition ->
    [2007] TL avgjør: har { $replacement } samme betydning som { $call }, eller en mer nøyaktig?
   *[2017] TL avgjør: er { $replacement } sammenlignbar med { $call }?
}
# Overskrift: § 25A.
choice-unintended = TL avgjør: var { bridge-offender }s { $call } et feilgrep eller en forsnakkelse?
# Stikkord: TL svarer ja.
choice-if-yes = Hvis ja
# Stikkord: TL svarer nei.
choice-if-no = Hvis nei
# Ved «Hvis ja», for § 25A.
choice-unintended-yes = { bridge-offender } erstatter { $call } med meldingen som var ment, og alle kan melde fritt. Har { bridge-lho } meldt, kan { bridge-lho } melde om igjen.
# Ved «Hvis nei», for § 25A, der ingen valg følger.
choice-unintended-no = { $call } blir stående som en tilsiktet melding.
# Ved «Hvis nei», for § 25A, der VM så velger. $seat er VMs makker
choice-unintended-no-choice = { bridge-lho } velger, uten å rådføre seg med { bridge-seat }; se nedenfor.
# Overskrift: § 25A er innvilget.
choice-substitute = { bridge-offender } retter feilgrepet
# Tekst under den.
choice-substitute-only = Bare meldingen som var ment da { $call } ble avgitt; det er ikke lov å ombestemme seg.
# Tekst under den. $side er feilende side
choice-substitute-free = Har { bridge-lho } allerede meldt, kan { bridge-lho } melde om igjen. { bridge-side } får ikke bruke meldingen { bridge-lho } trekker tilbake.
