### What the Laws leave open, how it is read here, and what else is defensible. The names are those of `laws::READINGS`.

readings-change-calls-again = A player changes an intended call, and before LHO has chosen changes it again. What becomes of the third call?
readings-change-calls-again-here = It takes the place of the second, which is cancelled; LHO chooses between the first call and the last.
readings-change-calls-again-else = It is cancelled, and LHO may accept or decline only the second call; or LHO may accept either of the two.

readings-change-over-the-first = A player changes an intended call, and LHO then calls. Which of the two calls was that over?
readings-change-over-the-first-here = Over the second, which came just before, unless LHO’s call is legal only over the first: then the first call stands, and LHO has done nothing wrong.
readings-change-over-the-first-else = The director asks LHO each time; or LHO’s call counts as made over the second even if it is not allowed there.

readings-change-to-inadmissible = A player changes a legal call that was intended to a double that is not allowed, or to a bid above seven. Do Laws 36 and 38 rule on it?
readings-change-to-inadmissible-here = No. It is an attempt to change a call: it is cancelled, the first call stands, and partner may go on calling.
readings-change-to-inadmissible-else = Yes. Partner must pass for the rest of the auction, as after any call of this kind.

readings-comparable-change-information = LHO accepts a changed call that is comparable to the first. May offender’s partner use what the first call showed?
readings-comparable-change-information-here = No. Law 25B3 makes the withdrawn call unauthorised. Under Law 26A there is no lead restriction.
readings-comparable-change-information-else = Yes. Law 26A says that Law 16C does not apply after a comparable call, so the first call is authorised.

readings-withdrawn-twice-lead = In one irregularity a player has two calls withdrawn (Laws 27B3 and 27B4), and each would bring a lead restriction. Does declarer get both?
readings-withdrawn-twice-lead-here = No. Declarer picks one of the two. For irregularities at different turns, declarer gets both.
readings-withdrawn-twice-lead-else = Declarer may use both, one after the other or together.

readings-specified-suit = When does a call specify a suit?
readings-specified-suit-here = When every meaning of the call promises length in the suit (three cards or more) or shortness (a singleton or a void). What is only usual or denied (“at most two spades”) specifies nothing; “four cards in a major” specifies a suit that is not known.
readings-specified-suit-else = Only suits of four cards or more that the player holds; or even a suit that is merely likely.

readings-only-forbid = May declarer require a suit by Law 26B of 2017?
readings-only-forbid-here = No. Declarer may only forbid one, after the WBF’s correction.
readings-only-forbid-else = Under the first printing declarer may require or forbid a lead, and a club that plays by that printing may let declarer do so.

readings-same-words-other-meaning = In 2007 a call repeated at the offender’s turn brings no lead restriction, unless the same words have a much different meaning. When are meanings much different?
readings-same-words-other-meaning-here = When the two calls specify different suits, are for contrary purposes (penalty and takeout, weak and strong), or when no hand would make both. If everybody has passed in between and nothing more is said, the meaning is the same.
readings-same-words-other-meaning-else = Whenever anything about the meaning differs; or only when the director finds it much different.

readings-auction-goes-on-before-choice = After an insufficient bid, two players call before LHO has chosen, and nobody has called the director: offender’s partner, and then RHO over that; or RHO, and then the offender over that. May LHO still choose?
readings-auction-goes-on-before-choice-here = No. The side that may choose has gone on, so its right is lost (Law 11A), and the bid stands. An offender who bids the same denomination once more corrects the bid, so that LHO still chooses.
readings-auction-goes-on-before-choice-else = Yes. LHO chooses when the director comes; what was called since is withdrawn if LHO declines.

readings-free-bid-and-lead = After Law 27B1 of 2007 partner is not barred. May the lead still be restricted?
readings-free-bid-and-lead-here = Yes. Law 27B1 lets the auction go on without rectification, and does not name Law 26, which applies by its own terms.
readings-free-bid-and-lead-else = No. Nothing follows but Law 27D; many directors ruled so.

readings-free-bid-information = Is the withdrawn bid authorised for partner after Law 27B1(b) of 2007?
readings-free-bid-information-here = Yes. The replacement shows all that the bid showed, so nothing is left that could be unauthorised.
readings-free-bid-information-else = No. No clause sets Law 16D2 aside, so the bid is unauthorised.

