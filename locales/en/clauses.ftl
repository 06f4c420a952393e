### What each clause means, in a sentence or two of our own, as one director explains it to another. Never the text of the Laws.
### The id is the edition and the address without brackets. Where the editions agree, one refers to the other.

## Laws 9 to 11

clause-2017-9B1 = Attention has been drawn to an irregularity: the director is called at once. Any player may summon the director, and nobody loses a right by doing so.
clause-2017-9B2 = Once the director has been called, nobody calls or plays until everything about the rectification has been explained.
clause-2017-10C1 = The director explains all the options, and what follows from each, before anybody chooses.
clause-2017-10C2 = A player who has a choice makes it without consulting partner.
clause-2017-11A = A side that calls, or takes any other action, over an opponent’s irregularity before the director is summoned may lose its right to rectification. The director decides.
clause-2007-9B1 = { clause-2017-9B1 }
clause-2007-9B2 = { clause-2017-9B2 }
clause-2007-10C1 = { clause-2017-10C1 }
clause-2007-10C2 = { clause-2017-10C2 }
clause-2007-11A = { clause-2017-11A }

## Law 16

clause-2017-16C = After a call is withdrawn, the non-offending side may use all the information from it. The offending side may use none of it.
clause-2017-16C1 = The side that did nothing wrong may use all information from withdrawn calls, its own and its opponents’.
clause-2017-16C2 = Every withdrawn call, its own or an opponent’s, is unauthorised information for the offending side, which may not choose what it suggests over a logical alternative.
clause-2007-16D = { clause-2017-16C }
clause-2007-16D1 = { clause-2017-16C1 }
clause-2007-16D2 = { clause-2017-16C2 }

## Law 17

clause-2017-17B = The board shows who is dealer, and the dealer calls first.
clause-2017-17C = After the dealer, calling goes clockwise round the table, one call at a time.
clause-2017-17D3 = Three passes in a row after a call, at least one out of turn, so a player was skipped: the auction is not over. It goes back to that player, and the passes after that point are cancelled.
clause-2007-17B = { clause-2017-17B }
clause-2007-17C = { clause-2017-17C }
clause-2007-17E2 = { clause-2017-17D3 }

## Law 18

clause-2017-18B = A bid beats another if it is at a higher level, or at the same level in a higher denomination.
clause-2017-18C = A bid is sufficient if it beats the last bid, even if that bid was itself insufficient and accepted.
clause-2017-18D = A bid that does not beat the last one is insufficient, and Law 27 applies.
clause-2017-18E = From lowest to highest: clubs, diamonds, hearts, spades, notrump.
clause-2007-18B = { clause-2017-18B }
clause-2007-18C = { clause-2017-18C }
clause-2007-18D = { clause-2017-18D }
clause-2007-18E = { clause-2017-18E }

## Law 19

clause-2017-19A1 = You may double the opponents’ bid if it is the last bid and only passes have followed.
clause-2017-19B1 = You may redouble if an opponent has doubled your side’s bid and only passes have followed.
clause-2017-19C = A later legal bid supersedes a double or redouble.
clause-2007-19A1 = { clause-2017-19A1 }
clause-2007-19B1 = { clause-2017-19B1 }
clause-2007-19C = { clause-2017-19C }

## Law 22

clause-2017-22A = Three passes in turn have followed the last bid: the auction is over, and that bid is the contract.
clause-2017-22B = Four passes and no bid: the auction is over. The board is passed out, and it is not dealt again.
clause-2007-22A1 = { clause-2017-22B }
clause-2007-22A2 = { clause-2017-22A }

## Law 23: of 2007, which is 72C of 2017; and of 2017, the comparable call

clause-2007-23 = The offender could have known at the time that this might well damage the other side: play goes on, and the director then takes away any gain. Nobody has to prove intent.
clause-2017-23A = A call is comparable if it passes any one of three tests: the same or a similar meaning, a narrower one, or the same purpose. The director decides.
clause-2017-23A1 = Comparable, first test: the call means the same as the withdrawn call, or nearly the same.
clause-2017-23A2 = Comparable, second test: the call is narrower. Every hand that suits it would also have suited the withdrawn call.
clause-2017-23A3 = Comparable, third test: the call has the same purpose. Both ask for aces, for example, or both are relays.
clause-2017-23B = The new call is comparable: auction and play continue without further rectification, and partner may use the information from the withdrawn call.
clause-2017-23C = After a comparable call the director adjusts the score if the irregularity helped the offending side to a result that damaged the other side and could well have been different without it.
clause-2017-72C = { clause-2007-23 }

## Law 25

