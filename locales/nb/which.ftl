### En spiller meldte to ganger, og spilleren til venstre har meldt: TL finner ut hvilken paragraf som gjelder.
### $offender, $partner, $lho (plasser); $side (feilende side); $call (den første meldingen), $replacement (den andre), $over (VMs)

## § 25 eller § 29: en retting eller en ny melding. Eksempel: 1S 1H ub S:P Ø:2H

# Spillere. Første linje.
which-corrects = { bridge-offender } har meldt på nytt etter { bridge-lho }s { $over }: tilkall TL, som finner ut om { $the-replacement } er en retting av { $the-call } eller en ny melding.
# TL. Første linje.
which-corrects-director = { bridge-offender } har meldt på nytt etter { bridge-lho }s { $over }: finn ut om { $the-replacement } er en retting av { $the-call } eller en ny melding.
# Spillere. Første linje, når de to meldingene er like.
which-again = { bridge-offender } har avgitt samme melding på nytt ({ $call }) etter { bridge-lho }s { $over }: tilkall TL, som finner ut om den bare gjentar den første eller er en ny melding.
# TL. Det samme.
which-again-director = { bridge-offender } har avgitt samme melding på nytt ({ $call }) etter { bridge-lho }s { $over }: finn ut om den bare gjentar den første eller er en ny melding.
# Overskrift.
which-heading = TL avgjør: er { $the-replacement } en retting av den første meldingen, eller en ny melding?
# Det samme, når meldingene er like.
which-heading-again = TL avgjør: gjentar den andre meldingen ({ $call }) bare den første, eller er den en ny melding?
# Stikkord, når meldingene er like (§ 25B).
which-repeats = Den gjentar bare den første ({ $call })
# Ved siden av.
which-either = { $the-call } blir stående, uansett hvilken av de to som gjelder.
# Stikkord (§ 25A).
which-slip = Retting av { $the-call }, som var et feiltrekk eller en forsnakkelse
# Ved det.
which-slip-stands = { $the-replacement } kommer i stedet, som om den var avgitt med en gang.
# Etter det.
which-takes-back = { bridge-lho } kan melde noe annet i stedet for { $over }; { bridge-side } får ikke bruke det som da er trukket tilbake.
# Stikkord (§ 25B).
which-intended = Retting av { $the-call }, som var tilsiktet
# Stikkord, når det ikke betyr noe om den første meldingen var tilsiktet.
which-corrected = Retting av { $the-call }
# Ved det, mens VM ennå skal velge.
which-if-accepted = Den blir stående bare hvis { bridge-lho } nå godtar den, og da er den første meldingen trukket tilbake; ellers blir den annullert, og den første blir stående.
# Etter det.
which-goes = Den meldingen som faller bort, er { -unauthorised } for { bridge-partner }.
# Etter det.
which-lead = Blir { bridge-side } motspillere, kan det bli en restriksjon på { bridge-seat }s første utspill.
# Stikkord.
which-new = En ny melding
# Ved det, mens VM ennå skal velge (§ 29A).
which-out-of-turn = Den er utenfor tur. { bridge-lho } kan godta den, og da blir den stående.
# Stikkord.
which-new-declined = En ny melding som { bridge-lho } ikke godtar
# Ved det, når VM har godtatt (§ 29A).
which-accepted = Den var utenfor tur, men { bridge-lho } har godtatt den, så den blir stående.
# Ved det, når VM ikke har godtatt (§ 29B).
which-cancelled = Den var utenfor tur og ble ikke godtatt, så den er annullert.
# TLs neste spørsmål gjelder den.
which-asked-next = Da var den utenfor tur, og svaret på neste spørsmål avgjør hva som følger.
# Overskrift: det som følger når meldingen ikke blir godtatt.
which-declined = Er det en ny melding som { bridge-lho } ikke godtar, velger { bridge-offender } når turen kommer
# Overskrift, når VM ikke har godtatt.
which-later = Er det en ny melding, velger { bridge-offender } når turen kommer
# Under enhver annen overskrift som følger.
which-only-new = Bare hvis det er en ny melding:
# Et punkt for TL, når meldingene er like.
which-step-repeats = Spør { bridge-offender }, borte fra bordet, om den andre meldingen ({ $call }) var ment som en gjentakelse av den første eller som en ny melding.
# Et punkt for TL.
which-step-corrects = Spør { bridge-offender }, borte fra bordet, om { $the-replacement } var ment som en retting av den første meldingen eller som en ny melding.

## § 25B1 eller § 29A: hvilken av to meldinger utenfor tur VM meldte over. Eksempel: 1H S:P S:2H V:D

# TL. Første linje.
which-over-asked-director = { bridge-offender } meldte to ganger. Avgjør: meldte { bridge-lho } over { $the-call } eller over { $the-replacement }?
# Spillere. Første linje.
which-over-asked = { bridge-offender } meldte to ganger. Tilkall TL nå: meldte { bridge-lho } over { $the-call } eller over { $the-replacement }?
# Overskrift.
which-over-heading = TL avgjør: meldte { bridge-lho } over { $the-call } eller over { $the-replacement }?
# Stikkord.
which-over = Meldt over { $the-call }
# Det samme når makker har meldt i tur siden. Eksempel: 1H V:P Ø:2R N:P. TL. Første linje.
which-over-partners-director = { bridge-lho } har meldt. Avgjør: var det over { bridge-offender }s { $call } eller over { bridge-partner }s { $replacement }?
# Spillere. Første linje.
which-over-partners = { bridge-lho } har meldt. Tilkall TL nå: var det over { bridge-offender }s { $call } eller over { bridge-partner }s { $replacement }?
# Overskrift.
which-over-partners-heading = TL avgjør: meldte { bridge-lho } over { bridge-offender }s { $call } eller over { bridge-partner }s { $replacement }?
# Hva som står.
which-over-stands = { bridge-seat }s { $call } blir stående, og { bridge-partner }s { $replacement } annulleres.
# Stikkord.
which-over-theirs = Meldt over { bridge-seat }s { $call }
# Et punkt for TL.
which-step-over = Spør { bridge-lho }, borte fra bordet, om meldingen ble avgitt over { $the-call } eller over { $the-replacement }.
