//! Exact sets of hands, held against known numbers, against published examples, and against counting the long way.

mod conditions;
mod long_way;
mod random;
mod refusals;
mod rulings;

use conditions::*;
use director_please::{
    bridge::Suit,
    meaning::{Amount, Condition, Count, Hand, HandSet, Holding, Quality, compare, read},
};

const ALL_HANDS: u64 = 635_013_559_600;

fn hands(condition: &Condition) -> u64 {
    HandSet::of(condition).unwrap().count().unwrap()
}

fn choose(n: u64, k: u64) -> u64 {
    if k > n { 0 } else { (0..k).fold(1, |ways, taken| ways * (n - taken) / (taken + 1)) }
}

#[test]
fn known_numbers_of_hands() {
    assert_eq!(hands(&any_hand()), ALL_HANDS);
    assert_eq!(HandSet::all().count(), Ok(ALL_HANDS));
    assert_eq!(hands(&not(any_hand())), 0);
    assert_eq!(hands(&points(0, 0)), 2_310_789_600);
    assert_eq!(hands(&pattern("4432")), 136_852_887_600);
    assert_eq!(hands(&counted(Count::Aces, Amount::exactly(1))), 278_674_137_872);
    for n in 0..=4 {
        let ways = choose(4, n) * choose(48, 13 - n);
        let n = Amount::exactly(u8::try_from(n).unwrap());
        for what in [Count::Aces, Count::Kings, Count::Queens, Count::Tens] {
            assert_eq!(hands(&counted(what, n)), ways, "{what:?}");
        }
    }
    for n in 0..=5 {
        let ways = choose(5, n) * choose(47, 13 - n);
        let n = Amount::exactly(u8::try_from(n).unwrap());
        assert_eq!(hands(&counted(Count::Keycards(Suit::Hearts), n)), ways);
    }
    for n in 0..=13 {
        let ways = choose(13, n) * choose(39, 13 - n);
        let n = u8::try_from(n).unwrap();
        assert_eq!(hands(&length(Suit::Diamonds, n, n)), ways);
    }
    let michaels = all([length(Suit::Hearts, 5, 13), five_card_minor(), points(12, 37)]);
    let opening = all([length(Suit::Hearts, 5, 13), points(12, 21)]);
    let venn = compare(&HandSet::of(&michaels).unwrap(), &HandSet::of(&opening).unwrap()).unwrap();
    assert_eq!((venn.first, venn.only_first()), (4_110_162_336, 31_787_244));
}

#[test]
fn a_hand_is_read_and_written() {
    for text in ["AKQ4.K73.J7.T982", "Q432.432.J432.Q2", "AKQJT98765432...", "..AKQ.AKQJT98765"] {
        assert_eq!(text.parse::<Hand>().unwrap().to_string(), text);
    }
    assert_eq!("2468t.KQa.32.qjt".parse::<Hand>().unwrap().to_string(), "T8642.AKQ.32.QJT");
    for text in ["", "AKQ4.K73.J7", "AKQ4.K73.J7.T98", "AKQ4.K73.J7.T982.", "AAQ4.K73.J7.T982", "AKQ4.K73.J7.T98x"] {
        assert!(text.parse::<Hand>().is_err(), "{text}");
    }
}

#[test]
fn a_hand_is_valued() {
    let value = |text: &str, what: Count| {
        let hand: Hand = text.parse().unwrap();
        (0..20).find(|n| hand.meets(&counted(what, Amount::exactly(*n)))).unwrap()
    };
    assert_eq!(value("AK.A2.K2.QJT9876", Count::Losers), 4); // none in spades, one in each of the next, two in clubs
    assert_eq!(value("A.K..QJT98765432", Count::Losers), 3);
    assert_eq!(value("Q2.KQ.A.AKQ65432", Count::Losers), 3);
    assert_eq!(value("AK2.AQ2.KQ2.K432", Count::HalfQuickTricks), 10);
    assert_eq!(value("AKQ.K.Q32.A65432", Count::HalfQuickTricks), 6);
    assert_eq!(value("AKQ.K.Q32.A65432", Count::Controls), 6);
    assert_eq!(value("AKQ.K.Q32.A65432", Count::Keycards(Suit::Hearts)), 3);
}

#[test]
fn the_part_that_a_hand_breaks_is_named() {
    let hand: Hand = "QJ5.AT74.AJ9.KT4".parse().unwrap();
    let five_hearts = length(Suit::Hearts, 5, 13);
    assert_eq!(hand.breaks(&all([points(12, 21), all([points(12, 37), five_hearts.clone()])])), Some(&five_hearts));
    assert_eq!(hand.breaks(&points(12, 21)), None);
}

/// A pattern is held against the lengths that it stands for.
#[test]
fn a_pattern_leaves_lengths_open() {
    let exactly = |suit, cards| length(suit, cards, cards);
    let (spades, hearts) = (|cards| exactly(Suit::Spades, cards), |cards| exactly(Suit::Hearts, cards));
    let same = |text: &str, condition: &Condition| {
        let one = HandSet::of(&read(text).unwrap().shows).unwrap();
        let other = HandSet::of(condition).unwrap();
        assert!(one.is_within(&other).unwrap() && other.is_within(&one).unwrap(), "{text}");
    };
    same("(54)xx", &some([all([spades(5), hearts(4)]), all([spades(4), hearts(5)])]));
    same("6=x=x=x", &spades(6));
    same("7=6=x=x", &all([spades(7), hearts(6)]));
    same("xxxx", &any_hand());
    same("(8xxx)", &some(Suit::ALL.map(|suit| exactly(suit, 8))));
    same("5=4=3=1", &all([spades(5), hearts(4), exactly(Suit::Diamonds, 3)]));
    for impossible in ["7=7=x=x", "5=4=3=2", "(5421)"] {
        assert!(read(impossible).is_err(), "{impossible}");
    }
}

