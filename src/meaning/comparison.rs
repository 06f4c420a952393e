//! Two calls compared: which hands make the one and not the other, a hand that shows it, and what it breaks.
//!
//! What follows from it is Law 23's to say, or the director's. Shares are of all hands, each as likely as any other.

use strum::IntoStaticStr;

use super::{Condition, Count, Hand, HandSet, Meaning, Purpose, Quality, Shown, TooMuch, Venn, compare};

/// A replacement compared with the withdrawn call.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// How the hands of the replacement lie to those of the withdrawn call.
    pub relation: SetRelation,
    /// How many hands make the replacement (first), the withdrawn call (second), and both.
    pub hands: Venn,
    /// Whether every hand of the replacement has what the withdrawn call *shows*, denials apart.
    pub within_shown: bool,
    /// The share of the replacement's hands that still lies outside when the withdrawn call shows
    /// [`SIMILAR_POINTS`](super::SIMILAR_POINTS) more at both ends, and denies what it denies.
    pub outside_by_points: f64,
    /// The same when it also shows [`SIMILAR_CARDS`](super::SIMILAR_CARDS) more or fewer in every suit.
    pub outside_by_cards: f64,
    /// The smaller of the two if the withdrawn call denied nothing.
    pub outside_without_denials: f64,
    /// What *usually* leaves open, or a word for strength.
    pub hedged: Hedged,
    /// Whether both calls ask the same question.
    pub same_question: bool,
}

/// How the hands of one call lie to those of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum SetRelation {
    /// The same hands make both.
    Equal,
    /// Every hand of the replacement would have made the withdrawn call, and more would.
    Subset,
    /// Every hand of the withdrawn call makes the replacement, and more do.
    Superset,
    /// Some hands make both.
    Overlap,
    /// No hand makes both.
    Disjoint,
}

/// A hand, and the part of the withdrawn call's meaning that it breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Witness {
    /// The hand; for the same question always the same.
    pub hand: Hand,
    /// What it breaks.
    pub breaks: Broken,
}

/// The part of a meaning that a hand breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Broken {
    /// It lacks this, which the call shows.
    Lacks(Condition),
    /// It has this, which the call denies.
    Denied(Condition),
}

/// Whether hands that only *usually* belong to a call decide the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hedged {
    /// Nothing is hedged, or the answer is the same with and without it.
    No,
    /// It depends on hands that belong to a call only usually.
    Usually,
    /// It depends on another call, for which hands were excluded that may make either.
    OtherCall,
    /// It depends on the name of an agreement, or on a word for strength that stands with one call and not with the other.
    Word,
}

impl Comparison {
    /// Compares a replacement with a withdrawn call.
    ///
    /// # Errors
    /// When the meanings are too much to count.
    pub fn of(withdrawn: &Shown, replacement: &Shown) -> Result<Comparison, TooMuch> {
        replacement.compared_with(withdrawn.meaning(), || Comparison::worked_out(withdrawn, replacement))
    }

    fn worked_out(withdrawn: &Shown, replacement: &Shown) -> Result<Comparison, TooMuch> {
        let (old, new) = (withdrawn.hands()?, replacement.hands()?);
        let hands = compare(new, old)?;
        let mut comparison = Comparison {
            relation: SetRelation::of(hands),
            hands,
            within_shown: true,
            outside_by_points: 0.0,
            outside_by_cards: 0.0,
            outside_without_denials: 0.0,
            hedged: hedged(withdrawn.meaning(), replacement.meaning(), old, new)?,
            same_question: same_question(withdrawn.meaning(), replacement.meaning()),
        };
        if hands.only_first() > 0 {
            comparison.within_shown = new.is_within(&withdrawn.whatever_it_denies()?)?;
            comparison.outside_by_points = share_outside(new, &withdrawn.by_points()?)?;
            comparison.outside_by_cards = share_outside(new, &withdrawn.by_cards()?)?;
            let without = if withdrawn.denies() {
                share_outside(new, &withdrawn.by_cards_whatever_it_denies()?)?
            } else {
                comparison.outside_by_points.min(comparison.outside_by_cards)
            };
            comparison.outside_without_denials = without;
        }
        Ok(comparison)
    }

    /// Whether the answer depends on what the meanings leave open.
    #[must_use]
    pub fn is_hedged(&self) -> bool {
        self.hedged != Hedged::No
    }

