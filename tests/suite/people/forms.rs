//! Every way of writing an auction gives that auction or a question: tables in all rotations, seats in all places, filler.

use director_please::{
    bridge::{Call, Seat},
    record::{Event, Record},
    shorthand::{self, Understood},
};

use crate::totality::Dice;

/// An auction in which everybody calls in turn, whatever they call.
struct Auction {
    dealer: Seat,
    calls: Vec<Call>,
}

const CALLS: [&str; 14] = ["P", "P", "P", "P", "X", "1C", "1D", "1H", "1S", "1NT", "2C", "2H", "3D", "3NT"];
const HEADS: [[&str; 4]; 4] =
    [["N", "E", "S", "W"], ["North", "East", "South", "West"], ["N", "Ø", "S", "V"], ["Nord", "Øst", "Syd", "Vest"]];
const SEEN: [[&str; 4]; 3] =
    [["Partner", "RHO", "Me", "LHO"], ["Pard", "RHO", "I", "LHO"], ["makker", "HM", "jeg", "VM"]];

impl Auction {
    fn new(dice: &mut Dice) -> Auction {
        let dealer = Seat::ALL[dice.below(4)];
        let first = 1 + dice.below(9);
        let calls: Vec<Call> = (0..first).map(|_| CALLS[dice.below(CALLS.len())].parse().unwrap()).collect();
        Auction { dealer, calls }
    }

    fn plain(&self) -> Option<Record> {
        let calls: Vec<String> = self.calls.iter().map(Call::to_string).collect();
        shorthand::read(&format!("dealer {}, {}", self.dealer, calls.join(" ")), None).ok()
    }

    /// The calls in rows of four under players, the first of whom is `first`; before the dealer cells are empty.
    fn rows(&self, first: Seat) -> Vec<Vec<Option<Call>>> {
        let before = (0..4).find(|turns| (0..*turns).fold(first, |seat, _| seat.lho()) == self.dealer).unwrap();
        let cells: Vec<Option<Call>> =
            std::iter::repeat_n(None, before).chain(self.calls.iter().copied().map(Some)).collect();
        cells.chunks(4).map(<[_]>::to_vec).collect()
    }

    fn heads(first: Seat, names: &[&str; 4]) -> Vec<String> {
        let place = Seat::ALL.iter().position(|seat| *seat == first).unwrap();
        names.iter().cycle().skip(place).take(4).map(ToString::to_string).collect()
    }

    fn dealt(&self, dealer: &str, between: &str) -> String {
        format!("{dealer} {}: {}", self.dealer, self.in_turn(|_, call| call.to_string(), between))
    }

    fn in_turn(&self, write: impl Fn(Seat, &Call) -> String, between: &str) -> String {
        let seats = std::iter::successors(Some(self.dealer), |seat| Some(seat.lho()));
        seats.zip(&self.calls).map(|(seat, call)| write(seat, call)).collect::<Vec<_>>().join(between)
    }
}

fn word(call: Option<Call>, pass: &str, empty: &str) -> String {
    match call {
        Some(Call::Pass) => pass.to_owned(),
        Some(call) => call.to_string(),
        None => empty.to_owned(),
    }
}

/// Cells with walls of this sign, with or without walls at the edges.
fn walled(heads: &[String], rows: &[Vec<Option<Call>>], wall: &str, edge: &str, pass: &str, rule: bool) -> String {
    let line = |cells: Vec<String>| format!("{edge}{}{edge}", cells.join(wall));
    let mut lines = vec![line(heads.to_vec())];
    lines.extend(rule.then(|| "|---|---|---|---|".to_owned()));
    for row in rows {
        let mut cells: Vec<String> = row.iter().map(|call| word(*call, pass, "")).collect();
        cells.resize(4, String::new());
        lines.push(line(cells));
    }
    lines.join("\n")
}

/// Cells under each other, `width` apart, or with a single space.
fn spaced(heads: &[String], rows: &[Vec<Option<Call>>], width: usize, pass: &str, empty: &str) -> String {
    let line = |cells: Vec<String>| {
        let padded: Vec<String> = cells.iter().map(|cell| format!("{cell:width$}")).collect();
        padded.join(" ").trim_end().to_owned()
    };
    let body = rows.iter().map(|row| line(row.iter().map(|call| word(*call, pass, empty)).collect()));
    std::iter::once(line(heads.to_vec())).chain(body).collect::<Vec<_>>().join("\n")
}

/// Where no cell is empty before a first pass that is written as a sign, the sign stands for nothing yet.
fn begins_with_a_sign(name: &str, auction: &Auction, turn: usize) -> bool {
    let by_sign = ["dashes", "tabs", "commas", "slashes", "dots"].iter().any(|sign| name.contains(sign));
    by_sign && auction.calls.first() == Some(&Call::Pass) && Seat::ALL[turn % 4] == auction.dealer
}

