### The first line of every reply: what now. Players read it with three people waiting.
### $offender, $partner, $lho, $seat, $declarer (seats); $call, $replacement, $attempt (calls in words)

# Both. No irregularity, the auction goes on. Example: 1H P
headline-regular = Nothing to rule on: every call is in order, and { bridge-seat } is to call.
# Both. No irregularity, and nobody is named to call.
headline-in-order = Nothing to rule on: every call is in order.
# Both. The auction is over. $contract (contract in words), $seat leads
headline-contract = { bridge-declarer } plays { $contract }. { bridge-seat } leads.
# Both. The auction is over, and the opening leader is restricted.
headline-contract-restricted = { bridge-declarer } plays { $contract }. Before { bridge-seat } leads, { bridge-declarer } may restrict the lead.
# Both. The auction is over, and the opening lead is faced.
headline-contract-lead-faced = { bridge-declarer } plays { $contract }, and the opening lead has been made.
# Both. Nobody bid.
headline-passed-out = Passed out: nobody has bid, and there is no play.
# Players. Several irregularities await an answer. $number (number) of them. Example: E:1S W:2S
headline-several = { $number ->
    [2] There are two irregularities to sort out. Call the director, who deals with them one after the other; nobody calls until that is done.
   *[other] There are { $number } irregularities to sort out. Call the director, who deals with them one after the other; nobody calls until that is done.
}
# The director. The same.
headline-several-director = { $number ->
    [2] There are two irregularities to sort out: deal with them in the order below.
   *[other] There are { $number } irregularities to sort out: deal with them in the order below.
}

