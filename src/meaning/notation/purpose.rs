//! What a call is for, apart from the hands that make it.

/// Writes [`Purpose`]: a variant, its name, and what else players write for it.
macro_rules! purposes {
    ($($(#[$doc:meta])* $variant:ident $name:literal [$($word:literal),*])*) => {
        /// What a call is for: what it asks, how far it forces, how it is meant. None of it limits the hands.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Purpose {
            $($(#[$doc])* $variant),*
        }

        impl Purpose {
            /// All of them.
            pub const ALL: &'static [Purpose] = &[$(Purpose::$variant),*];

            /// The one word by which it is written: `stayman`, `ace-ask`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Purpose::$variant => $name),* }
            }
        }

        /// Every way to write a purpose.
        pub(super) const PURPOSE_WORDS: &[(&str, Purpose)] =
            &[$(($name, Purpose::$variant), $(($word, Purpose::$variant),)*)*];
    };
}

purposes! {
    /// It asks for a major.
    Stayman "stayman" ["asks for a major", "asks for majors", "asks for major", "asks for a 4 card major", "asks for 4 card majors", "asks for 4 card major", "asks for four card majors", "asking for a major", "asking for majors", "ask for majors", "ask for a major", "spor om major", "spor om majorer", "spor om majorfarge", "spor etter major", "spor etter majorer", "spor etter majorfarge", "spor etter 4 korts major", "spor om 4 korts major"]
    /// It asks for a five-card major.
    Puppet "puppet" ["five card stayman", "5 card stayman", "5 korts stayman", "fem korts stayman", "femkorts stayman"]
    /// It asks for aces.
    AceAsk "ace-ask" ["ace asking", "asks for aces", "asking for aces", "blackwood", "gerber", "essporring",
        "essporsmal", "spor om ess", "sporsmal om ess", "ask for aces", "ask aces", "asks aces"]
    /// It asks for keycards.
    KeycardAsk "keycard-ask" ["keycard", "keycards", "key card", "key cards", "rkc", "rkcb", "rkcbw", "rkc 1430", "rkcb 1430", "keycards 1430", "kcb",
        "keycard blackwood", "roman keycard", "roman keycard blackwood", "asks for keycards", "asking for keycards",
        "nokkelkort", "nokkelkortsporring", "nokkelkortsporsmal"]
    /// It asks opener for more about their majors and strength.
    Checkback "checkback" ["check back", "nmf", "new minor forcing"]
    /// It bids the fourth suit to ask for more.
    FourthSuit "fsf" ["4sf", "fourth suit", "fourth suit forcing", "4th suit", "4th suit forcing", "fjerde farge",
        "4. farge"]
    /// It asks how good a weak two-bid is.
    Ogust "ogust" []
    /// It asks partner to make the next call, or for any description.
    Relay "relay" ["rele", "relebud", "relemelding"]
    /// It asks something else.
    Ask "ask" ["asks", "asking", "asking bid", "spor", "sporrende", "sporsmal", "sporremelding", "sporrebud", "asks for kings", "asking for kings", "ask for kings", "king ask", "spor om konger", "kongesporring", "kongesporsmal"]
    /// It names another suit than the one it shows.
    Transfer "transfer" ["as a transfer", "as transfer", "trf", "tfr", "xfer", "overf", "overforing", "overforingsbud", "som overforing", "som en overforing"]
    /// It agrees partner's suit and is short in its own.
    Splinter "splinter" ["spl"]
    /// It shows a control on the way to a slam.
    ControlBid "cue" ["cuebid", "cue bid", "control bid", "kontrollmelding", "kontrollbud", "control", "kontroll", "first round control", "second round control", "1st round control", "2nd round control"]
    /// It asks partner to bid a suit.
    Takeout "takeout" ["t/o", "take out", "takeout double", "opplysende", "opplysende dobling", "opplysningsdobling",
        "od"]
    /// A double that shows the unbid suits.
    Negative "negative" ["neg", "negative double", "sputnik", "negativ", "negativ dobling"]
    /// A double to be passed.
    Penalty "penalty" ["pen", "penalties", "for penalties", "penalty double", "straff", "straffedobling"]
    /// Partner passes or corrects to their suit.
    PassOrCorrect "p/c" ["pass or correct", "pass/correct", "pass eller rett", "pass or convert", "pass eller korriger", "pass/korriger", "pass eller rette", "passe eller rette"]
    /// It bids an opponent's suit, or another, to show two suits, one of them not known.
    Michaels "michaels" ["michaels cuebid", "michaels cue bid"]
    /// A notrump bid that shows two suits.
    Unusual "unusual" ["unt", "unusual nt", "unusual notrump", "unusual no trump", "uvanlig", "uvanlig grand", "unusual 2nt", "unusual 2 nt", "uvanlig 2nt", "uvanlig 2 nt", "uvanlig 2 grand"]
    /// It shows both majors over a notrump bid.
    Landy "landy" []
    /// It shows a weak hand with a major that is not known, or a strong one.
    Multi "multi" ["multi 2d", "multi 2 ruter"]
    /// It says nothing and waits for what partner has.
    Waiting "waiting" ["waiting bid", "wait", "avventende", "avventende bud", "ventebud"]
    /// It raises partner's major to game at least, or is what else goes by that name.
    Jacoby "jacoby" ["stenberg", "stenberg 2nt", "jacoby 2nt", "jacoby 2 nt", "jacoby raise"]
    /// It raises partner's major by an agreed scale.
    Bergen "bergen" ["bergen raise", "bergen raises"]
    /// It asks partner, who opened in third or fourth hand, whether their opening was sound.
    Drury "drury" ["reverse drury", "two way drury"]
    /// It may be made on fewer than three cards in the suit that it names.
    MayBeShort "may-be-short" ["could be short", "can be short", "might be short", "may be 2", "could be 2", "can be 2",
        "may be two", "could be two", "can be two", "may be a doubleton", "could be a doubleton", "kan være kort",
        "kan være 2", "kan være to", "kan vaere kort", "kan vaere 2", "kan vaere to", "short club", "short minor", "could be short as 2", "could be as short as 2", "can be as short as 2", "may be as short as 2"]
    /// It forces to game.
    GameForcing "gf" ["fg", "game force", "game forcing", "forcing to game", "krav til utgang", "utgangskrav", "utgkrav"]
    /// It invites to game.
    Invitational "inv" ["limit", "invite", "inviting", "invit", "invitational", "invitt", "inviterende", "innbydende", "game try",
        "utgangsinvitt"]
    /// It invites to game, or is stronger.
    InvitationalPlus "inv+" ["inv or better", "invite or better", "invitational or better", "invitational+", "invite+", "invitt+", "inviterende+",
        "invit+", "inv eller bedre", "invitt eller bedre", "inviterende eller bedre", "minst invitt", "minst inviterende"]
    /// It does not force.
    NonForcing "nf" ["non forcing", "not forcing", "no force", "ikke krav", "ikke forcing"]
    /// It forces for one round.
    Forcing "f1" ["f", "f1r", "1rf", "forcing", "force", "forcing 1 round", "forcing one round", "forcing for one round",
        "one round force", "1 round force", "krav", "rundekrav", "krav en runde", "krav 1 runde"]
    /// It looks for a slam.
    SlamTry "slam-try" ["slam interest", "slem invitt", "slem interesse"]
    /// It ends the auction.
    SignOff "signoff" ["sign off", "s/o", "to play", "sluttbud", "sluttmelding"]
    /// It is natural.
    Natural "nat" ["natural", "naturlig"]
    /// It is artificial.
    Artificial "art" ["artificial", "conventional", "conv", "kunstig", "konvensjonell"]
    /// It takes up room.
    Preempt "preempt" ["pre", "preemptive", "pre emptive", "sperr", "sperre", "sperrebud", "sperremelding"]
    /// It is weak.
    Weak "weak" ["svak", "svakt", "svake"]
    /// It is a weak two-bid.
    WeakTwo "weak-two" ["weak 2", "svak to", "svak 2", "svak toapning", "svake to", "svake 2", "weak two bid", "weak 2 bid"]
    /// It is strong.
    Strong "strong" ["sterk", "sterkt", "sterke", "strong club", "strong c", "strong diamond", "strong d", "forcing club", "forcing c", "forcing diamond", "sterk klover", "sterk kl",
        "sterk ruter", "sterk ru", "krav klover", "krav kl", "krav ruter"]
}

/// What a purpose excludes.
#[derive(Clone, Copy)]
enum Sense {
    ToBePassed,
    ToBeTakenOut,
    Weak,
    Strong,
}

impl Purpose {
    /// 2017 Law 23A3: whether two calls that are for this ask partner the same question.
    ///
    /// NOTATION: an asking bid that does not say what it asks is no question by itself.
    #[must_use]
    pub const fn is_question(self) -> bool {
        matches!(
            self,
            Purpose::Stayman
                | Purpose::Puppet
                | Purpose::AceAsk
                | Purpose::KeycardAsk
                | Purpose::Checkback
                | Purpose::FourthSuit
                | Purpose::Ogust
                | Purpose::Relay
        )
    }

    /// Whether partner answers a call that is for this by agreement, and not by what they would bid naturally: it asks, or agrees
    /// their suit for a slam.
    #[must_use]
    pub const fn is_answered_by_agreement(self) -> bool {
        self.is_question() || matches!(self, Purpose::Ask | Purpose::Jacoby | Purpose::Drury | Purpose::Splinter)
    }

    /// What it asks, if it asks: Puppet asks for a major, as Stayman does, and a call that asks for keycards asks for aces.
    #[must_use]
    pub fn question(self) -> Option<Purpose> {
        let asked = if self == Purpose::Puppet {
            Purpose::Stayman
        } else if self == Purpose::KeycardAsk {
            Purpose::AceAsk
        } else {
            self
        };
        self.is_question().then_some(asked)
    }

    /// Whether it says only how strong, how forcing or how natural the call is, so that the call can still show the
    /// suit that it names.
    #[must_use]
    pub const fn is_about_strength(self) -> bool {
        matches!(
            self,
            Purpose::GameForcing
                | Purpose::Invitational
                | Purpose::InvitationalPlus
                | Purpose::NonForcing
                | Purpose::Forcing
                | Purpose::SlamTry
                | Purpose::SignOff
                | Purpose::Natural
                | Purpose::Preempt
                | Purpose::Weak
                | Purpose::WeakTwo
                | Purpose::Strong
        )
    }

    /// Whether a bid that is for this shows something else than the denomination that it names. A control bid shows a control
    /// in its suit; a penalty double is no bid.
    #[must_use]
    pub const fn is_conventional(self) -> bool {
        !self.is_about_strength() && !matches!(self, Purpose::ControlBid | Purpose::Penalty)
    }

    /// Whether it says that the hand is weak.
    #[must_use]
    pub const fn is_weak(self) -> bool {
        matches!(self, Purpose::Weak | Purpose::WeakTwo | Purpose::Preempt)
    }

    /// Whether the same hands make it, by whatever bid: other conventions show suits that depend on the bid.
    #[must_use]
    pub const fn means_the_same_by_any_bid(self) -> bool {
        matches!(self, Purpose::Landy | Purpose::Multi | Purpose::Waiting | Purpose::Jacoby | Purpose::Drury)
    }

    /// How many lengths in suits have to be written beside the name before it tells no more of the hands than they do; beside the name
    /// of a question or a control none are enough.
    pub(in crate::meaning) const fn least_lengths(self) -> usize {
        match self {
            Purpose::Artificial | Purpose::MayBeShort => 0,
            Purpose::Michaels | Purpose::Unusual | Purpose::Landy | Purpose::Splinter => 2,
            Purpose::Transfer
            | Purpose::Takeout
            | Purpose::Negative
            | Purpose::Penalty
            | Purpose::Multi
            | Purpose::Jacoby
            | Purpose::Bergen
            | Purpose::Drury
            | Purpose::PassOrCorrect => 1,
            _ if self.is_about_strength() => 0,
            _ => usize::MAX,
        }
    }

    /// Whether it shows suits, one way or another.
    #[must_use]
    pub const fn shows_suits(self) -> bool {
        self.shows_suits_by_its_bid() || self.means_the_same_by_any_bid() && !matches!(self, Purpose::Waiting)
    }

    /// Whether the suits that it shows depend on the bid by which it is made.
    pub(in crate::meaning) const fn shows_suits_by_its_bid(self) -> bool {
        matches!(
            self,
            Purpose::Transfer
                | Purpose::Michaels
                | Purpose::Unusual
                | Purpose::Splinter
                | Purpose::Bergen
                | Purpose::ControlBid
        )
    }

    /// Whether no call is for both of these.
    #[must_use]
    pub const fn is_contrary_to(self, other: Purpose) -> bool {
        self.excludes(other) || other.excludes(self)
    }

    const fn excludes(self, other: Purpose) -> bool {
        let goes_on = matches!(self, Purpose::GameForcing | Purpose::SlamTry);
        let may_end = matches!(other, Purpose::NonForcing | Purpose::SignOff);
        goes_on && may_end
            || matches!(
                (self.sense(), other.sense()),
                (Some(Sense::ToBePassed), Some(Sense::ToBeTakenOut)) | (Some(Sense::Weak), Some(Sense::Strong))
            )
    }

    const fn sense(self) -> Option<Sense> {
        match self {
            Purpose::Penalty => Some(Sense::ToBePassed),
            Purpose::Takeout | Purpose::Negative => Some(Sense::ToBeTakenOut),
            Purpose::Weak | Purpose::WeakTwo | Purpose::Preempt => Some(Sense::Weak),
            Purpose::Strong | Purpose::GameForcing | Purpose::SlamTry => Some(Sense::Strong),
            _ => None,
        }
    }

    /// The high-card points from which a range without a ceiling says as much as the word.
    pub(in crate::meaning) const fn least_points(self) -> Option<u8> {
        match self {
            Purpose::Strong | Purpose::SlamTry => Some(15),
            Purpose::GameForcing => Some(12),
            Purpose::InvitationalPlus => Some(10),
            _ => None,
        }
    }

    /// Whether it limits the strength of the hand by a word, without saying to what.
    #[must_use]
    pub const fn limits_strength(self) -> bool {
        self.is_about_strength() && !matches!(self, Purpose::Forcing | Purpose::Natural)
    }
}