readings-same-meaning-trifle = A few of the hands that make the replacement would not have made the insufficient bid. Is partner still not barred under Law 27B1(b) of 2007?
readings-same-meaning-trifle-here = The director may overlook a trifling share, as the WBF’s Laws Committee allowed in 2008, with Law 27D behind it. With a larger share partner is barred.
readings-same-meaning-trifle-else = Not one hand may lie outside.

readings-similar-enough = How close must two meanings be to be “similar”?
readings-similar-enough-here = What the withdrawn call shows is widened by two points at each end. A replacement is similar if at most 5% of its hands then lie outside, and at most a third did before. Up to 15%, or where allowing one card more or fewer in a suit, or ignoring denials, brings the share down to that, the director decides. Beyond that it is not similar. Calls with no hand in common are never similar by this measure, but the director may find them so if at most half of the hands then lie outside. A club may set its own figures.
readings-similar-enough-else = No measure: the director judges each pair of calls by what the partnership has agreed.

readings-same-call-again = After a call out of turn, the offender makes the same call in turn, everybody has passed in between, and nothing else is said of it. Is it comparable?
readings-same-call-again-here = Yes. It has the same meaning; the director need not be asked.
readings-same-call-again-else = The director judges it like any other call.

readings-usual-meaning = A player makes an insufficient bid over RHO’s bid, and nobody says what it meant. What is it taken to show?
readings-usual-meaning-here = What it would have shown without RHO’s bid, which the player did not see. Where partnerships differ, the director is asked. A second insufficient bid is not read that way.
readings-usual-meaning-else = What it would show over RHO’s bid, one level higher; or the director asks in every case.

readings-bid-of-another-suit = A pair’s diamond bid shows hearts, and nobody says what diamonds one level higher would show. Is that bid treated as one in the same denomination?
readings-bid-of-another-suit-here = No. It may show hearts as well, or diamonds, so the director decides.
readings-bid-of-another-suit-else = Yes: a bid about which nobody says anything is natural.

readings-notrump-for-a-minor = An insufficient 1♣ or 1♦ is replaced with notrump. Can the two be comparable when nobody says what they show?
readings-notrump-for-a-minor-here = Perhaps. Many open balanced hands with a minor, so the director decides.
readings-notrump-for-a-minor-else = No. A suit and notrump show different hands.

readings-auction-meant = A pair’s system gives a bid different meanings in different auctions. Which auction did the player have in mind?
readings-auction-meant-here = The one with the fewest calls overlooked: first only RHO’s, then both opponents’, then partner’s as well. Over partner’s notrump bid it is read as a response to a lower notrump bid rather than as an opening.
readings-auction-meant-else = Only the player can say; the director asks away from the table, and nothing is taken for granted.

readings-not-replaced = An insufficient bid is not accepted, and before the offender replaces it the next player’s call out of turn is accepted, so the turn is gone. What happens to the bid?
readings-not-replaced-here = Partner is not barred, since nothing replaced the bid. The bid is withdrawn, so Laws 16 and 26 apply to it.
readings-not-replaced-else = Law 27B2 bars partner too, or nothing follows at all.

readings-cancelled-attempt-bars = A double or a second insufficient bid in place of the first was cancelled. Can the offender still avoid barring partner, with the lowest sufficient bid in the same denomination or a comparable call?
readings-cancelled-attempt-bars-here = No. Partner must pass for the rest of the auction, whatever the offender chooses now.
readings-cancelled-attempt-bars-else = Against the wording of Laws 27B3 and 27B4: the offender is back at Law 27B1, and only the cancelled call is lost.

readings-over-cancelled-double = Others have called over a double that Law 27B3 cancels. What becomes of their calls?
readings-over-cancelled-double-here = They are cancelled with it, whichever players made them, and making them was no offence; none of them can be accepted.
readings-over-cancelled-double-else = They stand, and the side that called has lost its right (Law 11A).

readings-accepted-second-bid = LHO accepts a second insufficient bid. Does the first still restrict the lead?
readings-accepted-second-bid-here = Yes. It was withdrawn, so Laws 16 and 26 apply to it by their own terms.
readings-accepted-second-bid-else = No. An accepted bid ends the matter.

