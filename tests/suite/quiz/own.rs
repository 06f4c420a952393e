//! Questions of one's own: what is taken, and what is said where one is not.

use std::collections::BTreeSet;

use director_please::{
    lawbook::Edition,
    locale::Language,
    present::terminal,
    quiz::{self, Classic, Kind, OWN_BYTES, OWN_QUESTIONS, Own, OwnProblem, Question, own_question, own_questions},
};

fn taken(text: &str) -> Vec<Own> {
    own_questions(text.as_bytes())
        .unwrap_or_else(|problems| panic!("{text}\n{}", refused(&problems, Language::English)))
}

fn refused(problems: &[OwnProblem], language: Language) -> String {
    terminal::render(&quiz::refusal(problems, language))
}

/// What is said about a text that is not taken, with every run of blanks as one.
fn said(text: &[u8], language: Language) -> (Vec<OwnProblem>, String) {
    let problems = own_questions(text).expect_err("a text with a mistake in it");
    let words = refused(&problems, language).split_whitespace().collect::<Vec<_>>().join(" ");
    (problems, words)
}

/// A key that a line of this kind may have, right or wrong.
pub(super) const fn a_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Accepts => "in order",
        Kind::Order => "over",
        Kind::Passes => "W repeats 7C",
        Kind::Free => "7NT",
        Kind::Lead => "require D C",
        Kind::Clause => "17C",
        Kind::Contract => "7NTXX W",
        Kind::Comparable => "yes",
        Kind::Irregular => "none",
        Kind::Editions => "2007 EW, 2017 NS",
    }
}

#[test]
fn the_example_of_the_handbook_is_taken_and_has_every_kind() {
    let page = include_str!("../../../docs/quiz.md");
    let example = page.split("```").find_map(|block| block.strip_prefix("quiz\n")).unwrap();
    let own = taken(example);
    let kinds: BTreeSet<&str> = own.iter().map(|own| own.question.kind.name()).collect();
    assert_eq!(kinds, Kind::ALL.iter().copied().map(Kind::name).collect());
    for own in &own {
        let question = &own.question;
        let holds = question.choices.iter().filter(|choice| choice.claim.holds(&question.record)).count();
        assert!(holds == 1 && question.choices[question.right].claim.holds(&question.record), "{}", own.line);
        assert_eq!(own_question(&own.line).as_ref(), Some(question), "its line makes it anew");
        assert!(own.line.starts_with(question.own.as_ref().unwrap()));
    }
    // The same in Norwegian, where the page has it.
    let norwegian = page.split("```").find_map(|block| block.strip_prefix("quiz norsk\n")).unwrap();
    let (own, theirs) = (taken(example), taken(norwegian));
    let same = |own: &Own| theirs.iter().any(|other| other.question.identity() == own.question.identity());
    assert!(own.iter().all(same), "{:?}", own.iter().find(|own| !same(own)));
}

#[test]
fn the_mistake_shown_in_the_handbook_is_what_the_program_says() {
    let page = include_str!("../../../docs/quiz.md");
    let (_, shown) = page.split_once("$ director-please quiz --own questions.txt\nquestions.txt\n").unwrap();
    let shown = shown.split("```").next().unwrap().trim();
    let line = shown.lines().find_map(|line| line.trim().strip_prefix("3 | ")).unwrap();
    let problems = own_questions(format!("#\n#\n{line}\n").as_bytes()).expect_err("a wrong key");
    assert_eq!(refused(&problems, Language::English), shown);
}

