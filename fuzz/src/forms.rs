//! An auction written as people write it: tables in all rotations, seats in all places, one call after another. What is
//! written has to be read as that auction, or not at all.

use director_please::{
    bridge::{Bid, Call, Seat},
    lawbook::Edition,
    record::{Event, LhoChoice, MadeCall, Record},
    shorthand,
};

/// An auction in which everybody calls in turn, whatever they call; and what is done about an insufficient bid at its end.
pub struct Auction {
    pub dealer: Seat,
    pub calls: Vec<Call>,
    ending: Option<&'static Ending>,
}

/// What is done about an insufficient bid, as it is written; `B` stands for the lowest sufficient bid, `L` for LHO.
struct Ending {
    written: &'static str,
    unintended: bool,
    /// LHO's choice, before the replacement.
    choice: Option<LhoChoice>,
    replaced: bool,
    lho_passes: bool,
}

const fn ending(written: &'static str, choice: Option<LhoChoice>, replaced: bool) -> Ending {
    Ending { written, unintended: false, choice, replaced, lho_passes: false }
}

const fn slip(written: &'static str, lho_passes: bool) -> Ending {
    Ending { written, unintended: true, choice: None, replaced: true, lho_passes }
}

const ENDINGS: [Ending; 22] = [
    ending("ib", None, false),
    ending("ub", None, false),
    ending("(oops)", None, false),
    ending("(tired)", None, false),
    ending("(didn't see it)", None, false),
    ending("rej", Some(LhoChoice::Declines), false),
    ending("not accepted", Some(LhoChoice::Declines), false),
    ending("ikke godtatt", Some(LhoChoice::Declines), false),
    ending("acc", Some(LhoChoice::Accepts), false),
    ending("godtatt", Some(LhoChoice::Accepts), false),
    ending("> B", Some(LhoChoice::Declines), true),
    ending("-> B", Some(LhoChoice::Declines), true),
    ending("rej B", Some(LhoChoice::Declines), true),
    ending("ikke godtatt, rettet til B", Some(LhoChoice::Declines), true),
    ending("changed to B", None, true),
    ending("(endret til B)", None, true),
    slip("mispull > B", false),
    slip("feilgrep B", false),
    slip("(slip of the finger) > B", false),
    slip("(fingerfeil), B", false),
    slip("mispull, B, L passes", true),
    slip("feilgrep, B, L pass", true),
];

const CALLS: [&str; 14] = ["P", "P", "P", "P", "X", "1C", "1D", "1H", "1S", "1NT", "2C", "2H", "3D", "3NT"];
const HEADS: [[&str; 4]; 4] =
    [["N", "E", "S", "W"], ["North", "East", "South", "West"], ["N", "Ø", "S", "V"], ["Nord", "Øst", "Syd", "Vest"]];
const SEEN: [[&str; 4]; 3] =
    [["Partner", "RHO", "Me", "LHO"], ["Pard", "RHO", "I", "LHO"], ["makker", "HM", "jeg", "VM"]];

impl Auction {
    /// The auction that these numbers choose, each below the one it is given.
    pub fn chosen(mut below: impl FnMut(usize) -> usize) -> Auction {
        let dealer = Seat::ALL[below(4)];
        let calls = 1 + below(9);
        let calls: Vec<Call> = (0..calls).map(|_| CALLS[below(CALLS.len())].parse().expect("a call")).collect();
        let mut auction = Auction { dealer, calls, ending: None };
        let ending = &ENDINGS[below(ENDINGS.len())];
        let goes_on = !auction.is_over_before_the_end();
        auction.ending = (below(3) > 0 && goes_on && auction.replacement().is_some()).then_some(ending);
        auction
    }

    /// Whether nothing is said of the auction but its calls.
    pub fn is_bare(&self) -> bool {
        self.ending.is_none()
    }

    /// The lowest bid in the denomination of the last one, if that is insufficient.
    fn replacement(&self) -> Option<Bid> {
        let (last, before) = self.calls.split_last()?;
        // An insufficient bid before it was accepted by the call over it.
        let over = before.iter().rev().find_map(|call| call.bid());
        let last = last.bid().filter(|bid| !bid.is_sufficient_over(over))?;
        Bid::all().filter(|bid| bid.denomination == last.denomination).find(|bid| bid.is_sufficient_over(over))
    }

    /// Whether all had passed before the last call.
    fn is_over_before_the_end(&self) -> bool {
        (1..self.calls.len()).any(|end| {
            let passes = self.calls[..end].iter().rev().take_while(|call| **call == Call::Pass).count();
            passes > 3 || passes == 3 && end > 3
        })
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        std::iter::successors(Some(self.dealer), |seat| Some(seat.lho()))
    }

    /// What has to be read of it.
    pub fn record(&self) -> Record {
        let made = self.seats().zip(&self.calls).map(|(seat, call)| Event::Call(MadeCall::new(*call, Some(seat))));
        let mut events: Vec<Event> = made.collect();
        if let (Some(ending), Some(Event::Call(last))) = (self.ending, events.last_mut()) {
            let by = last.by.expect("a seat");
            last.facts.unintended = ending.unintended.then_some(true);
            events.extend(ending.choice.map(Event::Lho));
            let call = |call: Call, by: Seat| Event::Call(MadeCall::new(call, Some(by)));
            events.extend(self.replacement().filter(|_| ending.replaced).map(|bid| call(Call::Bid(bid), by)));
            events.extend(ending.lho_passes.then(|| call(Call::Pass, by.lho())));
        }
        Record { events, ..Record::new(Edition::Laws2017, self.dealer) }
    }

