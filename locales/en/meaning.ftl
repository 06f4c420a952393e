### What a call shows, read back from the players' notation: "4 or more hearts, 12–21 HCP, not (balanced with 15–17 HCP)".

## Sentences

# First line: what the call shows. $condition (a list of what a hand has)
meaning-of = { $condition }.
# The same with the call before it. $call (call), $condition (list)
meaning-of-call = { $call }: { $condition }.
# What is not promised. $condition (list)
meaning-usually = Usually { $condition }, but not guaranteed.
# What the call is for. $purposes (list)
meaning-purposes = The call: { $purposes }.
# The same beside what the call shows. $purposes (list)
meaning-for = { $purposes }.
# "!2C". $calls (list of calls)
meaning-excludes = Left out: hands for { $calls }.
# How something was read that can be read in more than one way. $word (the user's own words), $condition (list)
meaning-note = “{ $word }” was read as: { $condition }.
# Under the notes. $text (the meaning in the one spelling that leaves no doubt)
meaning-spelling = Unambiguous form: `{ $text }`
# One word of that spelling. $word (the word): those that are not listed stay as they are
meaning-word = { $word }

## A meaning that cannot be read

# One problem. $kind (its kind), $word (the user's own words), $number (number): a limit
meaning-problem = { $kind ->
    [empty_text] There is nothing to read. Write what the call shows: `5+H 12-21`.
    [too_long] The text is too long: at most { $number } characters.
    [too_deep] Brackets are nested too deeply: at most { $number }.
    [too_many] This has too many parts: at most { $number }.
    [number_of_what] “{ $word }” of what?
    [suit_alone] What about “{ $word }”?
    [number_first] “{ $word }” needs its number first.
    [which_suit] “{ $word }” in which suit?
    [empty_range] “{ $word }” is not a range: the lower number comes first.
    [impossible] “{ $word }”: no hand has that.
    [not_thirteen] “{ $word }” is not a distribution: the four lengths do not add up to 13.
    [no_such_cards] “{ $word }” are not the cards of a suit.
    [lone_bracket] “{ $word }”: a bracket is not closed.
    [nothing_there] Something is missing beside “{ $word }”.
    [unclear] “{ $word }” can be read in more than one way: put what belongs together in brackets.
    [misplaced] “{ $word }” applies to the call as a whole: write it outside brackets, exceptions and alternatives.
   *[other] I don’t know “{ $word }”.
}
# Under a problem. $things (list)
meaning-expected = Expected { $things }.
# One entry of that list. $what (the name of it)
meaning-thing = { $what ->
    [unit] something to count (a suit, HCP, aces or losers)
    [suit] a suit: S H D C, M for a major, m for a minor
    [number] a number first: 5+H, 2+ aces
    [rising-range] a range from the lower number to the higher one
    [possible-number] a number that a hand can have
    [thirteen] four lengths that add up to 13
    [cards] cards of a suit: AQT, KJxx
    [bracket] the other bracket
    [shorter-text] a shorter text
    [all-in-brackets] brackets around what belongs together: (6+H 6-10) or (20-22 bal)
    [outside-brackets] the same words outside brackets and exceptions
   *[condition] something about a hand: 5+H, 12-14, bal
}

## Conditions

# Nothing is required.
meaning-any-hand = any hand
# Nothing can meet it.
meaning-no-hand = no hand
# Before a denied thing. $what (phrase)
meaning-not = not { $what }
# Before alternatives. $what (list with "or")
meaning-either = either { $what }
# Before denied alternatives. $what (list with "nor")
meaning-neither = neither { $what }
# The last two of that list. $first, $last (phrases)
meaning-nor = { $first } nor { $last }
# "balanced with 15–17 HCP". $first (phrase), $last (list)
meaning-with = { $first } with { $last }

## Amounts. $number (number)

# "5 or more"
meaning-at-least = { $number } or more
# "at most 3"
meaning-at-most = at most { $number }
# "exactly 5"
meaning-exactly = exactly { $number }
# "12–14". $first, $last (numbers)
meaning-between = { $first }–{ $last }
# Before aces, kings and the like: "no aces"
meaning-none = no

## Qualities. $amount (words for an amount), $suit (a suit, or its name where the text distinguishes it)

