//! Every way of writing an auction gives that auction or a question: tables in all rotations, seats in all places, filler,
//! corrections. The fuzzer writes them too.

#[path = "../../../fuzz/src/forms.rs"]
mod written;

use director_please::shorthand;
use written::{AROUND, Auction, FORMS, assert_same, begins_with_a_sign};

use crate::dice::Dice;

#[test]
fn every_form_gives_the_auction_or_a_question() {
    let mut dice = Dice::new(27);
    let auctions: Vec<Auction> = (0..300).map(|_| Auction::chosen(|limit| dice.below(limit))).collect();
    let corrected = auctions.iter().filter(|auction| !auction.is_bare()).count();
    assert!(corrected > 40, "{corrected}");
    for (name, form) in FORMS {
        let (mut read, mut read_corrected) = (0, 0);
        for (turn, auction) in auctions.iter().enumerate() {
            // One arrow between two calls puts one in the place of the other.
            let one_arrow = name.contains("arrow") && (auction.calls.len() == 2 || !auction.is_bare());
            if one_arrow || begins_with_a_sign(name, auction, turn) {
                continue;
            }
            let (before, after) = AROUND[turn % AROUND.len()];
            let text = format!("{before}{}{after}", form.write(auction, turn));
            let Ok(found) = shorthand::read(&text, None) else { continue };
            read += usize::from(auction.is_bare());
            read_corrected += usize::from(!auction.is_bare());
            assert_same(&found, &auction.record(), &format!("{name}:\n{text}"));
        }
        println!("{name}: {read} of {}, {read_corrected} of {corrected}", auctions.len() - corrected);
        assert!(read * 10 >= (auctions.len() - corrected) * 7, "{name}: {read}");
    }
}

/// Bytes as the fuzzer gives them choose the same.
#[test]
fn bytes_choose_a_form() {
    let number = |name: &str| std::env::var(name).ok().and_then(|number| number.parse().ok());
    let mut dice = Dice::new(number("PEOPLE_SEED").unwrap_or(2027));
    for _ in 0..number("PEOPLE_ROUNDS").unwrap_or(3000) {
        let bytes: Vec<u8> = (0..20).map(|_| u8::try_from(dice.below(256)).unwrap()).collect();
        written::forms(&bytes);
    }
}

/// A table begins under its dealer: another one who is named is asked about.
#[test]
fn another_dealer_than_the_table_shows_is_asked_about() {
    let heads = [["N", "E", "S", "W"], ["North", "East", "South", "West"], ["Nord", "Øst", "Syd", "Vest"]];
    for names in heads {
        for (first, said) in (0..4).flat_map(|first| (0..4).map(move |said| (first, said))) {
            let head: Vec<&str> = (0..4).map(|place| names[(first + place) % 4]).collect();
            for rows in ["1S  1H", "1S  1H  P  P\n1NT", "1C  P  1H  1S\n1H", "1NT"] {
                for (word, wall) in [("Dealer", "  "), ("Giver", "  "), ("dealer", " | ")] {
                    let table = format!("{}\n{}", head.join(wall), rows.replace("  ", wall));
                    let text = format!("{word} {}\n{table}", names[said]);
                    match shorthand::read(&text, None) {
                        Ok(record) => {
                            assert_eq!(
                                (record.dealer, said),
                                (director_please::bridge::Seat::ALL[first], first),
                                "{text}"
                            )
                        }
                        Err(_) => assert_ne!(said, first, "{text}"),
                    }
                }
            }
        }
    }
}
