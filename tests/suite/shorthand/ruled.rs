//! `ruled`: the next call without a name is made by the player whose turn it is under the ruling.

use director_please::{bridge::Seat, laws, ruling::Origin, shorthand};

const BEFORE: [&str; 8] = ["", "P", "1H", "1H P", "1D 1S", "1H X", "1NT P 2C P", "1S 2H X"];

#[test]
fn after_a_ruling_on_a_call_that_nobody_can_accept_the_player_in_turn_calls() {
    let mut tried = 0;
    for before in BEFORE {
        let turn = laws::rule(&shorthand::read(&format!("dealer N {before} P"), None).unwrap()).unwrap();
        let turn = turn.turn.unwrap().rho();
        for never in ["X", "XX", "8C"] {
            for by in [turn, turn.lho(), turn.partner(), turn.rho()] {
                for since in over(by) {
                    let start = format!("dealer N {before} {by}:{never} {since} ruled");
                    let Ok(record) = shorthand::read(&start, None) else { continue };
                    let ruling = laws::rule(&record).unwrap();
                    let is_removed = ruling.incidents.iter().any(|one| one.kind.is_of_36_to_38());
                    let (Some(turn), true) = (ruling.turn, is_removed) else { continue };
                    let text = format!("{start} 7NT");
                    let Ok(record) = shorthand::read(&text, None) else { continue };
                    let ruling = laws::rule(&record).unwrap_or_else(|fault| panic!("{text}: {fault}"));
                    let last =
                        ruling.calls.iter().filter(|call| call.origin == Origin::Made).max_by_key(|call| call.event);
                    assert_eq!(last.map(|call| call.by), Some(turn), "{text}\n{ruling}");
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 100, "{tried}");
}

/// What others call over it.
fn over(by: Seat) -> [String; 3] {
    [String::new(), format!("{}:P", by.lho()), format!("{}:P {}:P", by.lho(), by.partner())]
}
