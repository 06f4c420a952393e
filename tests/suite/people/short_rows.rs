//! A first row that is shorter than the others: who dealt, and who did not call.

use director_please::{
    bridge::Seat,
    shorthand::{self, ProblemKind},
};

/// The players of the problem that asks who dealt.
fn dealers(text: &str) -> Option<Vec<Seat>> {
    let problems = shorthand::read(text, None).err()?;
    problems.list().iter().find_map(|problem| match problem.kind() {
        ProblemKind::WhoDealt { candidates } => Some(candidates.clone()),
        _ => None,
    })
}

/// Once the proposed dealer is written, the dealer is not asked for again; and if the text is read, that player made the first call.
#[test]
fn a_dealer_who_is_proposed_is_taken() {
    let mut asked = 0;
    for head in ["W N E S", "N E S W", "V N Ø S", "West North East South", "S V N Ø"] {
        for first in ["1S", "1S P", "1S P 2S", "1C 1S"] {
            for next in ["1H P", "3H", "P P", "1H P P P\n2C"] {
                for said in ["", "dealer N\n", "dealer E\n", "giver S\n", "giver V\n"] {
                    let table = format!("{head}\n{first}\n{next}");
                    let Some(candidates) = dealers(&format!("{said}{table}")) else { continue };
                    let known = candidates.iter().find(|seat| {
                        let text = format!("dealer {seat}\n{table}");
                        dealers(&text).is_none()
                    });
                    assert!(known.is_some(), "{said}{table}");
                    if said.is_empty() {
                        for seat in candidates {
                            let text = format!("dealer {seat}\n{table}");
                            assert_eq!(dealers(&text), None, "{text}");
                            if let Ok(record) = shorthand::read(&text, None) {
                                assert_eq!(record.dealer, seat, "{text}");
                            }
                        }
                    }
                    asked += 1;
                }
            }
        }
    }
    assert!(asked > 100, "{asked}");
}
