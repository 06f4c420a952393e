### Under meldingsforløpet: hva tegnene ved meldingene betyr. Noen få ord hver; tegnet settes foran, og de
### står på én linje. I bildet står de under meldingen.

# Tegnet ! $kind (slags uregelmessighet)
diagram-irregular = { $kind ->
   *[insufficient-bid] utilstrekkelig
    [pass-out-of-rotation] utenfor tur
    [bid-out-of-rotation] utenfor tur
    [double-out-of-rotation] utenfor tur
    [change-of-call] endret
    [unintended-call] utilsiktet?
    [inadmissible-double] ikke tillatt
    [call-by-barred-player] var pålagt å passe
    [bid-above-seven] mer enn sju trekk
    [call-after-final-pass] etter avsluttende pass
    [simultaneous-call] samtidig
    [considered-in-rotation] regnes som i tur
    [passes-out-of-rotation-end] utenfor tur
}
# Tegnet ×, når alle slike meldinger er trukket tilbake.
diagram-withdrawn = trukket tilbake
# Det samme, når TL ennå skal finne at meldingen var utilsiktet (§ 25A).
diagram-withdrawn-if-unintended = trukket tilbake hvis utilsiktet
# Tegnet ×, når alle slike meldinger er annullert.
diagram-cancelled = annullert
# Tegnet ×, når det er meldinger av begge slag.
diagram-gone = trukket tilbake eller annullert
# Tegnet ? $seat (plass) skal melde.
diagram-turn = { bridge-seat } er i tur
# Tegnet ? $seat (plass) skal godta eller ikke.
diagram-chooser = { bridge-seat } velger
# Parentes rundt en pass som ingen har meldt: ( ) og disse ordene
diagram-substituted = pålagt pass
# Om en melding når det er alt som er sagt om den. Programmet leser det slik.
diagram-artificial = kunstig
# Om meldinger som det er sagt mer om enn tabellen kan vise. En tabell med denne forklaringen blir ikke lest.
diagram-described = betydning oppgitt