    /// What is done at the end, in words.
    fn ended(&self) -> Option<String> {
        let offender = self.seats().nth(self.calls.len() - 1)?;
        let bid = self.replacement()?.to_string();
        Some(self.ending?.written.replace('B', &bid).replace('L', offender.lho().letter()))
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
        self.seats().zip(&self.calls).map(|(seat, call)| write(seat, call)).collect::<Vec<_>>().join(between)
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

/// Cells under each other, each in the middle of a column of nine.
fn centred(heads: &[String], rows: &[Vec<Option<Call>>], pass: &str, empty: &str) -> String {
    let line =
        |cells: Vec<String>| cells.iter().map(|cell| format!("{cell:^9}")).collect::<String>().trim_end().to_owned();
    let body = rows.iter().map(|row| line(row.iter().map(|call| word(*call, pass, empty)).collect()));
    std::iter::once(line(heads.to_vec())).chain(body).collect::<Vec<_>>().join("\n")
}

/// Where no cell is empty before a first pass that is written as a sign, the sign stands for nothing yet.
pub fn begins_with_a_sign(name: &str, auction: &Auction, turn: usize) -> bool {
    let by_sign = ["dashes", "tabs", "commas", "slashes", "dots"].iter().any(|sign| name.contains(sign));
    by_sign && auction.calls.first() == Some(&Call::Pass) && Seat::ALL[turn % 4] == auction.dealer
}

/// How an auction is written.
pub enum Form {
    /// Cells with walls.
    Walled { wall: &'static str, edge: &'static str, pass: &'static str, rule: bool },
    /// Cells under each other.
    Spaced { width: usize, pass: &'static str, empty: &'static str },
    /// Cells under each other, each in the middle of its column.
    Centred { pass: &'static str, empty: &'static str },
    /// The header and the rows in one line, with slashes between.
    OneLine { pass: &'static str },
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

pub const FORMS: [(&str, Form); 24] = [
    ("markdown", walled_form("|", "|", "P", true)),
    ("markdown with dashes", walled_form(" | ", "|", "-", true)),
    ("walls, none at the edges", walled_form(" | ", "", "pass", false)),
    ("semicolons", walled_form(";", "", "=", false)),
    ("commas", walled_form(",", "", "--", false)),
    ("tabs", walled_form("\t", "", ".", false)),
    ("tabs with words", walled_form("\t", "", "pass", false)),
    ("columns", spaced_form(8, "P", "")),
    ("columns with dashes", spaced_form(8, "-", "")),
    ("columns, centred", Form::Centred { pass: "P", empty: "" }),
    ("columns, centred, with dashes", Form::Centred { pass: "pass", empty: "-" }),
    ("rows with slashes", spaced_form(0, "/", "-")),
    ("rows with dots", spaced_form(0, ".", "-")),
    ("one line", Form::OneLine { pass: "P" }),
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
    pub fn write(&self, auction: &Auction, turn: usize) -> String {
        let text = self.calls(auction, turn);
        let between = if matches!(self, Form::InTurn(_)) { " " } else { "\n" };
        auction.ended().map_or(text.clone(), |ended| format!("{text}{between}{ended}"))
    }

    fn calls(&self, auction: &Auction, turn: usize) -> String {
        let (heads, rows) = table(auction, turn);
        match *self {
            Form::Centred { pass, empty } => centred(&heads, &rows, pass, empty),
            Form::Walled { wall, edge, pass, rule } => walled(&heads, &rows, wall, edge, pass, rule),
            Form::OneLine { pass } => {
                let heads = Auction::heads(Seat::ALL[turn % 4], &HEADS[turn % 4]);
                spaced(&heads, &rows, 0, pass, "-").replace('\n', " / ")
            }
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

pub const AROUND: [(&str, &str); 6] = [
    ("", ""),
    ("Hi all,\n\n", "\n\nThanks"),
    ("Hei!\n\n", "\n\nHva nå?"),
    ("Ruling please:\n\n", "\n\nTD!"),
    ("Vul: None\n\n", "\n\nis this legal?"),
    ("Meldingene gikk:\n\n", "\n\nhva skjer nå?"),
];

/// A form, an auction and what stands around it, each chosen by these bytes: what is written is read as that, or not at all.
pub fn forms(bytes: &[u8]) {
    let mut bytes = bytes.iter().copied();
    let mut below = |limit: usize| usize::from(bytes.next().unwrap_or_default()) % limit;
    let auction = Auction::chosen(&mut below);
    let (turn, (name, form)) = (below(28), &FORMS[below(FORMS.len())]);
    let (before, after) = AROUND[below(AROUND.len())];
    // One arrow between two calls puts one in the place of the other.
    if name.contains("arrow") && (auction.calls.len() == 2 || !auction.is_bare())
        || begins_with_a_sign(name, &auction, turn)
    {
        return;
    }
    let text = format!("{before}{}{after}", form.write(&auction, turn));
    if let Ok(found) = shorthand::read(&text, None) {
        assert_same(&found, &auction.record(), &format!("{name}:\n{text}"));
    }
}

/// Two records that have to be the same: what differs is said as people write it.
pub fn assert_same(found: &Record, wanted: &Record, text: &str) {
    let [said, meant] = [found, wanted].map(|record| shorthand::write(record).unwrap_or_default());
    assert!(found == wanted, "{text}\nread: {said}\nmeant: {meant}");
}
