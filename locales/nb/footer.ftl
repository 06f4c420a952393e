### De siste linjene i hvert svar, med liten skrift.

# $clauses (liste)
footer-clauses = { $clauses }
# $edition (2007 eller 2017)
footer-edition = { $edition }-lovene
# Det ingen har opplyst. $calls (liste av meldinger)
footer-natural = forutsetter naturlig: { $calls }
footer-advice = kun veiledende: TL ved bordet avgjør
