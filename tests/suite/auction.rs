//! The legal auction: Laws 17, 18, 19 and 22, which are the same in both editions but for the letters.

use director_please::bridge::{Auction, Bid, Call, Contract, Denomination, Doubled, Seat};

/// Calls in rotation, North dealing.
fn auction(calls: &str) -> Auction {
    let mut auction = Auction::new(Seat::North);
    for text in calls.split_whitespace() {
        auction.push(auction.turn(), call(text));
    }
    auction
}

fn call(text: &str) -> Call {
    text.parse().unwrap()
}

fn bid(text: &str) -> Bid {
    call(text).bid().unwrap()
}

#[test]
fn law_17b_the_dealer_calls_first_and_17c_then_the_player_to_the_left() {
    for dealer in Seat::ALL {
        let mut auction = Auction::new(dealer);
        assert_eq!(auction.turn(), dealer);
        auction.push(dealer, Call::Pass);
        assert_eq!(auction.turn(), dealer.lho());
    }
    let mut order = auction("1C P 1H");
    assert_eq!(order.turn(), Seat::West);
    order.push(Seat::North, Call::Pass);
    assert_eq!(order.turn(), Seat::East, "a call out of rotation that stands has taken the turn with it");
}

#[test]
fn law_18_a_bid_beats_the_last_one_by_level_or_by_denomination() {
    use Denomination::{Clubs, Diamonds, Hearts, Notrump, Spades};
    assert_eq!(Denomination::ALL, [Clubs, Diamonds, Hearts, Spades, Notrump], "18E: the rank of the denominations");
    let over = |new: &str, last: &str| bid(new).is_sufficient_over(Some(bid(last)));
    assert!(bid("1C").is_sufficient_over(None));
    assert!(over("1S", "1H") && over("2C", "1NT") && over("7NT", "7S"), "18C: sufficient");
    assert!(!over("1H", "1H") && !over("1H", "1S") && !over("1NT", "2C"), "18D: insufficient");
    let bids: Vec<Bid> = Bid::all().collect();
    assert_eq!(bids.len(), 35);
    assert!(bids.windows(2).all(|pair| pair[1].is_sufficient_over(Some(pair[0]))));
}

#[test]
fn law_18b_what_has_to_be_beaten_is_the_last_bid_even_when_it_was_insufficient() {
    let accepted = auction("1S 1H");
    assert!(accepted.allows(Seat::South, call("1S")));
    assert!(!accepted.allows(Seat::South, call("1H")));
}

#[test]
fn law_19a1_only_the_opponents_last_bid_may_be_doubled() {
    let doubles = |calls: &str| auction(calls).allows(auction(calls).turn(), Call::Double);
    assert!(doubles("1H") && doubles("1H P P"));
    assert!(!doubles(""), "nobody has bid");
    assert!(!doubles("1H P"), "partner's bid");
    assert!(!doubles("1H X P P") && !doubles("1H X XX"), "it is doubled already");
}

#[test]
fn law_19b1_only_the_opponents_double_may_be_redoubled() {
    let redoubles = |calls: &str| auction(calls).allows(auction(calls).turn(), Call::Redouble);
    assert!(redoubles("1H X") && redoubles("1H X P P"));
    assert!(!redoubles("1H") && !redoubles("1H X P") && !redoubles("1H X XX") && !redoubles("1H X 1S"));
}

#[test]
fn law_19c_a_later_bid_supersedes_double_and_redouble() {
    assert_eq!(auction("1H X").doubled(), Doubled::Doubled);
    assert_eq!(auction("1H X P P XX").doubled(), Doubled::Redoubled);
    assert_eq!(auction("1H X XX 1S").doubled(), Doubled::No);
}

#[test]
fn law_22_the_auction_ends_after_three_passes_and_the_last_bid_is_the_contract() {
    assert!(!auction("1H P P").is_over() && !auction("P P P").is_over() && !auction("1H P P X P P").is_over());
    let ended = auction("P 1H P 2H 2S X P P P");
    assert!(ended.is_over());
    let contract = Contract { bid: bid("2S"), doubled: Doubled::Doubled, declarer: Seat::North };
    assert_eq!(ended.contract(), Some(contract));
}

#[test]
fn law_22_the_declarer_is_the_first_of_the_side_to_name_the_denomination() {
    let raised = auction("1H 1S 2H 2S P P P").contract().unwrap();
    assert_eq!(raised.declarer, Seat::East);
    let both_sides = auction("1H P 2D 2H P P P").contract().unwrap();
    assert_eq!(both_sides.declarer, Seat::West, "North named hearts first, but for the other side");
}

#[test]
fn law_22_four_passes_end_it_without_a_contract() {
    let passed_out = auction("P P P P");
    assert!(passed_out.is_over());
    assert_eq!(passed_out.contract(), None);
}