/// How an auction is written.
enum Form {
    /// Cells with walls.
    Walled { wall: &'static str, edge: &'static str, pass: &'static str, rule: bool },
    /// Cells under each other.
    Spaced { width: usize, pass: &'static str, empty: &'static str },
    /// Rows with no header: who dealt is said before.
    Rows { dealer: &'static str, pass: &'static str },
    /// One call after another.
    InTurn(fn(&Auction) -> String),
}

const fn walled_form(wall: &'static str, edge: &'static str, pass: &'static str, rule: bool) -> Form {
    Form::Walled { wall, edge, pass, rule }
}

const fn spaced_form(width: usize, pass: &'static str, empty: &'static str) -> Form {
    Form::Spaced { width, pass, empty }
}

const FORMS: [(&str, Form); 21] = [
    ("markdown", walled_form("|", "|", "P", true)),
    ("markdown with dashes", walled_form(" | ", "|", "-", true)),
    ("walls, none at the edges", walled_form(" | ", "", "pass", false)),
    ("semicolons", walled_form(";", "", "=", false)),
    ("commas", walled_form(",", "", "--", false)),
    ("tabs", walled_form("\t", "", ".", false)),
    ("tabs with words", walled_form("\t", "", "pass", false)),
    ("columns", spaced_form(8, "P", "")),
    ("columns with dashes", spaced_form(8, "-", "")),
    ("rows with slashes", spaced_form(0, "/", "-")),
    ("rows with dots", spaced_form(0, ".", "-")),
    ("no header", Form::Rows { dealer: "dealer", pass: "P" }),
    ("no header, in Norwegian", Form::Rows { dealer: "giver", pass: "pass" }),
    (
        "seats with a colon",
        Form::InTurn(|auction| {
            format!("dealer {}: {}", auction.dealer, auction.in_turn(|seat, call| format!("{seat}: {call}"), ", "))
        }),
    ),
    ("seats glued", Form::InTurn(|auction| auction.in_turn(|seat, call| format!("{seat}{call}"), " "))),
    ("seats with a sign", Form::InTurn(|auction| auction.in_turn(|seat, call| format!("{seat} = {call}"), ", "))),
    (
        "seats behind",
        Form::InTurn(|auction| {
            format!("{} is dealer. {}", auction.dealer, auction.in_turn(|seat, call| format!("{call} by {seat}"), ", "))
        }),
    ),
    ("a list", Form::InTurn(|auction| auction.in_turn(|seat, call| format!("{seat}: {call}"), "\n"))),
    ("an arrow between any two", Form::InTurn(|auction| auction.dealt("dealer", " -> "))),
    ("told one after the other", Form::InTurn(|auction| auction.dealt("giver", " så "))),
    ("then, and then", Form::InTurn(|auction| auction.dealt("dealer", " then "))),
];

impl Form {
    /// The auction in this form; `turn` chooses the rotation and the names.
    fn write(&self, auction: &Auction, turn: usize) -> String {
        let (heads, rows) = table(auction, turn);
        match *self {
            Form::Walled { wall, edge, pass, rule } => walled(&heads, &rows, wall, edge, pass, rule),
            Form::Spaced { width, pass, empty } => spaced(&heads, &rows, width, pass, empty),
            Form::Rows { dealer, pass } => {
                let calls: Vec<String> = auction.calls.iter().map(|call| word(Some(*call), pass, "")).collect();
                let lines: Vec<String> = calls.chunks(4).map(|row| row.join(" ")).collect();
                format!("{dealer} {}\n{}", auction.dealer, lines.join("\n"))
            }
            Form::InTurn(write) => write(auction),
        }
    }
}

fn table(auction: &Auction, turn: usize) -> (Vec<String>, Vec<Vec<Option<Call>>>) {
    let first = Seat::ALL[turn % 4];
    let names = if turn % 7 < 4 { &HEADS[turn % 7] } else { &SEEN[turn % 7 - 4] };
    (Auction::heads(first, names), auction.rows(first))
}

const AROUND: [(&str, &str); 6] = [
    ("", ""),
    ("Hi all,\n\n", "\n\nThanks"),
    ("Hei!\n\n", "\n\nHva nå?"),
    ("Ruling please:\n\n", "\n\nTD!"),
    ("Vul: None\n\n", "\n\nis this legal?"),
    ("Meldingene gikk:\n\n", "\n\nhva skjer nå?"),
];

/// The calls of a record.
fn calls(record: &Record) -> usize {
    record.events.iter().filter(|event| matches!(event, Event::Call(_))).count()
}

#[test]
fn every_form_gives_the_auction_or_a_question() {
    let mut dice = Dice::new(27);
    let auctions: Vec<(Auction, Record)> = (0..400)
        .map(|_| Auction::new(&mut dice))
        .filter_map(|auction| auction.plain().map(|record| (auction, record)))
        .collect();
    assert!(auctions.len() > 300, "{}", auctions.len());
    for (name, form) in FORMS {
        let mut read = 0;
        for (turn, (auction, record)) in auctions.iter().enumerate() {
            // One arrow between two calls puts one in the place of the other.
            let one_arrow = name.contains("arrow") && auction.calls.len() == 2;
            if one_arrow || begins_with_a_sign(name, auction, turn) {
                continue;
            }
            let (before, after) = AROUND[turn % AROUND.len()];
            let text = format!("{before}{}{after}", form.write(auction, turn));
            let Ok(Understood { record: found, .. }) = shorthand::understand(&text, None) else { continue };
            read += 1;
            assert_eq!(calls(&found), auction.calls.len(), "{name}:\n{text}\n{found:?}");
            assert_eq!(&found, record, "{name}:\n{text}");
        }
        println!("{name}: {read} of {}", auctions.len());
        assert!(read * 10 >= auctions.len() * 7, "{name}: {read} of {}", auctions.len());
    }
}