/// Each classic is given a wrong key; the program names the right one, and takes that.
#[test]
fn the_key_that_is_named_is_the_key_that_is_taken() {
    let mut kinds = BTreeSet::new();
    for classic in Classic::all() {
        for edition in Edition::ALL {
            let Some(found) = classic.question(0, edition) else { continue };
            let wrong = a_key(classic.kind);
            let line =
                |key: &str| format!("{} {} {} {edition} = {key}", classic.name, classic.kind.name(), classic.auction);
            let Err(problems) = own_questions(line(wrong).as_bytes()) else {
                assert_eq!(classic.kind, Kind::Comparable, "{}", line(wrong));
                continue;
            };
            let text = refused(&problems, Language::English);
            let named = text.lines().find_map(|line| line.trim().strip_prefix("The key to that is: "));
            let key = named.unwrap_or_else(|| panic!("{}\n{text}", line(wrong)));
            let own = taken(&line(key));
            let (own, right) = (&own[0].question, |question: &Question| question.choices[question.right].claim.clone());
            assert_eq!((&own.record, own.ask, right(own)), (&found.record, found.ask, right(&found)), "{}", line(key));
            assert_eq!(problems[0].kind.name(), "wrong_key");
            kinds.insert(classic.kind.name());
        }
    }
    // Orders and irregular calls are among no classics.
    assert_eq!(kinds.len(), Kind::ALL.len() - 2, "{kinds:?}");
}

/// A text with one mistake: its name, where it is, and what is said of it in both languages.
struct Bad {
    text: &'static str,
    fault: &'static str,
    line: usize,
    found: &'static str,
    english: &'static [&'static str],
    norwegian: &'static [&'static str],
}

