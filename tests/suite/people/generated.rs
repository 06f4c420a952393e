//! Texts put together at random, as people might type them: what is read holds every call and every player that was written,
//! or names them as left out. `PEOPLE_ROUNDS` says how many texts; the default is quick.

use std::collections::BTreeMap;

use director_please::{
    bridge::{Call, Seat},
    record::Event,
    shorthand::{self, Understood},
};

use crate::dice::Dice;

/// A part of a text: what is written, the calls in it, and the player who is named.
type Part = (String, Vec<Call>, Option<Seat>);

const DENOMINATIONS: [[&str; 6]; 5] = [
    ["C", "♣", "kl", " clubs", " kløver", "c"],
    ["D", "♦", "ru", " diamonds", " ruter", "d"],
    ["H", "♥", "hj", " hearts", " hjerter", "h"],
    ["S", "♠", "sp", " spades", " spar", "s"],
    ["NT", "nt", "N", " notrump", " grand", "n"],
];
const LETTERS: [&str; 5] = ["C", "D", "H", "S", "NT"];
const PASSES: [&str; 8] = ["P", "pass", "p", "passes", "passed", "passer", "passet", "Pass"];
const DOUBLES: [&str; 5] = ["X", "dbl", "double", "dobler", "x"];
const SEATS: [[&str; 4]; 4] =
    [["N", "E", "S", "W"], ["North", "East", "South", "West"], ["N", "Ø", "S", "V"], ["nord", "øst", "syd", "vest"]];
const SAID: [&str; 184] = [
    "ib",
    "ub",
    "acc",
    "rej",
    "not accepted",
    "godtatt",
    "ikke godtatt",
    "oops",
    "sorry",
    "beklager",
    "haha",
    "lol",
    "uff",
    "oi",
    "hmm",
    "hi",
    "help",
    "what now?",
    "hva nå?",
    "👍",
    "👎",
    "✅",
    "❌",
    "🚫",
    "😂",
    "🤦",
    ":joy:",
    ":thumbsup:",
    ">",
    "->",
    "→",
    "=>",
    "-",
    "|",
    "/",
    ",",
    ".",
    "!",
    "?",
    "*",
    "(tired)",
    "(misbid)",
    "(trøtt)",
    "(slow fingers)",
    "(sorry)",
    "(5+H)",
    "(S)",
    "(N)",
    "(E)",
    "(W)",
    "(stayman)",
    "(no alert)",
    "mispull",
    "feilgrep",
    "oot",
    "utur",
    "then",
    "and",
    "so",
    "så",
    "but",
    "no",
    "nei",
    "LHO",
    "RHO",
    "partner",
    "VM",
    "makker",
    "\n",
    "2007",
    "rettet til",
    "endret til",
    "changed to",
    "corrected to",
    "replaced by",
    "trukket tilbake",
    "withdrawn",
    "samtidig",
    "at the same time",
    "(LHO declines)",
    "(vest godtar)",
    "(not accepted)",
    "(rettelse)",
    "(replacement)",
    "(changed his mind)",
    "(for lavt)",
    "(mispull)",
    "(feilgrep)",
    "'s",
    "&",
    "og",
    "eller",
    "or",
    "instead",
    "i stedet",
    "too",
    "også",
    "round 2",
    "bord 4",
    "weak",
    "strong",
    "sterk",
    "michaels",
    "transfer",
    "overføring",
    "(transfer)",
    "(12-14)",
    "meant",
    "skulle være",
    "intended",
    "accepted?",
    "godtatt?",
    "*",
    "~~",
    "accepts it",
    "nektet",
    "vil ikke ha den",
    "before anyone noticed",
    "uten å se det",
    "same",
    "alert",
    "alerted",
    "varslet",
    "opener",
    "opener's",
    "responder",
    "åpner",
    "innmelder",
    "raised to",
    "hevet til",
    "responds",
    "rebids",
    "svarer",
    "my",
    "min",
    "I",
    "jeg",
    "illegal",
    "ulovlig",
    "slip of the finger",
    "(slip of the finger)",
    "fingerfeil",
    "(fingerfeil)",
    "(undo)",
    "(stands)",
    "(again)",
    "let it stand",
    "lot det stå",
    "before W accepted",
    "før V godtok",
    "before W",
    "stayman",
    "weak",
    "in third seat",
    ":",
    "!",
    "(2007)",
    "(not 2007)",
    "instead",
    "i stedet",
    "he changed it to",
    "hun mente",
    "third hand",
    "in third seat",
    "i 3. hand",
    "by fourth hand",
    "(E)",
    "didn't see",
    "didn't see it",
    "så ikke",
    "(didn't see 1S)",
    "(so du ikke spar)",
    "what happens if",
    "hva skjer hvis",
    "what happens after",
    "after",
    "I am East",
    "jeg sitter øst",
    "by mistake",
    "ved en feil",
    "not a mispull",
    "what can East do?",
    "er dette lov?",
    "not vul",
];
/// What is said of a call that is named once more.
const NAMED_AGAIN: &str =
    "oot|utur|ib|ub|~~|acc|godtatt|changed to|corrected to|replaced by|rettet til|endret til|withdrawn|trukket";
