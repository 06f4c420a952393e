### Beviset: om en rettelse er sammenlignbar ut fra det begge meldingene viser. For TL; spillere ser det aldri.
### $call (en melding), $clauses (liste), $outside (en andel av hendene), $edition (2007 eller 2017), $hand, $condition (liste)

# Overskrift i TLs visning.
proof-heading = Hva meldingene viser
# Merkelapp: den tilbaketrukne meldingen; det den viser, følger.
proof-withdrawn = Tilbaketrukket melding
# Merkelapp: rettelsen; det den viser, følger.
proof-replacement = Ny melding
# Dom: § 23A1.
proof-same = Sammenlignbar ({ $clauses }): de samme hendene passer til begge meldingene.
# Dom: de to er beskrevet med de samme ordene, og ingen hender kan telles. $edition (2007 eller 2017)
proof-same-words = { $edition ->
    [2007] Samme betydning ({ $clauses }): begge meldingene er beskrevet med de samme ordene.
   *[2017] Sammenlignbar ({ $clauses }): begge meldingene er beskrevet med de samme ordene.
}
# Dom: § 23A2, eller 2007 § 27B1(b).
proof-within = { $edition ->
    [2007] Samme eller mer nøyaktig betydning ({ $clauses }): alle hender som passer til den nye meldingen, passer også til den tilbaketrukne.
   *[2017] Sammenlignbar ({ $clauses }): alle hender som passer til den nye meldingen, passer også til den tilbaketrukne.
}
# Dom: § 23A3.
proof-same-question = Sammenlignbar ({ $clauses }): begge meldingene stiller samme spørsmål.
# Dom: § 23A1, etter programmets egen målestokk. $within: andelen som avgjør
proof-similar = Sammenlignbar ({ $clauses }), lignende etter dette programmets målestokk: { $outside } av hendene for den nye meldingen passer ikke til den tilbaketrukne slik den er, { $within } når poengområdet utvides med 2 poeng i hver ende.
# Dom.
proof-outside = { $edition ->
    [2007] Betydningen er verken den samme eller mer nøyaktig: { $outside } av hendene for den nye meldingen passer ikke til den tilbaketrukne.
   *[2017] Ikke sammenlignbar: { $outside } av hendene for den nye meldingen passer ikke til den tilbaketrukne.
}
# Dom: de to har ingenting felles.
proof-none-inside = { $edition ->
    [2007] Betydningen er verken den samme eller mer nøyaktig: ingen hånd passer til begge meldingene.
   *[2017] Ikke sammenlignbar: ingen hånd passer til begge meldingene.
}
# Ved siden av flere meldinger.
proof-all-outside = { $edition ->
    [2007] Betydningen er verken den samme eller mer nøyaktig.
   *[2017] Ikke sammenlignbar.
}
# Dom: TL må vurdere.
proof-judgement = { $edition ->
    [2007] TL avgjør: { $outside } av hendene for den nye meldingen passer ikke til den tilbaketrukne.
   *[2017] TL avgjør om betydningene ligner nok på hverandre: { $outside } av hendene for den nye meldingen passer ikke til den tilbaketrukne slik den er.
}
# Dom: TL må vurdere. $which (hvorfor: en betydning sier «vanligvis», holder utenfor hender som kan velge en annen melding, eller er fortalt med ord)
proof-hedged = { $which ->
    [usually] TL avgjør: det avhenger av hender som vanligvis, men ikke alltid, passer til en av meldingene.
    [other-call] TL avgjør: det avhenger av hender som også kan meldes på en annen måte.
   *[word] TL avgjør: det avhenger av hva ordene om de to meldingene betyr, for eksempel «svak» eller navnet på en konvensjon.
}
# Hvor mange av alle 635 013 559 600 hender. $withdrawn, $replacement, $outside (antall hender)
proof-hands = Hender: den tilbaketrukne meldingen { $withdrawn }, den nye { $replacement }, bare den nye { $outside }.
# En hånd som mangler noe den tilbaketrukne meldingen viser.
proof-lacks = { $hand } passer til den nye meldingen, men ikke til det den tilbaketrukne viser: { $condition }.
# En hånd med noe den tilbaketrukne meldingen benekter.
proof-denied = { $hand } passer til den nye meldingen, men den tilbaketrukne benekter dette: { $condition }.
# Bare det den tilbaketrukne meldingen benekter, står i veien.
proof-denials = Alle hender for den nye meldingen har det den tilbaketrukne lover. Bare det den benekter eller begrenser, avgjør, så spør nøye om det.
# Der ingen lovbok har et tall. $similar, $doubtful (prosenter)
proof-yardstick = Lovene sier ikke hvor nær «lignende» må være, så programmet teller hender, med poengområdet for den tilbaketrukne meldingen utvidet med 2 poeng i hver ende. Er høyst { $similar } % av hendene for den nye meldingen da utenfor, ligner de to nok; opp til { $doubtful } % avgjør TL. TL avgjør også hvis ett kort eller noe som benektes, utgjør forskjellen, hvis over en tredel var utenfor før utvidelsen, eller hvis ingen hånd passer til begge slik de er, men høyst halvparten da er utenfor.
# Første linje: det som ble skrevet, motsier seg selv.
proof-no-hand = Ingen hånd passer til den nye meldingen: beskrivelsen av den motsier seg selv.
# For spillere: ord om en melding som ikke sier programmet noe. $call (melding), $text (brukerens egne ord)
proof-not-understood = Jeg forsto ikke «{ $text }» ({ $call }).
# Overskrift over betydninger som ikke kunne telles.
proof-unread-heading = Ikke talt med
# Ved siden av en melding; det som er galt, følger. $text (brukerens egne ord)
proof-unread = `director-please meaning` kan ikke lese «{ $text }».
# Etter dommen «sammenlignbar»: det som ville endre den.
proof-if-denied = Sa den tilbaketrukne meldingen også «{ $condition }», ville { $hand } ikke passe til den, og svaret kunne bli et annet.
