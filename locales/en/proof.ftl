### The proof: whether a replacement is comparable by what both calls show. For directors; players never see it.
### $call (a call), $clauses (list), $outside (a share of hands), $edition (2007 or 2017), $hand, $condition (a list)

# Heading in the director's view.
proof-heading = What the calls show
# Label: the withdrawn call; what it shows follows.
proof-withdrawn = Withdrawn call
# Label: the replacement; what it shows follows.
proof-replacement = Replacement
# Verdict: 23A1.
proof-same = Comparable ({ $clauses }): the same hands make both calls.
# Verdict: the two are described in the same words, of which no hands can be counted. $edition (2007 or 2017)
proof-same-words = { $edition ->
    [2007] The same meaning ({ $clauses }): both calls are described in the same words.
   *[2017] Comparable ({ $clauses }): both calls are described in the same words.
}
# Verdict: 23A2, or 2007 27B1(b).
proof-within = { $edition ->
    [2007] The same or a more precise meaning ({ $clauses }): every hand that makes the replacement also fits the withdrawn call.
   *[2017] Comparable ({ $clauses }): every hand that makes the replacement also fits the withdrawn call.
}
# Verdict: 23A3.
proof-same-question = Comparable ({ $clauses }): both calls ask the same question.
# Verdict: 23A1, by the program's own yardstick. $within: the share that decides
proof-similar = Comparable ({ $clauses }), similar by this program’s yardstick: { $outside } of the hands that make the replacement do not fit the withdrawn call as stated, { $within } once its range is widened by 2 points at each end.
# Verdict.
proof-outside = { $edition ->
    [2007] Neither the same nor a more precise meaning: { $outside } of the hands that make the replacement do not fit the withdrawn call.
   *[2017] Not comparable: { $outside } of the hands that make the replacement do not fit the withdrawn call.
}
# Verdict: the two have nothing in common.
proof-none-inside = { $edition ->
    [2007] Neither the same nor a more precise meaning: no hand fits both calls.
   *[2017] Not comparable: no hand fits both calls.
}
# Beside several calls.
proof-all-outside = { $edition ->
    [2007] Neither the same nor a more precise meaning.
   *[2017] Not comparable.
}
# Verdict: the director has to judge.
proof-judgement = { $edition ->
    [2007] The director decides: { $outside } of the hands that make the replacement do not fit the withdrawn call.
   *[2017] The director decides whether the two are similar: { $outside } of the hands that make the replacement do not fit the withdrawn call as stated.
}
# Verdict: the director has to judge. $which (why: a meaning says "usually", leaves out hands that would make another call, or is told in words)
proof-hedged = { $which ->
    [usually] The director decides: it depends on hands that usually, but not always, make one of the calls.
    [other-call] The director decides: it depends on hands that may also be bid another way.
   *[word] The director decides: it depends on what the words for the two calls mean, such as “weak” or the name of a convention.
}
# How many of all 635,013,559,600 hands. $withdrawn, $replacement, $outside (numbers of hands)
proof-hands = Hands: the withdrawn call { $withdrawn }, the replacement { $replacement }, only the replacement { $outside }.
# A hand that lacks what the withdrawn call shows.
proof-lacks = { $hand } fits the replacement, but not what the withdrawn call shows: { $condition }.
# A hand that has what the withdrawn call denies.
proof-denied = { $hand } fits the replacement, but the withdrawn call denies such a hand: { $condition }.
# Only what the withdrawn call denies stands in the way.
proof-denials = Every hand that makes the replacement has what the withdrawn call promises. Only what that call denies or limits decides the matter, so ask about that carefully.
# Where no lawbook has a number. $similar, $doubtful (percentages)
proof-yardstick = The Laws do not say how close “similar” is, so this program counts hands, with the range of the withdrawn call widened by 2 points at each end. If at most { $similar }% of the replacement’s hands are then outside, the calls are similar; up to { $doubtful }%, the director decides. The director also decides if one card or a denial makes the difference, if more than a third were outside before the range was widened, or if no hand fits both calls as stated but at most half are then outside.
# First line: what was written contradicts itself.
proof-no-hand = No hand fits the replacement: its description contradicts itself.
# For players: words about a call that say nothing to the program. $call (call), $text (the user's own words)
proof-not-understood = I didn’t understand “{ $text }” ({ $call }).
# Heading over meanings that could not be counted.
proof-unread-heading = Not counted
# Beside a call; what is wrong follows. $text (the user's own words)
proof-unread = `director-please meaning` cannot read “{ $text }”.
# After a verdict of "comparable": what would change it.
proof-if-denied = If the withdrawn call also said “{ $condition }”, { $hand } would not fit it, and the answer might be different.