clause-2017-25A = A call the player never intended may be changed to the one intended. A call the player did intend, however briefly, may not.
clause-2017-25A1 = Until partner calls, a mispull or a slip of the tongue may be changed to the intended call, with no lead restriction. The new call is then judged on its own.
clause-2017-25A4 = Partner has called since: it is too late to correct the slip, and the call is treated as intended.
clause-2017-25A5 = The auction ended before it was partner’s turn: the slip may be corrected until the auction period ends, usually when the opening lead is faced.
clause-2017-25A6 = LHO has called over a slip that is then corrected: LHO may take that call back and call again, and only LHO’s side may use the call taken back.
clause-2017-25B = A player changes an intended call: the director never offers this, and the change stands only if LHO accepts it.
clause-2017-25B1 = LHO accepts the change, for example by knowingly calling over it: the second call stands, the first is withdrawn, and Law 26 may restrict the lead.
clause-2017-25B2 = LHO does not accept the change: the second call is cancelled, the first stands, and Law 26 may restrict the lead.
clause-2017-25B3 = Only the other side may use the call that does not stand (Law 16C).
clause-2007-25A = { clause-2017-25A }
clause-2007-25A1 = Until partner calls, an unintended call may be changed to the intended one, if the player does so without pause for thought on noticing it. The new call is then judged on its own.
clause-2007-25A2 = { clause-2017-25A4 }
clause-2007-25A3 = { clause-2017-25A5 }
clause-2007-25A4 = { clause-2017-25A6 }
clause-2007-25B = { clause-2017-25B }
clause-2007-25B1 = { clause-2017-25B1 }
clause-2007-25B2 = { clause-2017-25B2 }
clause-2007-25B3 = Only the other side may use the call that does not stand (Law 16D).

## Law 26

clause-2017-26A = The new call was comparable: there is no lead restriction, and partner may use the information from the withdrawn call. Law 23C protects the other side.
clause-2017-26B = No comparable call replaced the withdrawn one: the first time partner leads as a defender, declarer may forbid one suit the offender has not legally shown, for as long as partner keeps the lead.
clause-2007-26A1 = The withdrawn call showed only known suits, and the offender has legally shown them all: there is no lead restriction, but Law 16D may still bind partner (not after Law 27B1(a)).
clause-2007-26A2 = The withdrawn call showed only known suits, some of them not legally shown: the first time partner is on lead, declarer may require one of those, or forbid one of them while partner keeps the lead.
clause-2007-26B = The withdrawn call showed something other than known suits, or was a double or redouble out of turn: the first time partner is on lead, declarer may forbid any one suit while partner keeps the lead.

## Law 27

clause-2017-27A1 = LHO may accept the insufficient bid, and any call by LHO accepts it. It stands without restriction, and the next bid need only beat it.
clause-2017-27A2 = The insufficient bid was also out of turn: Law 31 covers both faults.
clause-2017-27B = LHO declines: the insufficient bid is withdrawn and the offender makes a legal call instead. That choice decides what follows.
clause-2017-27B1a = The offender makes the lowest sufficient bid showing the same denomination or denominations, natural or not: no restriction on partner or on the lead.
clause-2017-27B1b = The offender makes a comparable call, whatever it is: no restriction on partner or on the lead.
clause-2017-27B2 = A sufficient bid to which 27B1 does not apply, or a pass: partner must pass for the rest of the auction, and Law 26 may restrict partner’s lead.
clause-2017-27B3 = A double or redouble in place of the bid is cancelled unless 27B1(b) allows it. The offender must make a sufficient bid or pass, and partner must pass for the rest of the auction.
clause-2017-27B4 = A second insufficient bid: LHO may accept it. If not, it is cancelled, the offender must make a sufficient bid or pass, and partner must pass for the rest of the auction.
clause-2017-27C = The offender replaced the bid before the director ruled: LHO may still accept the first bid. If not, the replacement stands as the offender’s choice under 27B.
clause-2017-27D = After a replacement without restriction the director adjusts the score if the insufficient bid helped the offenders to a result that damaged the other side and could well have differed without it.
clause-2007-27A1 = { clause-2017-27A1 }
clause-2007-27A2 = { clause-2017-27A2 }
clause-2007-27B = { clause-2017-27B }
clause-2007-27B1a = The offender makes the lowest sufficient bid in the same denomination, and both bids are natural beyond doubt: partner is not barred.
clause-2007-27B1b = The offender makes a call that means the same as the insufficient bid, or something more precise wholly within it: partner is not barred.
clause-2007-27B2 = { clause-2017-27B2 }
clause-2007-27B3 = { clause-2017-27B3 }
clause-2007-27B4 = { clause-2017-27B4 }
clause-2007-27C = { clause-2017-27C }
clause-2007-27D = { clause-2017-27D }

## Law 28