readings-partner-calls-first = After a call out of turn at partner’s turn, partner calls in turn before LHO has chosen, and then the next opponent. What becomes of the call out of turn?
readings-partner-calls-first-here = The opponent was a player in turn who called before any ruling (Law 28B), so the call is withdrawn and nothing is left to accept.
readings-partner-calls-first-else = LHO may still accept or decline, or Laws 30 to 32 apply at the offender’s turn.

readings-turn-gone-before-repeating = A player must repeat a call at their turn, but that turn is lost because LHO accepts another call out of turn. What follows?
readings-turn-gone-before-repeating-here = Nothing is left to repeat. The call remains unauthorised information for that side.
readings-turn-gone-before-repeating-else = The player must repeat it at the next turn, or Law 31A2 applies there.

readings-repeat-or-pass = A player must repeat a call, and before their turn comes, partner’s call out of turn is declined, so that the player must pass (2007). Which comes first?
readings-repeat-or-pass-here = The pass. A player who must pass cannot repeat the call, which remains unauthorised information for the player’s side.
readings-repeat-or-pass-else = The player repeats the call at that turn and passes from the next one on.

readings-another-call-than-repeated = A player must repeat a call, makes another, and LHO calls over it. What follows?
readings-another-call-than-repeated-here = LHO, who called in turn, has let the other call stand (Law 11A, and Law 37A by analogy). Before LHO calls it is cancelled, and the first call must still be repeated.
readings-another-call-than-repeated-else = Both calls are cancelled, and the first call must still be repeated.

readings-enforced-pass-information = A player must pass once after a pass out of turn at RHO’s turn. May partner know why?
readings-enforced-pass-information-here = Partner may know that the player had to pass, not what the withdrawn pass showed: nothing sets Law 16 aside.
readings-enforced-pass-information-else = The pass is only repeated, so everything is authorised.

readings-repeated-pass-lead = Does a pass out of turn at RHO’s turn bring a lead restriction in 2017?
readings-repeated-pass-lead-here = No. The pass is simply repeated, so no other call has taken its place.
readings-repeated-pass-lead-else = Yes. The pass out of turn was cancelled, and Law 26B applies to a withdrawn call. Declarer may forbid one suit that the player has not shown.

readings-pass-of-artificial-call = Law 30C of 2007 is about a pass of an artificial call. Whose call?
readings-pass-of-artificial-call-here = Partner’s, as the heading of Law 31 says.
readings-pass-of-artificial-call-else = Any player’s, as Law 30C says.

readings-pass-of-takeout-double = Is a pass of partner’s takeout double a pass of an artificial call?
readings-pass-of-takeout-double-here = Yes. A double of a suit bid, up to the three level, is taken to be for takeout unless somebody says otherwise; Law 31 then applies to a pass of it out of turn.
readings-pass-of-takeout-double-else = No. Players generally take it for granted that such a double is for takeout, so it is not artificial; Law 30 applies.

readings-forbidden-double = Partner doubles although Law 30B2(b) of 2007 forbids it at that turn. What follows?
readings-forbidden-double-here = Law 36 applies, as to any double that is not allowed.
readings-forbidden-double-else = Nothing is prescribed: the director may adjust the score.

readings-repeated-denomination = An artificial bid out of turn at RHO’s turn was not accepted. Which bid repeats its denomination by Law 31A2(a) of 2007?
readings-repeated-denomination-here = Law 29C puts what the bid specified in place of what it named. A new bid repeats the denomination if it names one that the first bid specified, or if it is said to specify exactly the same again, such as the transfer a level higher, whatever it names.
readings-repeated-denomination-else = Only a bid that names a denomination which the first bid specified; or only one that specifies it too.

readings-bare-denomination = A player bids 1♠ out of turn, RHO then opens 1NT, and the player bids 2♠. Nobody says what 2♠ shows. Does it repeat the denomination?
readings-bare-denomination-here = Most pairs play a suit bid over 1NT by agreement, so nothing follows from its name: the director finds out what it shows. The same goes where what is said of one of the bids is not understood, and where it names no denomination, as with Stayman. A pair that says what the bid shows is ruled on by that.
readings-bare-denomination-else = It names the denomination, and Law 31A2(a) asks no more; or it counts as another denomination.

