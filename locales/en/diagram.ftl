### Under the auction: what the signs beside the calls mean. A few words each; the sign is put before
### them, and they stand in one line. In the picture they stand below the call.

# The sign ! $kind (kind of irregularity)
diagram-irregular = { $kind ->
   *[insufficient-bid] insufficient
    [pass-out-of-rotation] out of turn
    [bid-out-of-rotation] out of turn
    [double-out-of-rotation] out of turn
    [change-of-call] changed
    [unintended-call] unintended?
    [inadmissible-double] not allowed
    [call-by-barred-player] had to pass
    [bid-above-seven] above seven
    [call-after-final-pass] after the final pass
    [simultaneous-call] at the same time
    [considered-in-rotation] counts as in turn
    [passes-out-of-rotation-end] out of turn
}
# The sign ×, where all such calls were withdrawn.
diagram-withdrawn = withdrawn
# The same, where the director has yet to find that the call was unintended (25A).
diagram-withdrawn-if-unintended = withdrawn, if unintended
# The sign ×, where all such calls were cancelled.
diagram-cancelled = cancelled
# The sign ×, where there are calls of both kinds.
diagram-gone = withdrawn or cancelled
# The sign ? $seat (seat) is to call.
diagram-turn = { bridge-seat } to call
# The sign ? $seat (seat) has to accept or decline.
diagram-chooser = { bridge-seat } to choose
# Brackets round a pass that nobody made: ( ) and these words
diagram-substituted = pass imposed by the Laws
# Of a call, where that is all that is said of it. The program reads it as that.
diagram-artificial = artificial
# Of calls of which more is said than the table can show. A table with this legend is not read.
diagram-described = meaning stated
