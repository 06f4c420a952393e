//! What a ruling takes from the heap does not grow with how many went before it, and nothing of it stays there.

#[path = "../../benches/memory/history.rs"]
mod rulings;

#[test]
fn a_later_ruling_takes_what_the_first_one_took() {
    rulings::after(1); // the texts, the lexicon, the tables of hands
    let (first, later) = (rulings::after(0), rulings::after(100));
    assert_eq!((first.count_total, first.bytes_total), (later.count_total, later.bytes_total));
    assert_eq!((first.bytes_current, later.bytes_current), (0, 0));
}