const BAD: [Bad; 15] = [
    Bad {
        text: "a passes 1S 1H ib rej 2D ncmp = N once",
        fault: "wrong_key",
        line: 1,
        found: "N once",
        english: &[
            "The file was not accepted. Mistakes: 1",
            "1 | a passes 1S 1H ib rej 2D ncmp = N once ^^^^^^",
            "Line 1, characters 33 to 38",
            "“N once” is not the ruling under the Laws of 2017.",
            "The ruling is “West, for the rest of the auction” (Law 27B2).",
            "The key to that is: W",
        ],
        norwegian: &[
            "«N once» er ikke avgjørelsen etter 2017-lovene.",
            "Avgjørelsen er «Vest, resten av meldingsforløpet» (§ 27B2).",
            "Fasiten for det er: V",
        ],
    },
    Bad {
        text: "# A comment\n\na passes 1S 1Q ib = N",
        fault: "not_a_call",
        line: 3,
        found: "1Q",
        english: &["3 | a passes 1S 1Q ib = N ^^", "Line 3, characters 13 to 14", "1Q"],
        norwegian: &["Linje 3, tegn 13 til 14"],
    },
    Bad {
        text: "a passes 1S 1H ib 2007",
        fault: "no_key",
        line: 1,
        found: "",
        english: &["The key is missing. It comes last, after “=” with a space on either side."],
        norwegian: &["Fasiten mangler."],
    },
    Bad {
        text: "a passes = N",
        fault: "form",
        line: 1,
        found: "a passes",
        english: &["A question is a name, a kind, the auction, “=” and the key."],
        norwegian: &["Et spørsmål er et navn, en type, meldingene, «=» og fasiten."],
    },
    Bad {
        text: "a guess 1S 1H ib = N",
        fault: "unknown_kind",
        line: 1,
        found: "guess",
        english: &["“guess” is not a kind of question. Expected: accepts, order, passes"],
        norwegian: &["«guess» er ikke en type spørsmål. Forventet, på engelsk: accepts"],
    },
    Bad {
        text: "<@1> passes 1S 1H ib = N",
        fault: "name",
        line: 1,
        found: "<@1>",
        english: &["“<@1>” cannot be a name. A name is one word of at most 30 letters"],
        norwegian: &["«<@1>» kan ikke være et navn."],
    },
    Bad {
        text: "a passes 1S 1H ib rej 2D ncmp = maybe",
        fault: "unknown_key",
        line: 1,
        found: "maybe",
        english: &[
            "“maybe” is not a key to such a question. Expected: “nobody”, a seat (N), a seat at one turn (N once)",
        ],
        norwegian: &["«maybe» er ikke en fasit på et slikt spørsmål. Forventet: «ingen», en plass (N)"],
    },
    Bad {
        text: "a irregular 1C 1H 1D 2H = S 2H",
        fault: "unknown_key",
        line: 1,
        found: "S 2H",
        english: &["Expected: the player and the call (S 1H), which appears only once in the auction"],
        norwegian: &["Forventet: spilleren og meldingen (S 1H)"],
    },
    Bad {
        text: "a passes 1S 1H ib = N",
        fault: "nothing_to_ask",
        line: 1,
        found: "1S 1H ib",
        english: &[
            "This needs an irregularity with nothing left to choose or decide, and an auction that is not over. If it has all that, look at the bids: one that most pairs do not play as natural needs its meaning in brackets.",
        ],
        norwegian: &[
            "Det trengs en feil der det ikke er noe igjen å velge eller avgjøre, og et meldingsforløp som ikke er slutt. Er alt dette på plass, mangler det en betydning: et bud som de fleste ikke spiller naturlig, må ha den i parentes.",
        ],
    },
    Bad {
        text: "a free 1H P 1H ib acc rej = none",
        fault: "nothing_to_choose",
        line: 1,
        found: "rej",
        english: &["Line 1, characters 23 to 25"],
        norwegian: &["Linje 1, tegn 23 til 25"],
    },
    Bad {
        text: "a accepts 1S 1H = S\nA accepts 1H 1C = S",
        fault: "name_twice",
        line: 2,
        found: "A",
        english: &["Line 1 has the name “A” as well."],
        norwegian: &["Linje 1 har også navnet «A»."],
    },
    Bad {
        text: "a accepts 1S 1H = S\n  b accepts 1S 1H = S",
        fault: "asked_twice",
        line: 2,
        found: "b accepts 1S 1H = S",
        english: &["Line 1 asks the same."],
        norwegian: &["Linje 1 spør om det samme."],
    },
    Bad {
        text: "\u{feff}# nothing but this\n",
        fault: "empty_text",
        line: 0,
        found: "",
        english: &["There is no question in it."],
        norwegian: &["Det er ikke noe spørsmål i den."],
    },
    Bad {
        text: "a comparable W: 1H P 1H(4+H 12-21) ib rej 2NT(4+H 13-20) = no",
        fault: "wrong_key",
        line: 1,
        found: "no",
        english: &["The ruling is “Yes: every hand for 2NT also fits 1♥”", "The key to that is: yes"],
        norwegian: &["Fasiten for det er: ja"],
    },
    Bad {
        text: "a editions 1H W:X rej E:P S:2H W:P ncmp 2007 = 2007 nobody, 2017 nobody",
        fault: "wrong_key",
        line: 1,
        found: "2007 nobody, 2017 nobody",
        english: &["The key to that is: 2007 "],
        norwegian: &["Fasiten for det er: 2007 "],
    },
];

#[test]
fn every_mistake_is_shown_in_its_place_and_in_both_languages() {
    for bad in BAD {
        for (language, wanted) in [(Language::English, bad.english), (Language::Norwegian, bad.norwegian)] {
            let (problems, words) = said(bad.text.as_bytes(), language);
            let [problem] = problems.as_slice() else { panic!("{}: {words}", bad.text) };
            assert_eq!((problem.kind.name(), problem.line), (bad.fault, bad.line), "{words}");
            assert_eq!(problem.text.get(problem.span.from..problem.span.to), Some(bad.found), "{words}");
            for part in wanted {
                assert!(words.contains(part), "{part}\nin\n{}", refused(&problems, language));
            }
        }
    }
}

#[test]
fn all_mistakes_are_told_at_once_and_nothing_is_taken() {
    let text = "good accepts 1S 1H = S\nbad passes 1Q = N\nworse accepts 1S 1H = W # it is South\n";
    let (problems, words) = said(text.as_bytes(), Language::English);
    let found: Vec<(usize, &str)> = problems.iter().map(|problem| (problem.line, problem.kind.name())).collect();
    assert_eq!(found, [(2, "not_a_call"), (3, "wrong_key")], "{words}");
    assert!(words.starts_with("The file was not accepted. Mistakes: 2"), "{words}");
    let (problems, _) = said(b"a accepts 1S 1H = S\n\nb \xff\n", Language::English);
    assert_eq!((problems[0].kind.name(), problems[0].line), ("not_text", 3));
}

