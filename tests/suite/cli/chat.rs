//! `chat`: the conversation in a terminal.

use super::run;

#[test]
fn a_conversation_goes_on_with_the_same_auction() {
    let said = run(&["chat"], "1S 1H ib\nrej\n> 2D ncmp\n2007\nnorsk\n+ P P 2S\nslutt\n");
    assert_eq!(said.status, 0);
    let spaced = |answer: &str| answer.split_whitespace().collect::<Vec<_>>().join(" ");
    let answers: Vec<String> = said.output.split("\n> ").skip(1).map(spaced).collect();
    assert!(answers[0].starts_with("East’s 1♥ is insufficient"), "{}", answers[0]);
    assert!(answers[1].starts_with("1♥ is not accepted"), "{}", answers[1]);
    assert!(answers[2].contains("forbid the lead of one suit"), "{}", answers[2]);
    assert!(answers[3].contains("require or forbid the lead of"), "{}", answers[3]);
    assert!(answers[4].starts_with("Vest må passe"), "{}", answers[4]);
    assert!(answers[5].contains("2♠"), "{}", answers[5]);
}

#[test]
fn a_line_that_cannot_be_read_changes_nothing_and_undo_takes_one_back() {
    let said = run(&["chat"], "1S 1H\nfoo\nP\nundo\nrej\nundo\nundo\nP P\n");
    let answers: Vec<&str> = said.output.split("\n> ").skip(1).collect();
    assert!(answers[1].starts_with("I don’t know the word “foo”"), "{}", answers[1]);
    assert!(answers[2].starts_with("South has called over 1♥"), "{}", answers[2]);
    assert_eq!(answers[3], answers[0]);
    assert!(answers[4].starts_with("1♥ is not accepted"), "{}", answers[4]);
    assert_eq!(answers[5], answers[0]);
    assert_eq!(answers[6], "Taken back; there is no auction now.\n");
    assert!(answers[7].starts_with("Nothing to rule on"), "{}", answers[7]);
}

#[test]
fn a_line_that_adds_nothing_is_said_not_to_be_understood() {
    let said = run(&["chat"], "1S 1H ib\nlaw 27B2\nwhat now?\nrej\nthanks\n?\nnorsk\nlov 27B2\n");
    let answers: Vec<&str> = said.output.split("\n> ").skip(1).collect();
    assert!(answers[1].starts_with("I didn’t understand “law 27B2”"), "{}", answers[1]);
    assert_eq!(answers[2], answers[0]);
    assert!(answers[3].starts_with("1♥ is not accepted"), "{}", answers[3]);
    assert!(answers[4].starts_with("I didn’t understand “thanks”"), "{}", answers[4]);
    assert_eq!(answers[5], answers[3]);
    assert!(answers[7].starts_with("Jeg forsto ikke «lov 27B2»"), "{}", answers[7]);
}

/// What was refused is no auction, and the next line stands alone.
#[test]
fn a_first_line_that_cannot_be_read_is_forgotten() {
    for refused in ["> 2H", "foo", "rej", "(", "2018"] {
        let said = run(&["chat"], &format!("{refused}\nundo\nlaw 27\n1S 1H\n"));
        let alone = run(&["chat"], "undo\nlaw 27\n1S 1H\n");
        let answers = |output: &str| output.split("\n> ").skip(1).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(answers(&said.output)[1..], answers(&alone.output)[..], "{refused}");
        assert_eq!(answers(&alone.output)[0], "There is nothing to take back.\n");
    }
}