const UNKNOWN: [&str; 12] = [
    "banana",
    "never",
    "ikke",
    "didn't",
    "the",
    "because",
    "kanskje",
    "what?",
    "insuficient",
    "fielmelding",
    "wobble",
    "if",
];

fn bid(dice: &mut Dice) -> Part {
    let (level, place) = (1 + dice.below(3), dice.below(5));
    let call = format!("{level}{}", LETTERS[place]).parse().unwrap();
    (format!("{level}{}", DENOMINATIONS[place][dice.below(6)]), vec![call], None)
}

fn call(dice: &mut Dice) -> Part {
    match dice.below(8) {
        0..=2 => (PASSES[dice.below(8)].to_owned(), vec![Call::Pass], None),
        3 => (DOUBLES[dice.below(5)].to_owned(), vec![Call::Double], None),
        _ => bid(dice),
    }
}

fn part(dice: &mut Dice) -> Part {
    let place = dice.below(4);
    let names = SEATS[dice.below(4)];
    let by = Some(Seat::ALL[place]);
    let (written, calls, _) = call(dice);
    match dice.below(20) {
        0..=7 => (written, calls, None),
        8 => (format!("{}: {written}", names[place]), calls, by),
        9 => (format!("{} {written}", names[place]), calls, by),
        10 => (format!("{written} by {}", names[place]), calls, by),
        11 => (format!("({written})"), calls, None),
        12 => {
            // `2H(S)` shows spades.
            let by = by.filter(|by| *by != Seat::South || calls[0].bid().is_none());
            (format!("{written}({})", ["N", "E", "S", "W"][place]), calls, by)
        }
        13 => (format!("{} accepts", names[place]), Vec::new(), by),
        14 => (format!("{}: no", names[place]), Vec::new(), by),
        15 => (format!("dealer {}", names[place]), Vec::new(), by),
        16 => (UNKNOWN[dice.below(12)].to_owned(), Vec::new(), None),
        17 => (changed(&written, dice), calls, None),
        _ => (SAID[dice.below(SAID.len())].to_owned(), Vec::new(), None),
    }
}

/// A call that takes another's place, or may.
fn changed(written: &str, dice: &mut Dice) -> String {
    let forms: [fn(&str) -> String; 18] = [
        |written| format!("(changed to {written})"),
        |written| format!("changed to {written}"),
        |written| format!("rettet til {written}"),
        |written| format!("(rettet til {written})"),
        |written| format!("~~{written}~~"),
        |written| format!("sorry {written}"),
        |written| format!("> {written}"),
        |written| format!("*{written}"),
        |written| format!("/{written}"),
        |written| format!("[{written}]"),
        |written| format!("{{{written}}}"),
        |written| format!("og så {written}"),
        |written| format!("(now {written})"),
        |written| format!("(så {written})"),
        |written| format!("({written} instead)"),
        |written| format!("opener {written}"),
        |written| format!("stayman {written}"),
        |written| format!("{written}:"),
    ];
    forms[dice.below(forms.len())](written)
}

/// The head of a table, in one of the ways in which people write it.
fn header(dice: &mut Dice) -> String {
    let first = dice.below(4);
    let relative = [["LHO", "Partner", "RHO", "Me"], ["VM", "makker", "HM", "jeg"]];
    let names = if dice.below(4) == 0 { relative[dice.below(2)] } else { SEATS[dice.below(4)] };
    let names: Vec<&str> = (0..4).map(|place| names[(first + place) % 4]).collect();
    names.join([" ", "\t", " | ", ";", "  "][dice.below(5)])
}