#[test]
fn too_much_is_refused() {
    let long = vec![b'#'; OWN_BYTES + 1];
    let (problems, words) = said(&long, Language::English);
    assert_eq!(problems[0].kind.name(), "too_long");
    assert!(words.contains("It is larger than 64 kB."), "{words}");
    assert_eq!(own_questions(&long[1..]).expect_err("a comment")[0].kind.name(), "empty_text");
    let many: String = (0..=OWN_QUESTIONS).map(|number| format!("q{number} accepts = S\n")).collect();
    let (problems, words) = said(many.as_bytes(), Language::Norwegian);
    assert_eq!((problems.len(), problems[OWN_QUESTIONS].kind.name()), (OWN_QUESTIONS + 1, "too_many"));
    assert!(words.contains(&format!("Det er flere enn {OWN_QUESTIONS} spørsmål.")), "{words}");
    // Four passes and a bid for every bid there is: an auction that no message holds.
    let calls: Vec<String> = (1..=7)
        .flat_map(|level| ["C", "D", "H", "S", "NT"].map(|named| format!("{level}{named} P P X P P XX P P")))
        .collect();
    let long = format!("long irregular {} = none", calls.join(" "));
    let (problems, _) = said(long.as_bytes(), Language::English);
    assert_eq!(problems[0].kind.name(), "long_page", "{:?}", problems[0]);
}

#[test]
fn names_and_blanks_and_comments_are_as_one_likes() {
    let text = "\u{feff}\r\n  klubb_1.ø-1\t order   1H 2H=3 =  no \r\n";
    assert!(own_questions(text.as_bytes()).is_err(), "a sign without blanks is no key");
    let own = taken("\u{feff}\r\n  klubb_1.ø-1\taccepts   1S   1H   =   SØR  # by LHO\r\n");
    assert_eq!(own[0].question.own.as_deref(), Some("klubb_1.ø-1"));
    assert_eq!(own[0].line, "klubb_1.ø-1\taccepts   1S   1H   =   SØR");
    let suits = taken("l lead 1S 1H ib rej 2D ncmp 2S P P P = forbid ♥ s c\n");
    assert_eq!(suits[0].question.kind, Kind::Lead);
}

/// Whatever is quoted of a text can be shown: nothing in it hides, reorders or formats.
#[test]
fn what_is_quoted_of_a_text_can_be_shown() {
    for hidden in ["\0", "\u{202e}", "\u{200b}", "\u{feff}", "`", "```", "\u{e0041}", "\u{1b}", "\u{fffc}"] {
        for line in ["one passes 1S 1Q = N", "o?ne passes 1S = N", "one pass?es 1S = N", "one passes 1S 1H ib = ?E"] {
            let marked = if line.contains('?') { line.replace('?', hidden) } else { format!("{line}{hidden}x") };
            for language in Language::ALL {
                let (problems, shown) = said(marked.as_bytes(), language);
                assert!(!problems.is_empty(), "{marked:?}");
                for text in problems.iter().map(|problem| &problem.text).chain([&shown]) {
                    assert!(
                        !text.contains(hidden.trim_start_matches('`')) || hidden.starts_with('`'),
                        "{marked:?}: {text:?}"
                    );
                    assert!(!text.contains('`'), "{marked:?}: {text:?}");
                }
            }
        }
    }
    // What is taken out is not part of the question either.
    let own = taken("on\u{202e}e passes 1S 1H ib rej\u{200b} 2D ncmp = W");
    assert_eq!(
        (own[0].question.own.as_deref(), own[0].line.as_str()),
        (Some("one"), "one passes 1S 1H ib rej 2D ncmp = W")
    );
}
