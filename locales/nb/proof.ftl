### Beviset: om en rettelse er sammenlignbar ut fra det begge meldingene viser. For TL; spillere ser det aldri.
### $call (en melding), $clauses (liste), $outside (en andel av hendene), $edition (2007 eller 2017), $hand, $condition (liste)

# Overskrift i TLs visning.
proof-heading = Hva meldingene viser
# Merkelapp: den tilbaketrukne meldingen; det den viser, følger.
proof-withdrawn = Tilbaketrukket melding
# Merkelapp: rettelsen; det den viser, følger.
proof-replacement = Rettelse
# Dom: § 23A1.
proof-same = Sammenlignbar ({ $clauses }): de samme hendene avgir begge meldingene.
# Dom: § 23A2, eller 2007 § 27B1(b).
proof-within = { $edition ->
    [2007] Samme eller mer nøyaktig betydning ({ $clauses }): alle hender som avgir rettelsen, ville ha avgitt den tilbaketrukne meldingen.
   *[2017] Sammenlignbar ({ $clauses }): alle hender som avgir rettelsen, ville ha avgitt den tilbaketrukne meldingen.
}
# Dom: § 23A3.
proof-same-question = Sammenlignbar ({ $clauses }): begge meldingene stiller samme spørsmål.
# Dom: § 23A1, etter programmets egen målestokk.
proof-similar = Sammenlignbar ({ $clauses }): lignende etter dette programmets målestokk, selv om { $outside } av hendene ikke ville ha avgitt den tilbaketrukne meldingen.
# Dom.
proof-outside = { $edition ->
    [2007] Ikke samme eller mer nøyaktig betydning: { $outside } av hendene ville ikke ha avgitt den tilbaketrukne meldingen.
   *[2017] Ikke sammenlignbar: { $outside } av hendene ville ikke ha avgitt den tilbaketrukne meldingen.
}
# Ved siden av flere meldinger.
proof-all-outside = { $edition ->
    [2007] Ikke samme eller mer nøyaktig betydning.
   *[2017] Ikke sammenlignbar.
}
# Dom: TL må vurdere.
proof-judgement = { $edition ->
    [2007] TL avgjør: { $outside } av hendene ville ikke ha avgitt den tilbaketrukne meldingen.
   *[2017] TL avgjør om betydningene er lignende: { $outside } av hendene ville ikke ha avgitt den tilbaketrukne meldingen.
}
# Dom: TL må vurdere, fordi en betydning sier «vanligvis», eller holder utenfor hender som kan velge en annen melding.
proof-hedged = TL avgjør: det avhenger av hender som bare vanligvis avgir en av meldingene, eller som kan velge en annen, eller av hva et ord som «svak» betyr.
# Hvor mange av alle 635 013 559 600 hender. $withdrawn, $replacement, $outside (antall hender)
proof-hands = Hender: den tilbaketrukne meldingen { $withdrawn }, rettelsen { $replacement }, bare rettelsen { $outside }.
# En hånd som mangler noe den tilbaketrukne meldingen viser.
proof-lacks = { $hand } passer til rettelsen, men mangler det den tilbaketrukne meldingen viser: { $condition }.
# En hånd med noe den tilbaketrukne meldingen benekter.
proof-denied = { $hand } passer til rettelsen, men den tilbaketrukne meldingen benekter dette: { $condition }.
# Bare det den tilbaketrukne meldingen benekter, står i veien.
proof-denials = Ut fra det den tilbaketrukne meldingen viser, ville alle hendene vært innenfor. Det den benekter, avgjør, så forsikre deg om det.
# Der ingen lovbok har et tall. $similar, $doubtful (prosenter)
proof-yardstick = Ingen lovbok sier hva som er lignende. Dette programmet gir 2 poeng mer i begge ender av det den tilbaketrukne meldingen viser: inntil { $similar } % utenfor er da lignende, inntil { $doubtful } % er TLs sak, og det samme er en farge ett kort lengre eller kortere, og det som bare en benektelse holder utenfor. Meldinger med mer enn en tredel utenfor, eller uten en eneste hånd felles, er aldri lignende etter mål. Alle hender teller likt.
# Første linje: det som ble skrevet, motsier seg selv.
proof-no-hand = Ingen hånd avgir rettelsen: det som ble skrevet om den, motsier seg selv.
# For spillere: ord om en melding som ikke sier programmet noe. $call (melding), $text (brukerens egne ord)
proof-not-understood = Jeg forsto ikke «{ $text }» ({ $call }).
# Overskrift over betydninger som ikke kunne telles.
proof-unread-heading = Ikke talt med
# Ved siden av en melding; det som er galt, følger. $text (brukerens egne ord)
proof-unread = «{ $text }» er ikke skrevet slik director-please meaning leser.
# Etter dommen «sammenlignbar»: det som ville endre den.
proof-if-denied = Sa den tilbaketrukne meldingen også «{ $condition }», ville svaret være nei: { $hand }.