#[test]
fn a_set_has_shortest_and_longest_suits() {
    let set = |condition: &Condition| HandSet::of(condition).unwrap();
    let michaels = set(&all([length(Suit::Hearts, 5, 13), five_card_minor()]));
    assert_eq!(michaels.lengths(Suit::Hearts), Ok(Some((5, 8))));
    assert_eq!(michaels.lengths(Suit::Spades), Ok(Some((0, 3))));
    assert_eq!(set(&not(any_hand())).lengths(Suit::Spades), Ok(None));
    let kings = set(&held(Suit::Clubs, Holding::Cards { cards: 0b0_1101_0000_0000, length: 5 }));
    assert_eq!(kings.lengths(Suit::Clubs), Ok(Some((5, 13))));
    assert_eq!(kings.lengths(Suit::Spades), Ok(Some((0, 8))));
    let one_ace = set(&counted(Count::Aces, Amount::exactly(1)));
    assert_eq!(one_ace.lengths(Suit::Spades), Ok(Some((0, 13))));
    let four_aces = set(&counted(Count::Aces, Amount::exactly(4)));
    assert_eq!(four_aces.lengths(Suit::Spades), Ok(Some((1, 10))));
}

/// Marks of one suit, some of them with small cards: all 8192 holdings of the suit, one by one.
#[test]
fn holdings_are_counted_card_by_card() {
    let mut cases: Vec<(Condition, Condition)> = Vec::new();
    let mut dice = crate::dice::Dice::new(77);
    for _ in 0..30 {
        let mut one = |suit: Suit| {
            let cards = (0..1 + dice.below(3)).fold(0_u16, |cards, _| cards | 1 << dice.below(13));
            let least = u8::try_from(dice.below(7)).unwrap();
            let has = match dice.below(5) {
                0 => held(suit, Holding::Stopper),
                1 => held(suit, Holding::Solid),
                2 => top(suit, Amount::exactly(u8::try_from(dice.below(4)).unwrap()), 5),
                _ => held(suit, Holding::Cards { cards, length: least }),
            };
            let more = length(suit, 0, u8::try_from(3 + dice.below(8)).unwrap());
            if dice.below(2) == 0 { all([has, more]) } else { all([not(has), more]) }
        };
        cases.push((one(Suit::Spades), one(Suit::Diamonds)));
    }
    for (spades, diamonds) in cases {
        let (by_spades, by_diamonds) = (by_length(&spades, 0), by_length(&diamonds, 2));
        let mut expected = 0;
        for (spades, ways) in (0..).zip(by_spades) {
            for (diamonds, more) in (0..).zip(by_diamonds) {
                expected += ways * more * if spades + diamonds > 13 { 0 } else { choose(26, 13 - spades - diamonds) };
            }
        }
        assert_eq!(hands(&all([spades.clone(), diamonds.clone()])), expected, "{spades:?} {diamonds:?}");
    }
}

/// How many holdings of the suit at this place meet the condition, by their length.
fn by_length(condition: &Condition, place: usize) -> [u64; 14] {
    let mut ways = [0; 14];
    for cards in 0..1_u16 << 13 {
        let mut suits = [0; 4];
        suits[place] = cards;
        suits[(place + 1) % 4] = (1 << (13 - cards.count_ones())) - 1;
        ways[cards.count_ones() as usize] += u64::from(Hand::new(suits).unwrap().meets(condition));
    }
    ways
}

#[test]
fn sets_are_put_together() {
    let set = |condition: &Condition| HandSet::of(condition).unwrap();
    let (hearts, aces) = (set(&length(Suit::Hearts, 5, 13)), set(&counted(Count::Aces, Amount::at_least(2))));
    let venn = compare(&hearts, &aces).unwrap();
    assert_eq!(hearts.and(&aces).count(), Ok(venn.both));
    assert_eq!(hearts.or(&aces).count(), Ok(venn.first + venn.second - venn.both));
    assert_eq!(hearts.without(&aces).count(), Ok(venn.only_first()));
    assert_eq!(aces.without(&hearts).count(), Ok(venn.only_second()));
    assert_eq!(hearts.and(&aces).is_within(&aces), Ok(true));
    assert_eq!(aces.is_within(&hearts.and(&aces)), Ok(false));
    assert_eq!(aces.without(&aces).witness(), Ok(None));
    assert_eq!(aces.without(&aces).is_empty(), Ok(true));
    let quality = Condition::Has(Quality::PointsIn([Suit::Spades].into(), Amount::exactly(10)));
    assert_eq!(hands(&quality), choose(48, 9));
}

#[test]
fn a_witness_is_an_ordinary_hand_and_always_the_same() {
    let strong = HandSet::of(&points(22, 37)).unwrap();
    let hand = strong.witness().unwrap().unwrap();
    assert_eq!(hand.points(), 22);
    let mut lengths = hand.lengths();
    lengths.sort_unstable();
    assert_eq!(lengths, [3, 3, 3, 4]);
    assert_eq!(HandSet::of(&points(22, 37)).unwrap().witness().unwrap(), Some(hand));
}
