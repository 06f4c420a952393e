//! One story told in English and in Norwegian: what is read of both is the same record.

use director_please::{
    bridge::Seat,
    record::Record,
    shorthand::{self, Understood},
};

use crate::dice::Dice;

/// How a player, a bid and a clause are written.
struct Language {
    seats: [[&'static str; 4]; 2],
    suits: [[&'static str; 5]; 2],
    /// `{}` is the player.
    pass: [&'static str; 3],
    double: [&'static str; 2],
    /// `{}` is the player, and `[]` the bid.
    bid: [&'static str; 5],
    joined: [&'static str; 5],
    dealer: [&'static str; 3],
    /// What is said of the irregular bid.
    claims: [&'static str; 8],
    /// `{}` is LHO.
    accepts: [&'static str; 5],
    declines: [&'static str; 6],
    /// `[]` is the bid made instead.
    changes: [&'static str; 4],
    /// Around the calls. `{}` is the offender, `<>` the player before.
    remarks: [&'static str; 22],
}

const ENGLISH: Language = Language {
    seats: [["N", "E", "S", "W"], ["North", "East", "South", "West"]],
    suits: [["C", "D", "H", "S", "NT"], [" clubs", " diamonds", " hearts", " spades", " notrump"]],
    pass: ["{} passed", "{} passes", "{} pass"],
    double: ["{} doubled", "{} doubles"],
    bid: ["{} opened []", "{} bid []", "{} []", "[] by {}", "{}: []"],
    joined: [", ", ". ", " and ", ", then ", "\n"],
    dealer: ["dealer {}, ", "{} was dealer. ", "{} dealt. "],
    claims: [
        "insufficient",
        "which is insufficient",
        "which is too low",
        "(too low)",
        "ib",
        "which is insuff",
        "which is not enough",
        "an insufficient bid",
    ],
    accepts: ["{} accepted", "{} accepts it", "accepted by {}", "{} was happy to accept", "{} let it stand"],
    declines: [
        "{} did not accept",
        "{} declined",
        "not accepted by {}",
        "{} wouldn't accept it",
        "{} refused",
        "{} said no",
    ],
    changes: ["changed to []", "corrected to []", "replaced by []", "changed it to []"],
    remarks: [
        "without noticing it",
        "without noticing",
        "didn't see it",
        "because {} didn't see it",
        "we play transfers",
        "thinking <> had passed",
        "{} thought <> had passed",
        "nobody noticed",
        "what now?",
        "by mistake",
        "before <> could call",
        "director called",
        "hi all",
        "who thought it was 1C",
        "{} was asleep",
        "is that legal?",
        "table 4",
        "{} wasn't paying attention",
        "believing it was {}'s turn",
        "assuming <> had passed",
        "without seeing <>'s bid",
        "opponents silent",
    ],
};

const NORWEGIAN: Language = Language {
    seats: [["N", "Ø", "S", "V"], ["nord", "øst", "syd", "vest"]],
    suits: [["kl", "ru", "hj", "sp", "NT"], [" kløver", " ruter", " hjerter", " spar", " grand"]],
    pass: ["{} passet", "{} passer", "{} pass"],
    double: ["{} doblet", "{} dobler"],
    bid: ["{} åpnet []", "{} meldte []", "{} []", "[] av {}", "{}: []"],
    joined: [", ", ". ", " og ", ", så ", "\n"],
    dealer: ["giver {}, ", "{} var giver. ", "{} ga. "],
    claims: [
        "utilstrekkelig",
        "som er utilstrekkelig",
        "som er for lavt",
        "(for lavt)",
        "ub",
        "som er ub",
        "som ikke er nok",
        "et utilstrekkelig bud",
    ],
    accepts: ["{} godtok", "{} godtar det", "godtatt av {}", "{} godtok det gjerne", "{} lot det stå"],
    declines: ["{} godtok ikke", "{} avslo", "ikke godtatt av {}", "{} ville ikke godta det", "{} nektet", "{} sa nei"],
    changes: ["endret til []", "rettet til []", "erstattet med []", "endret det til []"],
    remarks: [
        "uten å merke det",
        "uten å legge merke til noe",
        "så det ikke",
        "fordi {} ikke så det",
        "vi spiller overføringer",
        "i den tro at <> hadde passet",
        "{} trodde <> hadde passet",
        "ingen merket noe",
        "hva nå?",
        "ved en feil",
        "før <> rakk å melde",
        "tilkalte TL",
        "hei alle",
        "som trodde det var 1kl",
        "{} sov",
        "er det lov?",
        "bord 4",
        "{} fulgte ikke med",
        "trodde det var {} sin tur",
        "antok at <> hadde passet",
        "uten å se budet til <>",
        "motparten taus",
    ],
};

/// A story: in which of the ways each part is told.
struct Story {
    names: usize,
    letters: usize,
    dealer: Option<(usize, Seat)>,
    parts: Vec<Part>,
    joined: usize,
}

enum Part {
    Pass(Seat, usize),
    Double(Seat, usize),
    Bid(Seat, usize, usize, usize),
    Claim(usize),
    Accepts(Seat, usize),
    Declines(Seat, usize),
    Changes(usize, usize, usize),
    Remark(Seat, Seat, usize),
}

impl Story {
    fn new(dice: &mut Dice) -> Story {
        let first = Seat::ALL[dice.below(4)];
        let place = if dice.below(4) == 0 { first.partner() } else { first.lho() };
        let (low, high) = (dice.below(3), 1 + dice.below(4));
        let mut parts = vec![Part::Bid(first, 1, high.max(low + 1), dice.below(5))];
        let mut turn = first.lho();
        if place != turn {
            parts.push(if dice.below(3) == 0 {
                Part::Double(turn, dice.below(2))
            } else {
                Part::Pass(turn, dice.below(3))
            });
            turn = turn.lho();
        }
        parts.push(Part::Bid(turn, 1, low, 1 + dice.below(4)));
        if dice.below(3) == 0 {
            parts.push(Part::Claim(dice.below(8)));
        }
        match dice.below(4) {
            0 => parts.push(Part::Accepts(turn.lho(), dice.below(5))),
            1 => parts.push(Part::Declines(turn.lho(), dice.below(6))),
            _ => {}
        }
        if dice.below(3) == 0 {
            parts.push(Part::Changes(2, low, dice.below(4)));
        }
        if dice.below(2) == 0 {
            let at = dice.below(parts.len() + 1);
            parts.insert(at, Part::Remark(turn, turn.rho(), dice.below(22)));
        }
        let dealer = (dice.below(2) == 0).then(|| (dice.below(3), first));
        Story { names: dice.below(2), letters: dice.below(2), dealer, parts, joined: dice.below(5) }
    }

    fn told(&self, language: &Language) -> String {
        let place = |seat: Seat| Seat::ALL.iter().position(|one| *one == seat).unwrap();
        let seat = |seat: Seat| language.seats[self.names][place(seat)];
        let bid = |level: usize, suit: usize| format!("{level}{}", language.suits[self.letters][suit]);
        let part = |part: &Part| match *part {
            Part::Pass(by, way) => language.pass[way].replace("{}", seat(by)),
            Part::Double(by, way) => language.double[way].replace("{}", seat(by)),
            Part::Bid(by, level, suit, way) => {
                language.bid[way].replace("{}", seat(by)).replace("[]", &bid(level, suit))
            }
            Part::Claim(way) => language.claims[way].to_owned(),
            Part::Accepts(by, way) => language.accepts[way].replace("{}", seat(by)),
            Part::Declines(by, way) => language.declines[way].replace("{}", seat(by)),
            Part::Changes(level, suit, way) => language.changes[way].replace("[]", &bid(level, suit)),
            Part::Remark(by, before, way) => language.remarks[way].replace("{}", seat(by)).replace("<>", seat(before)),
        };
        let dealer = self.dealer.map(|(way, by)| language.dealer[way].replace("{}", seat(by))).unwrap_or_default();
        let parts: Vec<String> = self.parts.iter().map(part).collect();
        format!("{dealer}{}", parts.join(language.joined[self.joined]))
    }
}

fn record(text: &str) -> Option<Record> {
    shorthand::understand(text, None).ok().map(|Understood { record, .. }| record)
}

#[test]
fn a_story_is_the_same_in_both_languages() {
    let rounds = std::env::var("PEOPLE_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(3000);
    let mut dice = Dice::new(std::env::var("PEOPLE_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(18));
    let (mut both, mut one, mut differ) = (0, Vec::new(), Vec::new());
    for _ in 0..rounds {
        let story = Story::new(&mut dice);
        let (english, norwegian) = (story.told(&ENGLISH), story.told(&NORWEGIAN));
        match (record(&english), record(&norwegian)) {
            (Some(first), Some(other)) if first == other => both += 1,
            (Some(_), Some(_)) => differ.push((english, norwegian)),
            (None, None) => {}
            (first, _) => one.push((first.is_some(), english, norwegian)),
        }
    }
    assert!(differ.is_empty(), "{} of {rounds} differ: {:#?}", differ.len(), &differ[..differ.len().min(20)]);
    println!("{both} of {rounds} read in both, {} in one only: {:#?}", one.len(), &one[..one.len().min(30)]);
    assert!(both * 5 > rounds * 4, "{both} of {rounds}");
    assert!(
        one.len() * 50 < rounds,
        "{} of {rounds} are read in one language only: {:#?}",
        one.len(),
        &one[..one.len().min(20)]
    );
}
