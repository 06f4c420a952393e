//! Two irregular calls, and LHO chooses about one after the other: each choice that is typed is in the record.

use director_please::{
    bridge::Seat,
    lawbook::Edition,
    laws,
    record::{Event, LhoChoice},
    shorthand,
};

/// A bid that is too low and then a call out of turn by its player's partner or LHO; who chooses about the second.
const AUCTIONS: [(&str, Seat); 6] = [
    ("1H 1D W:1S", Seat::North),
    ("1H 1D W:X", Seat::North),
    ("1S 1H ib W:2C", Seat::North),
    ("1H 2C 2C N:2H", Seat::East),
    ("1D P 1D ib N:2C", Seat::East),
    ("N: 1NT 1S W:2H", Seat::North),
];

fn word(choice: LhoChoice, seat: Option<Seat>) -> String {
    let word = match choice {
        LhoChoice::Accepts => "acc",
        LhoChoice::Declines => "rej",
    };
    seat.map_or_else(|| word.to_owned(), |seat| format!("{seat}:{word}"))
}

#[test]
fn both_choices_are_in_the_record() {
    let each = [LhoChoice::Accepts, LhoChoice::Declines];
    let mut ruled = 0;
    for ((auction, chooser), edition) in AUCTIONS.into_iter().flat_map(|one| Edition::ALL.map(|edition| (one, edition)))
    {
        for (first, second) in each.iter().flat_map(|first| each.map(|second| (*first, second))) {
            // Between the two choices the offender may have replaced the bid.
            let ways =
                [None, Some(chooser)].into_iter().flat_map(|named| ["", "E:2D", "E:P"].map(|call| (named, call)));
            for (named, call) in ways {
                let (first_word, second_word) = (word(first, None), word(second, named));
                let text = format!("{auction} {first_word} {call} {second_word} {}", edition.year());
                let Ok(record) = shorthand::read(&text, None) else { continue };
                let said: Vec<LhoChoice> = record
                    .events
                    .iter()
                    .filter_map(|event| match event {
                        Event::Lho(choice) => Some(*choice),
                        Event::Call(_) | Event::DirectorRuled | Event::OpeningLeadFaced => None,
                    })
                    .collect();
                assert_eq!(said, [first, second], "{text}");
                ruled += usize::from(laws::rule(&record).is_ok());
            }
        }
    }
    assert!(ruled >= 60, "only {ruled} were read and could be ruled on");
}
