//! What must hold of any text that goes through the core. What is no text at all, such as bytes that are not UTF-8, does
//! not get here: the program makes text of it first.

use director_please::{
    answer::{self, Answer, Asked, Ruled, Unread},
    cli,
    explain::{self, Explanation, Reader},
    lawbook::Edition,
    laws,
    locale::{self, Language},
    meaning::{self, Agreements, Meaning, Shown, witness},
    present::{Page, json::RulingJson, picture, terminal},
    record::{Record, Yardstick},
    shorthand::{self, Problems},
};

/// Shorthand is ruled on or refused: in both editions, one of them with all reasons, the other as it is told to players.
pub fn shorthand(text: &str) {
    let [traced, told] =
        if text.len().is_multiple_of(2) { Edition::LATEST } else { [Edition::Laws2017, Edition::Laws2007] };
    let [one, other] =
        if text.len().is_multiple_of(3) { Language::ALL } else { [Language::Norwegian, Language::English] };
    let asked = Asked { edition: Some(traced), reader: Reader::Director, ..Asked::new(text, one) };
    let (answer, _) = answer::why(&asked);
    shown(&answer.page);
    let answer = answer::answer(&Asked { edition: Some(told), ..Asked::new(text, other) });
    shown(&answer.page);
    checked(text, &answer);
}

/// The forms of other programs are read on the same way; what is read of them is echoed in one line.
pub fn imports(text: &str) {
    let asked = Asked::new(text, Language::English);
    let answer = answer::answer(&asked);
    shown(&answer.page);
    checked(text, &answer);
    assert!(!answer::echo(text, None, Language::Norwegian).is_empty(), "nothing is said");
}

/// What was found is a record to be ruled on, or problems with their places.
fn checked(text: &str, answer: &Answer) {
    match &answer.found {
        Ok(Ruled { record, .. }) => recorded(record),
        Err(Unread::Text(problems)) => refused(text, problems),
        Err(Unread::Record(_)) => {}
    }
}

/// Records as JSON, one a line, by themselves and through the command line.
pub fn record(text: &str) {
    for line in text.lines() {
        if let Ok(record) = serde_json::from_str::<Record>(line) {
            recorded(&record);
        }
    }
    let arguments = lexopt::Parser::from_args(["rule", "--records", "-", "--director", "--agreements", "acol"]);
    let arguments = cli::Arguments::read(arguments, Language::Norwegian).expect("arguments");
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let status = cli::run(&arguments, &mut text.as_bytes(), &mut output, &mut errors).expect("memory to write to");
    let output = String::from_utf8(output).expect("text");
    let wanted = text.split('\n').filter(|line| !line.bytes().all(|byte| byte.is_ascii_whitespace())).count();
    let answers: Vec<serde_json::Value> =
        output.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let failed = answers.iter().any(|answer| answer.get("error").is_some());
    assert_eq!(
        (status, answers.len()),
        (u8::from(failed), wanted),
        "one answer a line, and a status that tells of errors"
    );
}

/// Meanings, one a line, each compared with the one before it; and the whole as agreements.
pub fn meaning(text: &str) {
    let mut last: Option<Shown> = None;
    for line in text.lines() {
        for language in Language::ALL {
            shown(&locale::page(&told(line), language));
        }
        let Ok(meaning) = meaning::read(line) else { continue };
        spelled(&meaning);
        let now = Shown::new(meaning);
        if let Some(last) = &last {
            compared(last, &now);
        }
        last = Some(now);
    }
    if let Err(problems) = Agreements::read(text) {
        assert!(!problems.is_empty(), "neither agreements nor a problem");
        let lines = text.lines().count().max(1);
        assert!(problems.iter().all(|problem| problem.line <= lines && problem.from <= problem.to), "a place outside");
    }
}

/// The page can be laid out, drawn and read aloud.
fn shown(page: &Page) {
    assert!(!page.headline.trim().is_empty(), "no headline");
    let text = terminal::render(page);
    assert!(!text.trim().is_empty(), "an empty page");
    if let Some(diagram) = &page.diagram {
        let picture = picture::draw(diagram);
        assert!(!picture.svg().is_empty() && !diagram.aloud().is_empty(), "an empty picture");
    }
}

/// A record is ruled on in both editions, survives JSON, and is read back from what is written of it.
fn recorded(record: &Record) {
    let json = serde_json::to_string(record).expect("JSON");
    assert_eq!(&serde_json::from_str::<Record>(&json).expect("a record"), record, "{json}");
    for edition in Edition::ALL {
        if let Ok(ruling) = laws::rule(&Record { laws: edition, ..record.clone() }) {
            serde_json::to_string(&RulingJson::new(&ruling, "en", &ruling.to_string())).expect("JSON");
        }
    }
    for text in [shorthand::write(record), shorthand::write_pbn(record)].into_iter().flatten() {
        assert_eq!(shorthand::read(&text, None).as_ref(), Ok(record), "{text}");
    }
}

/// Every place lies in the text, something was expected there, and what is suggested can be read.
fn refused(text: &str, problems: &Problems) {
    assert!(!problems.list().is_empty(), "neither a record nor a problem");
    for problem in problems.list() {
        let span = problem.span();
        assert!(text.get(span.from..span.to).is_some(), "{span:?} is no part of the text");
        assert!(!problem.expected().is_empty(), "nothing expected");
    }
    if let Some(fix) = problems.fix() {
        assert!(shorthand::read(fix, None).is_ok(), "the fix {fix:?} does not read");
    }
}

/// A meaning in words, or what is wrong with it.
fn told(text: &str) -> Explanation {
    match meaning::read(text) {
        Ok(meaning) => explain::meaning(None, &meaning),
        Err(problems) => {
            assert!(!problems.is_empty(), "neither a meaning nor a problem");
            let length = text.chars().count();
            assert!(problems.iter().all(|it| it.from <= it.to && it.to <= length), "a place outside");
            if let Some(mended) = explain::mended(text, &problems) {
                assert!(meaning::read(&mended).is_ok(), "the fix {mended:?} does not read");
            }
            explain::meaning_problems(text, &problems)
        }
    }
}

/// A meaning is read back from its own spelling, about which there is no doubt.
fn spelled(meaning: &Meaning) {
    let spelling = meaning.to_string();
    let again = meaning::read(&spelling).unwrap_or_else(|problems| panic!("{spelling}: {problems:?}"));
    assert_eq!(again, Meaning { notes: Vec::new(), ..meaning.clone() }, "{spelling}");
}

/// Two meanings are compared, or that is refused; a hand that shows the difference is one.
fn compared(old: &Shown, new: &Shown) {
    let Ok(verdict) = laws::compare(Edition::Laws2017, Yardstick::default(), old, new) else { return };
    let Ok(witness) = witness(old, new) else { return };
    let hands = verdict.comparison.hands;
    assert_eq!(witness.is_some(), hands.only_first() > 0, "{} for {}", new.meaning(), old.meaning());
    let explanation =
        explain::comparison((Edition::Laws2017, Yardstick::default()), (old, new), &verdict, witness.as_ref());
    shown(&locale::page(&explanation, Language::Norwegian));
}