    /// The share of the replacement's hands that would have made the withdrawn call too; 1 when it has no hands.
    #[must_use]
    pub fn share_inside(&self) -> f64 {
        if self.hands.first == 0 { 1.0 } else { share(self.hands.both, self.hands.first) }
    }
}

impl SetRelation {
    const fn of(hands: Venn) -> SetRelation {
        match (hands.only_first(), hands.only_second(), hands.both) {
            (0, 0, _) => SetRelation::Equal,
            (0, _, _) => SetRelation::Subset,
            (_, _, 0) => SetRelation::Disjoint,
            (_, 0, _) => SetRelation::Superset,
            _ => SetRelation::Overlap,
        }
    }

    /// Its name in JSON: `subset`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "shares are for reading; whether anything is outside is counted exactly"
)]
fn share(part: u64, whole: u64) -> f64 {
    part as f64 / whole as f64
}

fn share_outside(new: &HandSet, old: &HandSet) -> Result<f64, TooMuch> {
    let hands = compare(new, old)?;
    Ok(share(hands.only_first(), hands.first))
}

/// A hand that makes the replacement and would not have made the withdrawn call, and what it breaks; `None` when there is
/// none.
///
/// # Errors
/// When the meanings are too much to search.
pub fn witness(withdrawn: &Shown, replacement: &Shown) -> Result<Option<Witness>, TooMuch> {
    let Some(hand) = replacement.hands()?.without(withdrawn.hands()?).witness()? else { return Ok(None) };
    let withdrawn = withdrawn.meaning();
    let denied = withdrawn.denies.iter().map(|denial| &denial.condition).find(|denied| hand.meets(denied));
    let breaks = match (hand.breaks(&withdrawn.shows), denied) {
        (Some(lacks), _) => Broken::Lacks(lacks.clone()),
        (None, Some(denied)) => Broken::Denied(denied.clone()),
        (None, None) => return Ok(None),
    };
    Ok(Some(Witness { hand, breaks }))
}

/// With *usually*, a call has hands that certainly make it and hands that perhaps do. Contained is certain when every
/// possible hand of the replacement is a certain one of the withdrawn call; not contained is certain when some certain
/// hand of the replacement is not even a possible one.
fn hedged(withdrawn: &Meaning, replacement: &Meaning, old: &HandSet, new: &HandSet) -> Result<Hedged, TooMuch> {
    // A double for penalty is another one than a call that is not.
    let is_for_penalty = |meaning: &Meaning| meaning.purposes.contains(&Purpose::Penalty);
    if differ_by_name(withdrawn, replacement)
        || differ_by_words(withdrawn, replacement)
        || is_for_penalty(withdrawn) != is_for_penalty(replacement)
    {
        return Ok(Hedged::Word);
    }
    let certain = |meaning: &Meaning, possible: &HandSet| {
        let usual = Condition::All(meaning.usually.clone());
        HandSet::of(&usual).map(|usual| possible.and(&usual))
    };
    if withdrawn.usually.is_empty() && replacement.usually.is_empty() {
        let is_open = !withdrawn.excludes.is_empty() && new.is_within(old)?;
        return Ok(if is_open { Hedged::OtherCall } else { Hedged::No });
    }
    let contained = new.is_within(&certain(withdrawn, old)?)?;
    let not_contained = !certain(replacement, new)?.is_within(old)?;
    Ok(match (contained, withdrawn.excludes.is_empty()) {
        _ if not_contained => Hedged::No,
        (true, true) => Hedged::No,
        (true, false) => Hedged::OtherCall,
        (false, _) => Hedged::Usually,
    })
}

/// `landy` alone names an agreement, and the hands that make it are not told; nor are they all by `landy 8-15`. They are compared with
/// the same convention only, and one that shows other suits by another bid not even with that.
fn differ_by_name(withdrawn: &Meaning, replacement: &Meaning) -> bool {
    let calls = [withdrawn, replacement];
    let is_bare = calls.iter().any(|meaning| !meaning.is_about_hands());
    let is_untold = is_bare || calls.iter().any(|meaning| meaning.is_named_beyond_its_hands());
    let conventions = |meaning: &Meaning| -> Vec<Purpose> {
        meaning.purposes.iter().copied().filter(|purpose| purpose.least_lengths() > 0).collect()
    };
    let shows_suits_by_bid = || withdrawn.purposes.iter().any(|purpose| purpose.shows_suits_by_its_bid());
    is_bare && withdrawn.purposes != replacement.purposes
        || is_untold && (conventions(withdrawn) != conventions(replacement) || shows_suits_by_bid())
}

