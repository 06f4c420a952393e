### Law 26: what declarer may do about the lead. $side is the offending side, $seat offender's partner.
### $suits (list of suits, "spades or hearts"), $number (how many suits)

## Beside a price, or while the auction goes on

# 2017 26B, while the offender's suits are not known yet.
lead-forbid-unshown = If { bridge-side } defend, the first time { bridge-seat } is on lead, declarer may forbid the lead of any one suit that { bridge-offender } has not shown in the legal auction, for as long as { bridge-seat } keeps the lead.
# 2017 26B, with the suits.
lead-forbid-one = { $number ->
    [one] If { bridge-side } defend, the first time { bridge-seat } is on lead, declarer may forbid the lead of { $suits }, for as long as { bridge-seat } keeps the lead.
   *[other] If { bridge-side } defend, the first time { bridge-seat } is on lead, declarer may forbid the lead of one suit ({ $suits }), for as long as { bridge-seat } keeps the lead.
}
# 2007 26A2.
lead-require-or-forbid = { $number ->
    [one] If { bridge-side } defend, the first time { bridge-seat } is on lead, declarer may require or forbid the lead of { $suits }; a ban lasts while { bridge-seat } keeps the lead.
   *[other] If { bridge-side } defend, the first time { bridge-seat } is on lead, declarer may require or forbid the lead of one suit ({ $suits }); a ban lasts while { bridge-seat } keeps the lead.
}
# The same, where naming the suits would tell partner what was meant. $call (the withdrawn call)
lead-require-or-forbid-shown = If { bridge-side } defend, the first time { bridge-seat } is on lead, declarer may require or forbid the lead of a suit that { $call } showed and { bridge-offender } has not legally shown by then; a ban lasts while { bridge-seat } keeps the lead.
# 2007 26B.
lead-forbid-any = If { bridge-side } defend, the first time { bridge-seat } is on lead, declarer may forbid the lead of any one suit, for as long as { bridge-seat } keeps the lead.
# 2007 26B and 26A2, after two withdrawn calls: declarer has the choice.
lead-forbid-any-or-require = { $number ->
    [one] If { bridge-side } defend, the first time { bridge-seat } is on lead, declarer may either require the lead of { $suits }, or forbid the lead of any one suit for as long as { bridge-seat } keeps the lead.
   *[other] If { bridge-side } defend, the first time { bridge-seat } is on lead, declarer may either require the lead of one suit ({ $suits }), or forbid the lead of any one suit for as long as { bridge-seat } keeps the lead.
}
# The same, where naming the suits would tell partner what was meant. $call (the withdrawn call)
lead-forbid-any-or-require-shown = If { bridge-side } defend, the first time { bridge-seat } is on lead, declarer may either require the lead of a suit that { $call } showed, or forbid the lead of any one suit for as long as { bridge-seat } keeps the lead.
# 2007 26A1, while the offender has yet to call.
lead-exempt-shown = A suit { bridge-offender } has legally shown by then is exempt.
# 2007 26A1, after the choice between requiring these suits and forbidding any one
lead-none-required-shown = A suit that { bridge-offender } has by then shown in the legal auction cannot be required.
# Beside a double that is cancelled, where the restriction in full stands above it.
lead-too = Declarer may restrict { bridge-seat }’s lead in the same way.
# 2007 27B1(a), after a restriction by Law 26.
lead-disputed = The director decides whether that applies: many directors apply no lead restriction when partner is not barred in the auction.
# After two restrictions on the same player.
lead-one-of-two = Declarer picks one of these two restrictions on { bridge-seat }.
# The same, where the auction went on between the two irregularities.
lead-for-each = These are separate irregularities: for each of them, declarer may choose one such restriction on { bridge-seat }.
# 2007 26: only a different call is restricted.
lead-exempt-repeat = { bridge-offender }’s { $call } brings no lead restriction if { bridge-offender } makes the same call again.

## The auction is over, and the offending side defends. $declarer, $seat (seats)

# 2017 26B.
lead-now-forbid-one = { $number ->
    [one] The first time { bridge-seat } is on lead, { bridge-declarer } may forbid the lead of { $suits }, for as long as { bridge-seat } keeps the lead.
   *[other] The first time { bridge-seat } is on lead, { bridge-declarer } may forbid the lead of one suit ({ $suits }), for as long as { bridge-seat } keeps the lead.
}
# 2007 26A2.
lead-now-require-or-forbid = { $number ->
    [one] The first time { bridge-seat } is on lead, { bridge-declarer } may require or forbid the lead of { $suits }; a ban lasts while { bridge-seat } keeps the lead.
   *[other] The first time { bridge-seat } is on lead, { bridge-declarer } may require or forbid the lead of one suit ({ $suits }); a ban lasts while { bridge-seat } keeps the lead.
}
# 2007 26B.
lead-now-forbid-any = The first time { bridge-seat } is on lead, { bridge-declarer } may forbid the lead of any one suit, for as long as { bridge-seat } keeps the lead.
# 2007 26B and 26A2, after two withdrawn calls.
lead-now-forbid-any-or-require = { $number ->
    [one] The first time { bridge-seat } is on lead, { bridge-declarer } may either require the lead of { $suits }, or forbid the lead of any one suit for as long as { bridge-seat } keeps the lead.
   *[other] The first time { bridge-seat } is on lead, { bridge-declarer } may either require the lead of one suit ({ $suits }), or forbid the lead of any one suit for as long as { bridge-seat } keeps the lead.
}
# The offending side declares.
lead-lapses = { bridge-side } are declaring, so { bridge-seat }’s lead is not restricted.
# Offender's partner is not on opening lead. $leader is
lead-later = { bridge-leader } may make any opening lead; the restriction is on { bridge-seat }.
# The same, where another restriction binds $leader.
lead-waits = Declarer may restrict { bridge-seat }’s first lead too.
# Offender's partner is on opening lead.
lead-check = { bridge-seat } is on opening lead: call the director, and let declarer choose before a card is led.
