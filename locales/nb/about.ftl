### /about i Discord: hva boten er.

# The command's name: small letters, no spaces.
about-name = om
# At most 100 characters.
about-description = Hvilken versjon dette er, hvilke lover den følger og hvordan du spør
# The first line. $version: 0.1.0, or with the commit 0.1.0 (0123456789ab)
about-title = director-please { $version }
# Under it: one sentence on what it is for.
about-what = Har noe gått galt i meldingene? Jeg forteller hva lovene sier om det, paragraf for paragraf. Dette er bare råd; TL ved bordet avgjør.
# A label.
about-laws = Lover
# Behind it. $years (liste av årstall)
about-laws-say = Lovene fra { $years } (2007 med § 27 slik den ble endret i 2008): § 25 til § 39 og det de viser til, med våre egne ord. `/lov` forklarer et lovpunkt; det er lovboka som gjelder.
# A label.
about-ask = Slik spør du
# Behind it.
about-ask-say = `/avgjørelse` og meldingene, for eksempel `1H P 1H ub`; eller send meg en direktemelding, eller nevn meg (@) i et innlegg.
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