# Players. An insufficient bid, nobody has chosen yet. Example: 1H P 1H ib
headline-insufficient = { bridge-offender }’s { $call } is insufficient. Call the director; change nothing, and say nothing about what was meant.
# The director. The same.
headline-insufficient-director = { bridge-offender }’s { $call } is insufficient. Explain all the options first; then { bridge-lho } chooses.
# Both. Changed before the director ruled (27C). Example: 1H P 1H ib 2H
headline-premature = { bridge-offender } changed { $call } to { $a-replacement } too soon. Call the director: { bridge-lho } may still accept { $call }.
# The director. The same.
headline-premature-director = { bridge-offender } changed { $call } to { $a-replacement } too soon. { bridge-lho } may still accept { $call }.
# Both. LHO declined; the offender chooses. Example: 1H P 1H ib rej
headline-replace = { $call } is not accepted. { bridge-offender } must replace it, and nobody may help.
# Both. The same, where the offender has to pass because of partner’s irregularity. Example: 1S 1H ib rej W:8C
headline-replace-bound = { $call } is not accepted, and { bridge-offender } has no choice but to pass.
# Both. A replacement was cancelled (27B3, 27B4); the offender chooses again. Example: 1S 1H ib rej X
headline-again = { $the-attempt } is cancelled. { bridge-offender } must now make a sufficient bid or pass, and { bridge-partner } must pass for the rest of the auction.
# The same where the offender has to pass because of partner’s irregularity. Example: 1S 1H ib > 1D rej W:2D
headline-again-bound = { $the-attempt } is cancelled. { bridge-offender } now has to pass, and { bridge-partner } must pass for the rest of the auction.
# The same where no bid is left. Example: 7NT 7S ib rej X
headline-again-pass = { $the-attempt } is cancelled. No sufficient bid is left: { bridge-offender } must pass, and { bridge-partner } must pass for the rest of the auction.
# Both. The replacement is insufficient as well (27B4). Example: 1S 1H ib rej 1D
headline-second = { bridge-offender }’s { $call } is insufficient too. Call the director: { bridge-lho } may accept it.
# The director. The same.
headline-second-director = { bridge-offender }’s { $call } is insufficient too. { bridge-lho } may accept it.
# Players. The director has to judge a replacement. $edition (2007 or 2017). Example: 1H P 1H ib > 3H
headline-comparable = { $edition ->
    [2007] { bridge-offender } replaced { $call } with { $a-replacement }. Call the director now: does { $the-replacement } mean the same as { $call }, or something more precise?
   *[2017] { bridge-offender } replaced { $call } with { $a-replacement }. Call the director now: is { $the-replacement } comparable to { $call }?
}
# The director. The same.
headline-comparable-director = { $edition ->
    [2007] { bridge-offender } replaced { $call } with { $a-replacement }. Decide: does { $the-replacement } mean the same as { $call }, or something more precise?
   *[2017] { bridge-offender } replaced { $call } with { $a-replacement }. Decide: is { $the-replacement } comparable to { $call }?
}
# Both. LHO accepted in words. Example: 1H P 1H ib acc. $number (how much binds somebody already)
headline-accepted = { $number ->
    [0] { bridge-lho } has accepted { $call }. It stands, and nobody is restricted.
   *[other] { bridge-lho } has accepted { $call }. It stands, and no new restriction follows.
}
# Both. LHO called over it, having noticed or not. Example: 1H P 1H ib 2C. $number (how much binds somebody already)
headline-accepted-by-call = { $number ->
    [0] { bridge-lho } has called over { $call }, accepting it. It stands, with no restrictions.
   *[other] { bridge-lho } has called over { $call }, accepting it. It stands, and no new restriction follows.
}
# Both. The second of two insufficient bids was accepted (27B4), and the first may still cost a lead. Example: 1S P 1H ib > 1D P
headline-accepted-second = { bridge-lho } has accepted { $replacement }, and it stands. The lead may still be restricted, because { $call } was withdrawn.
# Both. Replaced, and partner is free. Example: 1H P 1H ib > 2H. $number (how much binds somebody already)
headline-free = { $number ->
    [0] { $call } is replaced with { $a-replacement }. The auction goes on, and nobody is restricted.
   *[other] { $call } is replaced with { $a-replacement }. The auction goes on, and no new restriction follows.
}
# Both. Replaced, and partner is barred. Example: 1H P 1H ib > 2C ncmp
headline-barred = { bridge-partner } must pass for the rest of the auction, and { $the-replacement } stands in place of { $call }.
# Both. Replaced, and partner must pass once.
headline-barred-once = { bridge-partner } must pass at their next turn, and { $the-replacement } stands in place of { $call }.
# Both. Replaced with some other consequence, which the lines below tell.
headline-replaced = { $the-replacement } stands in place of { $call }, and the auction goes on.
# Both. An insufficient bid was refused, and before it was replaced, another player’s call was accepted (29A).
headline-turn-lost = { bridge-offender }’s { $call } is withdrawn and is not replaced: another player’s call was accepted, so { bridge-offender } has lost that turn.
# Both. Settled in a way that has no line of its own above.
headline-settled = { bridge-offender }’s { $call } has been dealt with, and the auction goes on.
# Players. 25A: the director has not decided yet. Example: 1H mispull?
headline-unintended = Call the director: was { bridge-offender }’s { $call } unintended (a mispull or a slip of the tongue)?
# The director. The same.
headline-unintended-director = Was { bridge-offender }’s { $call } unintended (a mispull or a slip of the tongue)? Decide it away from the table.
# Players. 25A: said to be unintended; the intended call is still to come. Example: 1H mispull
headline-substitute = Call the director first. If the director finds that { bridge-offender }’s { $call } was unintended, the call that was meant takes its place.
# The director. The same.
headline-substitute-director = If you find that { bridge-offender }’s { $call } was unintended, the call that was meant takes its place.
# Both. 25A granted and done. Example: 1H mispull > 1S. $number (lead restrictions for anything else)
headline-substituted = { $number ->
    [0] { $the-call } was unintended: { $the-replacement } takes its place, and nobody is restricted.
   *[other] { $the-call } was unintended: { $the-replacement } takes its place. No new restriction follows.
}
# Both. 25A granted, but the intended call was itself cancelled.
headline-substituted-cancelled = { $the-call } was unintended, but { $the-replacement } in its place is cancelled.
# Both. 25A refused, as partner has called.
headline-too-late = { bridge-partner } has called, so it is too late to change { $the-call }. It stands.
# Both. A player changed a call, and nobody has said whether the first was intended.
headline-changed = { bridge-offender } changed { $the-call } to { $a-replacement }. Call the director: was { $the-call } unintended (a mispull or a slip of the tongue)?
# The director. The same.
headline-changed-director = { bridge-offender } changed { $the-call } to { $a-replacement }. Decide: was { $the-call } unintended (a mispull or a slip of the tongue)?
# Both. 25B: the first call was intended, LHO chooses.
headline-change-offered = { bridge-offender } changed { $the-call }, which was intended, to { $a-replacement }. Call the director: { bridge-lho } may accept { $the-replacement }.
# The director. The same.
headline-change-offered-director = { bridge-offender } changed { $the-call }, which was intended, to { $a-replacement }. { bridge-lho } may accept { $the-replacement }.
# Players. The same, where partner had called between, so that 25A is closed.
headline-change-offered-late = { bridge-offender } changed { $the-call } to { $a-replacement } after { bridge-partner } had called, too late to correct a slip. Call the director: { bridge-lho } may accept { $the-replacement }.
# The director. The same.
headline-change-offered-late-director = { bridge-offender } changed { $the-call } to { $a-replacement } after { bridge-partner } had called, too late to correct a slip. { bridge-lho } may accept { $the-replacement }.
# Both. 25B1
headline-change-accepted = { bridge-lho } has accepted { $the-replacement }. It stands, and { $the-call } is withdrawn.
# Both. 25B2
headline-change-cancelled = { $the-replacement } is cancelled, and { $the-call } stands.
# Both. 25B2: the same call once more at LHO’s turn.
headline-change-again = { bridge-offender } made the same call once more at { bridge-lho }’s turn. That changes nothing, and no restriction follows.
# Both. 25B2, where partner had called before the change.
headline-change-too-late = { bridge-partner } had called, so it was too late to change { $the-call }. It stands, and { $the-replacement } is cancelled.
# Both. An insufficient bid: offender's partner called out of turn, and $seat over that, so nobody chose.
headline-accepted-overtaken = The auction has gone on: { bridge-seat } has called over { bridge-partner }’s call, so { $call } stands, and no new restriction follows from it.
# Both. Unsettled in a way that has no line of its own above.
headline-undecided = The director has to rule on { bridge-offender }’s { $call }.