clause-2017-28A = A player calls at RHO’s turn when RHO had to pass anyway: that counts as in turn.
clause-2017-28B = An opponent called out of turn, and the player in turn called before the director ruled: the call out of turn is treated as not made. No lead restriction, but the offending side may not use it.
clause-2007-28A = { clause-2017-28A }
clause-2007-28B = An opponent called out of turn, and the player in turn called before the director ruled: the call out of turn is treated as not made, but the offending side may not use it.

## Law 29

clause-2017-29A = LHO may call over a call out of turn, which accepts it. It stands without restriction, and the player who was skipped loses that turn.
clause-2017-29B = LHO declines: the call out of turn is cancelled, and the player whose turn it was calls. Laws 30 to 32 say what follows.
clause-2017-29C = The call out of turn was artificial: what counts is the denominations it showed, not the one it named.
clause-2007-29A = { clause-2017-29A }
clause-2007-29B = { clause-2017-29B }
clause-2007-29C = { clause-2017-29C }

## Law 30

clause-2017-30A = A pass at RHO’s turn: the offender must pass at the next turn, whatever RHO does. Partner is not barred, but may not use the pass.
clause-2017-30B1a = A pass at partner’s turn, or at LHO’s turn before the offender has called: partner may make any legal call, but may not use the information from the pass.
clause-2017-30B1bi = A pass at partner’s turn, or at LHO’s turn before the offender had called, then a comparable call in turn: no further rectification, but see Law 23C.
clause-2017-30B1bii = A pass at partner’s turn, or at LHO’s turn before the offender had called, then a call in turn that is not comparable: partner must pass at the next turn, and Law 26 may restrict partner’s lead.
clause-2017-30B2 = A pass at LHO’s turn by a player who has already called: that is a change of call, so Law 25 applies.
clause-2017-30C = The pass out of turn was artificial, or a pass of partner’s artificial call: it is treated as a bid, under Law 31.
clause-2007-30A = A pass out of turn before anyone has bid: the offender must pass at the next turn. Partner is not barred, but may not use the pass.
clause-2007-30B1 = A pass at RHO’s turn after a bid: the offender must pass at the next turn. Partner is not barred, but may not use the pass.
clause-2007-30B2a = A pass at partner’s turn after a bid: the offender must pass for the rest of the auction.
clause-2007-30B2b = A pass at partner’s turn after a bid: at that turn partner may bid or pass, but not double or redouble. Law 23 may apply.
clause-2007-30B3 = A pass at LHO’s turn, after a bid, by a player who has already called: that is a change of call, so Law 25 applies.
clause-2007-30C = The pass out of turn was artificial, or a pass of an artificial call (read here as partner’s): it is treated as a bid, under Law 31.

## Law 31

clause-2017-31A1 = A bid at RHO’s turn, and RHO then passes: unless that ends the auction, the offender must repeat the call. If it is legal, there is no further rectification.
clause-2017-31A2a = A bid at RHO’s turn when RHO does not pass, or at partner’s or LHO’s turn (31B2): if the offender’s new call is comparable, there is no further rectification, but see Law 23C.
clause-2017-31A2b = A bid at RHO’s turn when RHO does not pass, or at partner’s or LHO’s turn (31B2): if the new call is not comparable, partner must pass at the next turn, and Law 26 may restrict partner’s lead.
clause-2017-31B1 = A bid at partner’s turn, or at LHO’s turn before the offender has called: partner may make any legal call, but may not use the information from the bid.
clause-2017-31B2 = After a bid at partner’s or LHO’s turn the offender may make any legal call in turn. Unless it is comparable, partner must pass at the next turn and Law 26 may restrict the lead.
clause-2017-31C = A bid at LHO’s turn by a player who has already called: that is a change of call, so Law 25 applies.
clause-2007-31A1 = { clause-2017-31A1 }
clause-2007-31A2a = A bid at RHO’s turn, RHO does not pass, and the offender bids the same denomination at any level: partner must pass at the next turn.
clause-2007-31A2b = A bid at RHO’s turn, RHO does not pass, and the offender makes any other call: partner must pass for the rest of the auction, and Law 26 may restrict partner’s lead.
clause-2007-31B = A bid at partner’s turn, or at LHO’s turn before the offender has called: the offender may make any legal call in turn, but partner must pass from now on, and Law 26 may restrict the lead.

## Law 32