/// The calls, each as often as it stands there.
fn counted(calls: impl Iterator<Item = Call>) -> BTreeMap<String, usize> {
    let mut counted = BTreeMap::new();
    calls.for_each(|call| *counted.entry(call.to_string()).or_default() += 1);
    counted
}

/// The players that a record names: who dealt, who called, and whose choice it was.
fn players(record: &director_please::record::Record) -> Vec<Seat> {
    let called = record.events.iter().filter_map(|event| if let Event::Call(made) = event { made.by } else { None });
    // LHO of any irregular call may choose about it, also after others have called.
    let chosen = record.events.iter().rposition(|event| matches!(event, Event::Lho(_))).unwrap_or_default();
    let chooser = record.events.iter().take(chosen).filter_map(|event| match event {
        Event::Call(made) => made.by.map(Seat::lho),
        _ => None,
    });
    std::iter::once(record.dealer).chain(called).chain(chooser).collect()
}

/// What is lost of a text that is read, or was not written; `None` where it is not read.
fn wrong(text: &str, parts: &[Part]) -> Option<Vec<String>> {
    let Understood { record, left_out, put_in } = shorthand::understand(text, None).ok()?;
    let is_left_out =
        |part: &Part| left_out.iter().any(|passage| passage.contains(part.0.trim().trim_matches(['(', ')'])));
    let kept: Vec<&Part> = parts.iter().filter(|part| !is_left_out(part)).collect();
    let made =
        record.events.iter().filter_map(|event| if let Event::Call(made) = event { Some(made.call) } else { None });
    let (found, wanted) = (counted(made), counted(kept.iter().flat_map(|part| part.1.iter().copied())));
    let mut wrong = Vec::new();
    for (call, times) in &wanted {
        // `E: pass, oot`, `1H ib`, `~~1H~~`, `W accepts 1H` after that very call: it is named again.
        let named_again = *times > 1 && NAMED_AGAIN.split('|').any(|mark| text.contains(mark));
        if found.get(call).is_none_or(|found| found + usize::from(named_again) < *times) {
            wrong.push(format!("{call} is lost"));
        }
    }
    // `no` and `same` are passes as well, and so are dashes between commas and dots in a table.
    let noes = text
        .to_lowercase()
        .split(|ch: char| !ch.is_alphanumeric())
        .filter(|word| matches!(*word, "no" | "same"))
        .count();
    let all = counted(parts.iter().flat_map(|part| part.1.iter().copied()));
    for (call, times) in &found {
        let spare = if call == "P" { put_in.len() + noes + text.matches(['-', '/', '.']).count() } else { 0 };
        if *times > all.get(call).copied().unwrap_or_default() + spare {
            wrong.push(format!("{call} was not written"));
        }
    }
    let seats = players(&record);
    let lost = kept.iter().filter_map(|part| part.2).filter(|seat| !seats.contains(seat));
    wrong.extend(lost.map(|seat| format!("{seat} is lost")));
    if !wrong.is_empty() {
        wrong.push(format!("{text:?}: {:?} {left_out:?}", shorthand::write(&record)));
    }
    Some(wrong)
}

#[test]
fn a_text_put_together_at_random_loses_no_call_and_no_player() {
    let rounds = std::env::var("PEOPLE_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(6000);
    let mut dice = Dice::new(std::env::var("PEOPLE_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(2027));
    let (mut read, mut faults) = (0, Vec::new());
    for _ in 0..rounds {
        let length = 2 + dice.below(6);
        let mut parts: Vec<Part> = (0..length).map(|_| part(&mut dice)).collect();
        if dice.below(2) == 0 {
            parts.splice(0..0, ["1S", "1H"].map(|call| (call.to_owned(), vec![call.parse().unwrap()], None)));
        }
        let between = [" ", " ", " ", ", ", "\n"][dice.below(5)];
        let mut text = parts.iter().map(|part| part.0.clone()).collect::<Vec<_>>().join(between);
        if dice.below(8) == 0 {
            text = format!("{}\n{text}", header(&mut dice));
        }
        if let Some(found) = wrong(&text, &parts) {
            read += 1;
            faults.extend((!found.is_empty()).then_some(found));
        }
    }
    assert!(faults.is_empty(), "{} of {rounds}: {:#?}", faults.len(), &faults[..faults.len().min(20)]);
    println!("{read} of {rounds} read");
    assert!(read * 20 > rounds, "{read} of {rounds}");
}