/// The words by which a call limits the strength of the hand further than its points do: `weak`, `10+ limit`. A range with a ceiling,
/// losers or the like say what the word says.
fn limited_by_words(meaning: &Meaning) -> Vec<Purpose> {
    let parts = match &meaning.shows {
        Condition::All(parts) => parts.as_slice(),
        one => std::slice::from_ref(one),
    };
    let ranges = parts.iter().filter_map(|part| match part {
        Condition::Has(Quality::Points(points) | Quality::TotalPoints(points)) => Some((points.least(), points.most())),
        Condition::All(_) | Condition::Any(_) | Condition::Not(_) | Condition::Has(_) => None,
    });
    let least_told = ranges.clone().map(|(least, _)| least).max();
    let has_ceiling = ranges.filter_map(|(_, most)| most).next().is_some();
    if has_ceiling || least_told.is_none() && measures_strength(&meaning.shows) {
        return Vec::new();
    }
    let is_said = |word: Purpose| word.least_points().is_some_and(|least| least_told >= Some(least));
    Purpose::ALL
        .iter()
        .copied()
        .filter(|word| word.limits_strength() && meaning.purposes.contains(word) && !is_said(*word))
        .collect()
}

/// Whether words limit the strength of the withdrawn call and not that of the replacement; or the other way round, where points tell
/// nothing that could be compared.
fn differ_by_words(withdrawn: &Meaning, replacement: &Meaning) -> bool {
    let old = limited_by_words(withdrawn);
    let are_measured = [withdrawn, replacement].iter().all(|meaning| measures_strength(&meaning.shows));
    match are_measured {
        true => old.iter().any(|word| !replacement.purposes.contains(word)),
        false => old != limited_by_words(replacement),
    }
}

fn measures_strength(condition: &Condition) -> bool {
    match condition {
        Condition::All(parts) | Condition::Any(parts) => parts.iter().any(measures_strength),
        Condition::Not(part) => measures_strength(part),
        Condition::Has(quality) => match quality {
            Quality::Points(_) | Quality::TotalPoints(_) | Quality::RuleOfTwenty(_) => true,
            Quality::Counted(count, _) => matches!(count, Count::Losers | Count::Controls | Count::HalfQuickTricks),
            _ => false,
        },
    }
}

impl Meaning {
    /// Whether it tells something of the hand, and nothing of its strength or how many honours it has, and does not say that any will do.
    #[must_use]
    pub fn leaves_strength_open(&self) -> bool {
        self.measures_no_strength() && !self.purposes.iter().any(|purpose| purpose.limits_strength())
    }

    /// Whether all that it tells of the strength of a hand is a word such as `weak`, which means another hand at another level.
    #[must_use]
    pub fn leaves_strength_to_words(&self) -> bool {
        self.measures_no_strength() && self.purposes.iter().any(|purpose| purpose.limits_strength())
    }

    fn measures_no_strength(&self) -> bool {
        let denied = self.denies.iter().map(|denial| &denial.condition);
        let mut told = std::iter::once(&self.shows).chain(&self.usually).chain(denied);
        self.is_about_hands() && !self.says_any && !told.any(|told| measures_strength(told) || counts_honours(told))
    }
}

/// Whether aces, kings, keycards or the highest cards of a suit are counted.
fn counts_honours(condition: &Condition) -> bool {
    match condition {
        Condition::All(parts) | Condition::Any(parts) => parts.iter().any(counts_honours),
        Condition::Not(part) => counts_honours(part),
        Condition::Has(quality) => {
            matches!(quality, Quality::Counted(..) | Quality::TopHonours { .. } | Quality::PointsIn(..))
        }
    }
}

impl Condition {
    /// What of this is about strength, and what is not.
    #[must_use]
    pub fn parted_by_strength(&self) -> [Condition; 2] {
        let parts = match self {
            Condition::All(parts) => parts.clone(),
            Condition::Any(_) | Condition::Not(_) | Condition::Has(_) => vec![self.clone()],
        };
        let (strength, rest) = parts.into_iter().partition(measures_strength);
        [Condition::All(strength), Condition::All(rest)]
    }
}

/// Whether both calls ask the same question.
fn same_question(withdrawn: &Meaning, replacement: &Meaning) -> bool {
    let asked =
        |meaning: &Meaning| meaning.purposes.iter().filter_map(|purpose| purpose.question()).collect::<Vec<_>>();
    let other = asked(replacement);
    asked(withdrawn).iter().any(|question| other.contains(question))
}