clause-2017-32A1 = A double or redouble at RHO’s turn, and RHO then passes: unless that ends the auction, the offender must repeat it, and there is no further rectification.
clause-2017-32A2a = A double or redouble at RHO’s turn when RHO does not pass, or at partner’s turn (32B2): if the offender’s new call is comparable, there is no further rectification, but see Law 23C.
clause-2017-32A2b = A double or redouble at RHO’s turn when RHO does not pass, or at partner’s turn (32B2): if the new call is not comparable, partner must pass at the next turn, and Law 26 may restrict the lead.
clause-2017-32B1 = A double or redouble at partner’s turn: partner may make any legal call, but may not use the information from it.
clause-2017-32B2 = After a double or redouble at partner’s turn the offender may make any legal call in turn. Unless it is comparable, partner must pass at the next turn and Law 26 may restrict the lead.
clause-2017-32C = A double or redouble at LHO’s turn by a player who has already called: that is a change of call, so Law 25 applies.
clause-2007-32 = A double or redouble out of turn, whatever it showed: if it is cancelled, Law 26B may restrict partner’s lead.
clause-2007-32A = A double or redouble at partner’s turn: partner must pass for the rest of the auction, and Law 26 may restrict partner’s lead.
clause-2007-32B1 = { clause-2017-32A1 }
clause-2007-32B2 = A double or redouble at RHO’s turn, and RHO does not pass: the offender may make any legal call, but partner must pass for the rest of the auction, and Law 26 may restrict the lead.

## Laws 33 and 34

clause-2017-33 = Two calls at the same time: the one by the player in turn counts first, and the other is treated as made after it.
clause-2017-34 = Three passes in a row after a call, but not all in turn: if a player was skipped, the auction goes back to that player.
clause-2007-33 = { clause-2017-33 }
clause-2007-34 = { clause-2017-34 }

## Law 36

clause-2017-36A = LHO has called over a double or redouble that Law 19 forbids: it is cancelled with all calls since. The player who was in turn calls as if nothing had happened, with no lead restriction.
clause-2017-36B = LHO has not called over a double or redouble that Law 19 forbids: it is cancelled, the offender chooses another call, and partner must pass for the rest of the auction.
clause-2017-36B1 = LHO has not called over a double or redouble that Law 19 forbids: it is cancelled.
clause-2017-36B2 = Instead of the forbidden double the offender may make any legal call. Partner must pass for the rest of the auction.
clause-2017-36B3 = After the forbidden double Law 26 may restrict partner’s lead, and the score may be adjusted if the offender could have known that barring partner might well damage the other side.
clause-2017-36B4 = The forbidden double was also out of turn: the player in turn calls, the offender may make any legal call in turn, and partner must pass for the rest of the auction.
clause-2017-36C = The forbidden double was noticed only after the opening lead was faced: the contract is scored without it.
clause-2007-36A = { clause-2017-36A }
clause-2007-36B = { clause-2017-36B }
clause-2007-36B1 = { clause-2017-36B1 }
clause-2007-36B2 = { clause-2017-36B2 }
clause-2007-36B3 = { clause-2017-36B3 }
clause-2007-36B4 = { clause-2017-36B4 }

## Law 37

clause-2017-37A = LHO has called over a bid, double or redouble by a player required to pass: it stands with all calls since, with no lead restriction. A player barred for the rest of the auction still is.
clause-2017-37B = LHO has not called over a bid, double or redouble by a player required to pass: it is replaced with a pass, and both partners must pass for the rest of the auction.
clause-2017-37B1 = A player who is required to pass may not bid, double or redouble: the call is cancelled.
clause-2017-37B2 = A bid, double or redouble by a player required to pass is replaced with a pass, and both partners must pass for the rest of the auction. Law 26 may restrict the lead, and the score may be adjusted.
clause-2007-37A = { clause-2017-37A }
clause-2007-37B = { clause-2017-37B }
clause-2007-37B1 = { clause-2017-37B1 }
clause-2007-37B2 = { clause-2017-37B2 }

## Law 38

clause-2017-38A = A contract above seven is never played, however it came about.
clause-2017-38B = A bid above seven is cancelled, together with every call made after it.
clause-2017-38C = The bid above seven is replaced with a pass. If the auction continues, both partners must pass for the rest of it.
clause-2017-38D = After a bid above seven Law 26 may restrict the lead, and the score may be adjusted; neither applies once LHO has called over it.
clause-2007-38A = { clause-2017-38A }
clause-2007-38B = { clause-2017-38B }
clause-2007-38C = { clause-2017-38C }
clause-2007-38D = { clause-2017-38D }

## Law 39

clause-2017-39A = The auction was over: every call after the final pass is cancelled.
clause-2017-39B = A call after the final pass is cancelled, with no further rectification, if it is a defender’s pass or any call by declarer’s side, or if LHO has called over it.
clause-2017-39C = After the final pass a defender bids, doubles or redoubles, and LHO has not called over it: Law 26 may restrict partner’s lead.
clause-2007-39A = { clause-2017-39A }
clause-2007-39B = { clause-2017-39B }
clause-2007-39C = { clause-2017-39C }
