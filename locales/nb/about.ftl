### /about i Discord: hva boten er.

# The command's name: small letters, no spaces.
about-name = om
# At most 100 characters.
about-description = Hvilken versjon dette er, hvilke lover den følger, og hvordan du spør
# The first line. $version: 0.1.0
about-title = director-please { $version }
# Under it: one sentence on what it is for.
about-what = Noe har gått galt under meldingene: jeg sier hva lovene gjør med det, paragraf for paragraf. Jeg gir råd; TL ved bordet avgjør.
# A label.
about-laws = Lover
# Behind it. $years (liste av årstall)
about-laws-say = lovene av { $years } (2007 med § 27 slik den ble endret i 2008): § 25 til § 39 og det som hører til, med mine egne ord. `/lov` sier hva en bestemmelse går ut på; lovboka avgjør.
# A label.
about-ask = Spørre
# Behind it.
about-ask-say = `/avgjørelse` og meldingene, for eksempel `1H P 1H ub`; eller skriv direkte til meg, eller nevn meg i en melding.
# A label.
about-quiz = Quiz
# Behind it.
about-quiz-say = `/quiz spill`
# A label.
about-privacy = Dine data
# Behind it.
about-privacy-say = `/personvern`
# A button that leads to a paper of the operator’s.
about-policy = Personvernerklæring
# A button that leads to a paper of the operator’s.
about-terms = Vilkår