# "12–14 HCP"
meaning-points = { $amount } HCP
# "5 or more HCP in spades and hearts". $suits (list)
meaning-points-in = { $amount } HCP in { $suits }
# High-card points and one for each card beyond four.
meaning-total-points = { $amount } points, counting length
# The rule of twenty.
meaning-rule-of-twenty = HCP plus the length of the two longest suits: { $amount }
# "4 or more hearts". $number (one, other)
meaning-length = { $suit ->
    [spades] { $amount } { $number ->
        [one] spade
       *[other] spades
    }
    [hearts] { $amount } { $number ->
        [one] heart
       *[other] hearts
    }
    [diamonds] { $amount } { $number ->
        [one] diamond
       *[other] diamonds
    }
    [clubs] { $amount } { $number ->
        [one] club
       *[other] clubs
    }
   *[other] { $amount } { $number ->
        [one] card
       *[other] cards
    } in { $suit ->
        [major] a major
        [minor] a minor
        [each-major] each major
        [each-minor] each minor
        [each-suit] each suit
       *[suit] a suit
    }
}
# Two suits compared. $how (none: at least as long; one: longer; more: longer by $number), $first, $last (suits)
meaning-longer = { $how ->
    [none] { $first } at least as long as { $last }
    [one] { $first } longer than { $last }
   *[more] { $first } at least { $number } cards longer than { $last }
}
# $what (what is said of the suit), $suit (suit), $name (its name)
meaning-about-suit = { $what ->
    [void] void in { $suit }
    [singleton] { $name ->
        [spades] a singleton spade
        [hearts] a singleton heart
        [diamonds] a singleton diamond
        [clubs] a singleton club
       *[other] a singleton in { $suit }
    }
    [longest] { $suit } as longest or joint-longest suit
    [stopper] a stopper in { $suit }
   *[solid] { $name ->
        [major] a solid major
        [minor] a solid minor
        [suit] a solid suit
       *[other] solid { $suit }
    }
}
# $suit (the name of a suit)
meaning-suit = { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
    [clubs] clubs
    [major] a major
    [minor] a minor
   *[suit] a suit
}
# $shape (the name of a kind of distribution)
meaning-shape = { $shape ->
    [balanced] balanced
    [semi-balanced] semi-balanced
   *[unbalanced] unbalanced
}
# $pattern (four lengths)
meaning-any-order = { $pattern } in any order
# $pattern (four lengths, with brackets around what may be exchanged)
meaning-in-order = { $pattern } in the order spades, hearts, diamonds, clubs
# $what (what is counted), $number (one, other)
meaning-counted = { $amount } { $what ->
    [aces] { $number ->
        [one] ace
       *[other] aces
    }
    [kings] { $number ->
        [one] king
       *[other] kings
    }
    [queens] { $number ->
        [one] queen
       *[other] queens
    }
    [tens] { $number ->
        [one] ten
       *[other] tens
    }
    [controls] { $number ->
        [one] control
       *[other] controls
    }
    [keycards] { $number ->
        [one] keycard
       *[other] keycards
    } for { $suit }
    [losers] { $number ->
        [one] loser
       *[other] losers
    }
   *[quick-tricks] { $number ->
        [one] quick trick
       *[other] quick tricks
    }
}
# "2 or more of the top 3 cards in hearts". $number (number)
meaning-top-honours = { $amount } of the top { $number } cards in { $suit }
# $cards (cards)
meaning-cards-held = { $cards } in { $suit }

## Purposes

# One entry of the list of what the call is for. $purpose (its name)
meaning-purpose = { $purpose ->
    [stayman] asks for a major
    [puppet] asks for a five-card major
    [ace-ask] asks for aces
    [keycard-ask] asks for keycards
    [checkback] asks opener about majors and strength
    [fsf] fourth suit forcing
    [ogust] asks how good the weak two-bid is
    [relay] relay
    [ask] asks for information
    [transfer] transfer
    [splinter] splinter
    [cue] shows a control
    [takeout] for takeout
    [negative] negative
    [penalty] for penalties
    [p-c] partner passes or corrects
    [michaels] Michaels, two suits
    [unusual] unusual notrump, two suits
    [landy] Landy, both majors
    [multi] Multi
    [waiting] waiting
    [jacoby] Jacoby
    [bergen] Bergen raise
    [drury] Drury
    [may-be-short] may be short (fewer than three cards)
    [gf] forcing to game
    [inv] invitational
    [inv-plus] invitational or stronger
    [nf] not forcing
    [f1] forcing for one round
    [slam-try] slam try
    [signoff] to play
    [nat] natural
    [art] artificial
    [preempt] pre-emptive
    [weak] weak
    [weak-two] weak two-bid
   *[strong] strong
}
