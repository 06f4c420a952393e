### De siste linjene i hvert svar, med liten skrift.

# $clauses (liste)
footer-clauses = { $clauses }
# $edition (2007 eller 2017)
footer-edition = { $edition }-lovene
# Det ingen har sagt. $calls (liste av meldinger), $number (hvor mange)
footer-natural = { $number ->
    [one] forutsetter at { $calls } er naturlig (hvis ikke, skriv «kunstig» etter meldingen)
   *[other] forutsetter at { $calls } er naturlige (hvis ikke, skriv «kunstig» etter meldingen)
}
# Det samme om meldinger som ennå ikke er avgitt. $calls (liste av meldinger)
footer-would-be-natural = forutsetter at { $calls } ville være naturlig
# Det ingen har sagt, og de fleste par har avtalt. $suits (det meldingen viser)
footer-shows = forutsetter at { $call } viser { $suits } (hvis ikke, skriv «naturlig», eller hva den viser, etter meldingen)
# Det ingen har sagt, og de fleste par har avtalt. $calls (liste av meldinger), $number (hvor mange)
footer-conventional = { $number ->
    [one] forutsetter at { $calls } er kunstig (hvis ikke, skriv «naturlig» etter meldingen)
   *[other] forutsetter at { $calls } er kunstige (hvis ikke, skriv «naturlig» etter meldingen)
}
# Det ingen har sagt, og noen par spiller som naturlig, andre etter avtale. $calls (liste av meldinger), $number (hvor mange)
footer-open = { $number ->
    [one] parene spiller { $calls } ulikt, så den er ikke regnet som naturlig (er den det, skriv «naturlig» etter meldingen)
   *[other] parene spiller { $calls } ulikt, så de er ikke regnet som naturlige (er de det, skriv «naturlig» etter meldingen)
}
# En pass på makkers dobling: doblingen er kunstig.
footer-takeout = forutsetter at doblingen var opplysende
# Om en melding er lignende, ble målt. $calls (liste av meldinger)
footer-yardstick = målt med programmets egen målestokk for «lignende»: { $calls }
footer-advice = kun veiledende: TL ved bordet avgjør
