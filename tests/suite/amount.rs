//! How much of something: the sets of numbers that meanings are made of.

use director_please::meaning::Amount;

#[test]
fn amounts_have_a_floor_and_perhaps_a_ceiling() {
    let range = Amount::between(12, 14).unwrap();
    assert_eq!((range.least(), range.most()), (12, Some(14)));
    assert!(range.allows(13) && !range.allows(11) && !range.allows(15));
    assert_eq!((Amount::at_least(5).least(), Amount::at_least(5).most()), (5, None));
    assert_eq!((Amount::at_most(3).least(), Amount::at_most(3).most()), (0, Some(3)));
    assert_eq!(Amount::between(4, 3), None);
    assert!(Amount::at_least(0).is_unbroken() && range.is_unbroken());
}

#[test]
fn one_or_four_is_two_runs() {
    let amount = Amount::exactly(1).or(Amount::exactly(4));
    assert!(!amount.is_unbroken());
    assert_eq!(amount.runs(), [Amount::exactly(1), Amount::exactly(4)]);
    assert_eq!(Amount::at_least(0).runs(), [Amount::at_least(0)]);
}