readings-three-passes = Four passes begin an auction, and the first was out of turn and accepted. Has a player lost a turn by Law 34?
readings-three-passes-here = No. Law 34 applies to passes that follow a call. The board is passed out.
readings-three-passes-else = Yes. A player who was skipped may still call.

readings-comparable-after-double = An inadmissible double is cancelled, and the offender makes a comparable call. Is the lead unrestricted?
readings-comparable-after-double-here = Yes. Law 26A lifts the restriction wherever a cancelled call is replaced with a comparable one. The program does not ask about that here: type `cmp` after the call if it is comparable.
readings-comparable-after-double-else = No. Law 36B names Law 26B alone.

readings-barred-before-the-turn = A player must pass at the next turn, and bids out of turn before it. Which Law applies?
readings-barred-before-the-turn-here = Law 37: the player had to pass.
readings-barred-before-the-turn-else = Law 29: it is a call out of turn, which LHO may accept.

readings-call-after-imposed-pass = A player must pass, LHO calls first so that the pass counts as made (Law 28A), and the player then makes another call. What applies?
readings-call-after-imposed-pass-here = Law 37B: the player had to pass at that turn. The pass was never actually made, so there is no call to correct under Law 25.
readings-call-after-imposed-pass-else = The turn has gone, so it is an ordinary call out of turn (Laws 29 to 32).

readings-standing-without-acceptance = A bid by a player who had to pass stands because LHO has called over it. May offender’s partner use it?
readings-standing-without-acceptance-here = The program says that the Laws do not decide it, and leaves it to the director. LHO is not offered a choice: by Law 37A the bid stands.
readings-standing-without-acceptance-else = It is unauthorised, since nobody accepted it; or it is authorised, like every call that stands.

readings-not-made-or-called-over = A call that cannot be accepted (Laws 36 to 38) is made out of turn, and the opponent whose turn it was calls before the director has ruled. Which Law applies?
readings-not-made-or-called-over-here = If it was offender’s LHO, Law 36A, 37A or 38B, which are about what LHO calls. If it was RHO, Law 28B: the auction goes on as if the call had not been made, and partner need not pass.
readings-not-made-or-called-over-else = Law 28B after LHO’s call too, since it was in turn and stands; or Laws 36 to 38 after RHO’s, since the call was not legal in any turn.

readings-gone-on-before-ruling = A double that is not allowed, or a bid above seven, is out of turn; the player whose turn it was calls, and then offender’s LHO, out of turn, before the director has ruled. Which calls are cancelled?
readings-gone-on-before-ruling-here = All of them, including the call by the player whose turn it was: Laws 36A and 38B cancel every later call, and that player calls once more.
readings-gone-on-before-ruling-else = The call by the player whose turn it was stands (Laws 28B and 36B4), and LHO’s is a call out of turn.

readings-doubled-out-of-turn = After a call out of turn, an opponent whose turn it was doubles or redoubles it before the director has ruled. Is that double allowed?
readings-doubled-out-of-turn-here = By Law 28B the call out of turn is treated as not made, so there is nothing to double, and Law 36 applies.
readings-doubled-out-of-turn-else = The double accepts the call out of turn (Law 29A), or the opponent simply calls again: Law 28B is not meant to put the non-offending side at a disadvantage.

readings-bar-begins-with-ruling = A call that cannot be accepted (Laws 36 to 38) is made, and offender’s partner calls before the director has ruled. Did partner already have to pass?
readings-bar-begins-with-ruling-here = A call in turn stands, and partner must pass from then on (after a bid above seven it is cancelled with the others). A call out of turn is ruled on as one by a player who must pass (Law 37).
readings-bar-begins-with-ruling-else = Partner must pass only once the director has ruled, so a call out of turn is ruled on by Laws 29 to 32; or partner must pass from the moment of the call that cannot be accepted, so a call in turn is a breach of Law 37 too.

readings-over-bid-above-seven = After a bid above seven a player other than LHO calls before the director comes. Is that an offence?
readings-over-bid-above-seven-here = No. All later calls are cancelled, whichever players made them. LHO has not called, so Law 38D may still apply.
readings-over-bid-above-seven-else = Yes. It is a call out of turn, and gets a ruling of its own.
