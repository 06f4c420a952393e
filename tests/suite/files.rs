//! PBN, LIN and links as people and programs write them: read as their standards say, or asked about.

mod generator;
mod stream;

use director_please::{
    record::{Event, Record},
    shorthand::{
        self, ProblemKind,
        formats::file::{Cutter, FileForm, Game, LONGEST_GAME},
    },
};

use crate::{dice::Dice, roundtrip::RECORDS};

fn read(text: &str) -> Record {
    shorthand::read(text, None).unwrap_or_else(|problems| panic!("{text}\n{problems:?}"))
}

/// The calls, each with its player.
fn calls(text: &str) -> String {
    let record = read(text);
    let made = record.events.iter().filter_map(|event| match event {
        Event::Call(made) => Some(format!("{}{}", made.by.unwrap(), made.call)),
        Event::Lho(_) | Event::DirectorRuled | Event::OpeningLeadFaced => None,
    });
    made.collect::<Vec<_>>().join(" ")
}

/// The kinds of the problems.
fn problems(text: &str) -> Vec<ProblemKind> {
    match shorthand::read(text, None) {
        Ok(record) => panic!("{text} is read: {record:?}"),
        Err(problems) => problems.list().iter().map(|problem| problem.kind().clone()).collect(),
    }
}

fn boards(text: &str) -> Vec<String> {
    match problems(text).as_slice() {
        [ProblemKind::SeveralAuctions { boards }] => boards.clone(),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn two_rooms_are_two_auctions() {
    for lin in [
        "qx|o1|md|1|mb|1C|mb|p|mb|p|mb|p|pg||qx|c1|md|1|mb|1D|mb|p|mb|p|mb|p|pg||",
        "qx|o1|md|1|mb|p|mb|1C|pg||qx|c1|md|1|mb|p|mb|1D|pg||",
        "qx|o1|mb|p|mb|1C|pg||qx|c1|mb|p|mb|1D|pg||",
        "qx|o1|md|1|mb|1C|pg||qx|c1|md|2|mb|1D|pg||",
        "|o1|md|1|mb|1C|pg||\n\nqx|c1|md|1|mb|1D|pg||",
    ] {
        assert_eq!(boards(lin), ["o1", "c1"], "{lin}");
        let link = format!("https://www.bridgebase.com/tools/handviewer.html?lin={}", lin.replace('\n', "%0a"));
        assert_eq!(boards(&link), ["o1", "c1"], "{link}");
    }
    assert_eq!(boards("md|1|ah|Board 7|mb|1C|pg||\nmd|2|ah|Board 8|mb|p|pg||"), ["Board 7", "Board 8"]);
    // A room in which nobody called is none of them.
    assert_eq!(calls("qx|o1|md|1|pg||qx|c1|md|1|mb|1D|mb|p|pg||"), "S1D WP");
}

#[test]
fn two_links_are_two_auctions() {
    let link = |query: &str| format!("https://www.bridgebase.com/tools/handviewer.html?{query}");
    for joint in [" ", "\n", "\n\n", " and ", ", "] {
        let two = [link("d=n&a=1cp"), link("b=7&d=n&a=1dp")].join(joint);
        assert_eq!(boards(&two), ["1", "7"], "{two}");
        let tags = ["[hv=d=n&a=1cp]180|135[/hv]", "[hv=d=n&a=1dp]180|135[/hv]"].join(joint);
        assert_eq!(boards(&tags), ["1", "2"], "{tags}");
        let mixed = [link("d=n&a=1cp"), "[Board \"4\"]\n[Auction \"N\"]\n1C AP".to_owned()].join(joint);
        assert_eq!(boards(&mixed), ["1", "4"], "{mixed}");
    }
    assert_eq!(problems(&format!("1H P 1H\n{}", link("d=n&a=1cp"))), [ProblemKind::TwoTables]);
}

#[test]
fn two_games_are_two_auctions() {
    for (text, names) in [
        ("[Dealer \"N\"]\n[Auction \"N\"]\n1C AP\n\n[Dealer \"E\"]\n[Auction \"E\"]\n1S AP", ["1", "2"]),
        ("[Board \"1\"]\n[Auction \"N\"]\n1C AP\n[Board \"2\"]\n[Auction \"E\"]\n1S AP", ["1", "2"]),
        (
            "[Board \"3\"]\n[Room \"Open\"]\n[Auction \"N\"]\n1C\n[Room \"Closed\"]\n[Auction \"N\"]\n1C",
            ["3 Open", "Closed"],
        ),
        ("[Auction \"N\"] 1C AP [Auction \"N\"] 1C AP", ["1", "2"]),
        ("[Auction \"N\"]\n1C AP\n\nand at the other table\n\n[Auction \"N\"]\n1S AP", ["1", "2"]),
    ] {
        assert_eq!(boards(text), names, "{text}");
    }
}

#[test]
fn a_comment_is_a_comment_wherever_it_stands() {
    let bare = read("[Dealer \"N\"]\n[Auction \"N\"]\n1C AP");
    for text in [
        "% PBN 2.1\n[Dealer \"N\"]\n[Auction \"N\"]\n1C AP",
        "% PBN 2.1\n% EXPORT\n\n[Dealer \"N\"]\n[Auction \"N\"]\n1C AP",
        "; x\n[Dealer \"N\"]\n[Auction \"N\"]\n1C AP",
        "{x}[Dealer \"N\"]\n[Auction \"N\"]\n1C AP",
        "{a\n\nb}\n; c\n[Dealer \"N\"]\n[Auction \"N\"]\n1C AP",
        "[Dealer \"N\"]\n{a {b} c}\n[Auction \"N\"]\n1C AP",
        "[Dealer \"N\"]\n[Auction \"N\"]\n1C AP\n[Declarer \"N\"]\n{a {b} c}",
        "[Dealer \"N\"]\n[Auction \"N\"]\n1C AP\n\n{hearts}",
        "[Dealer \"N\"]\n[Auction \"N\"]\n1C AP\n\n; hearts\n\n{hearts}\n% hearts",
        "[Dealer \"N\"]\n[Auction \"N\"]\n1C AP\n[Hidden \"EW\"]\n{\n\nScore 5\n}",
        "[Dealer \"N\"]\n[Auction \"N\"]\n1C {strong\n\nclub} AP",
        "[Dealer \"N\"]\n[Auction \"N\"]\n1C{1D}AP;1H",
        "[Dealer \"N\"]\n[Auction \"N\"]\n1C {a { b} AP",
    ] {
        assert_eq!(read(text), bare, "{text}");
    }
}

#[test]
fn what_nobody_closes_is_told() {
    let lone = ProblemKind::LoneBracket;
    for text in
        ["[Auction \"E\"]\n1C {AP", "{a [Auction \"E\"]\n1C AP", "[Auction \"E\"]\n1C AP\n\n{[Auction \"E\"]\n1C AP"]
    {
        assert!(problems(text).contains(&lone), "{text}");
    }
    // The tag is none, and what it swallowed of the next line is not lost.
    assert!(!problems("[Event \"a]\n[Auction \"E\"]\n1C AP").is_empty());
    assert_eq!(calls("[Event \"The \"Big\" one\"]\n[Auction \"E\"]\n1C AP"), "E1C SP WP NP");
}

#[test]
fn a_section_of_rows_says_nothing_about_the_auction() {
    let rows =
        "[OptimumResultTable \"Declarer;Denomination\\2R;Result\\2R\"]\nN NT 7\nE S 1H\n[ScoreTable \"x\"]\n1 2 Pass";
    let bare = read("[Dealer \"N\"]\n[Auction \"N\"]\n1C AP");
    assert_eq!(read(&format!("[Dealer \"N\"]\n[Auction \"N\"]\n1C AP\n{rows}")), bare);
    assert_eq!(read(&format!("[Dealer \"N\"]\n{rows}\n[Auction \"N\"]\n1C AP")), bare);
    // Below other tags, text is what it was.
    assert_eq!(calls("[Dealer \"E\"]\n[West \"Smith;Jones\"]\n1C P 1C"), "E1C SP W1C");
}

#[test]
fn tokens_are_cut_as_the_standard_cuts_them() {
    for text in [
        "1C =1=Pass 1H AP",
        "1C!Pass 1H AP",
        "1C!?Pass?1H!!AP",
        "1C$1Pass$13 1H$255AP",
        "1C=1=Pass=1=1H=1=AP",
        "1C =01= Pass 1H AP",
        "1C{x}Pass{y}1H{z}AP",
        "1C;x\nPass\n1H\nAP",
        "1C\tPass\r\n1H\rAP",
        "1c pass 1h ap",
        "1C Pass 1H AP *",
        "1C Pass 1H AP - -\x1a",
    ] {
        assert_eq!(calls(&format!("[Auction \"N\"]\n{text}")), "N1C EP S1H WP NP EP", "{text}");
    }
    for text in ["1D ^I1C Pass", "1D ^I 1C Pass", "1D 1C^I Pass", "1D 1C ^I Pass", "1D^I1C$1Pass"] {
        assert_eq!(calls(&format!("[Auction \"N\"]\n{text}")), "N1D E1C SP", "{text}");
    }
    assert_eq!(calls("[Auction \"N\"]\n1C^S1H^S^SPass"), "N1C S1H EP");
    for text in ["1C Pass * 1H", "6D + 6S Pass", "1C Pass - 1H", "5S=1 PASS", "1C ^R Pass", "1CPass", "1C Pass XS"] {
        let found = problems(&format!("[Auction \"N\"]\n{text}"));
        assert!(found.contains(&ProblemKind::NotACall), "{text}: {found:?}");
    }
}

#[test]
fn an_alert_says_that_a_call_is_artificial_and_a_note_says_more() {
    let shown = |text: &str| serde_json::to_value(read(text)).unwrap()["events"][0].clone();
    for text in [
        "[Auction \"N\"]\n1C* Pass 1H AP",
        "[Auction \"N\"]\n1C*Pass 1H AP",
        "md|3|mb|1C!|mb|p|",
        "md|3|mb|1C!|an||mb|p|",
        "https://www.bridgebase.com/tools/handviewer.html?d=n&a=1C!p",
        "[hv=d=n&a=1c!p1h]180|135[/hv]",
    ] {
        assert_eq!(shown(text), serde_json::json!({"call": "1C", "by": "N", "shows": []}), "{text}");
    }
    for text in [
        "[Auction \"N\"]\n1C* =1= Pass 1H AP\n[Note \"1:16+\"]",
        "[Auction \"N\"]\n1C =1=* Pass 1H AP\n[Note \"1:16+\"]",
        "md|3|mb|1C!|an|16+|mb|p|",
        "https://www.bridgebase.com/tools/handviewer.html?d=n&a=1C!(16%2B)p",
    ] {
        assert_eq!(shown(text), serde_json::json!({"call": "1C", "by": "N", "meaning": "16+"}), "{text}");
    }
    let both = serde_json::json!({"call": "1C", "by": "N", "meaning": "16+, strong"});
    assert_eq!(shown("md|3|mb|1C|an|16+|an|strong|mb|p|"), both);
}

#[test]
fn a_note_belongs_to_its_section_and_is_no_mark() {
    let plain = read("[Auction \"N\"]\n1C AP");
    assert_eq!(read("[Auction \"N\"]\n1C =1= AP\n[Play \"E\"]\nSA =1=\n[Note \"1:hearts\"]"), plain);
    let told = read("[Auction \"N\"]\n1C =1= AP\n[Note \"1:hearts\"]\n[Play \"E\"]\nSA =1=\n[Note \"1:spades\"]");
    assert_eq!(told, read("1C(hearts) AP"));
    // No card refers to it.
    assert_eq!(read("[Auction \"N\"]\n1C =1= AP\n[Play \"E\"]\nSA\n[Note \"1:hearts\"]"), told);
    for word in ["acc", "rej", "!", "cmp", "ncmp", "ruled", "mispull", "intended", "artificial", "(H) rej"] {
        let record = read(&format!("[Auction \"N\"]\n2D =1= AP\n[Note \"1:{word}\"]"));
        let Some(Event::Call(made)) = record.events.first() else { panic!("{record:?}") };
        let told = made.facts.meaning.as_ref().or(made.facts.purpose.as_ref()).unwrap();
        assert_eq!((told.text(), record.events.len()), (word, 4), "{record:?}");
        assert_eq!((made.facts.comparable, made.facts.unintended), (None, None), "{word}");
    }
    // What this program marks has a tag of its own.
    assert_eq!(read("[Auction \"N\"]\n1S ^I 1H 2H\n[Mark \"2:(5+H) rej\"]"), read("1S 1H(5+H) rej 2H"));
    assert_eq!(problems("[Auction \"N\"]\n1S 1H\n[Mark \"2:banana\"]"), [ProblemKind::UnknownWord]);
    assert_eq!(problems("[Auction \"N\"]\n1S 1H\n[Mark \"3:rej\"]"), [ProblemKind::MarkWithoutCall]);
    assert_eq!(problems("[Auction \"N\"]\n1S 1H\n\nrej\n[Mark \"2:rej\"]"), [ProblemKind::MarkWithoutCall]);
}

/// What a note or a comment tells of LHO's choice is asked about where a call is irregular; elsewhere it is about something else.
/// What it tells of an irregularity is always asked about.
#[test]
fn what_notes_and_comments_tell_of_the_table_never_disappears() {
    let choices = [
        "LHO declines",
        "not accepted",
        "West accepts the bid",
        "rej",
        "acc",
        "ikke godtatt",
        "vest godtok",
        "too low",
    ];
    let irregular = [
        "out of turn",
        "1H was insufficient, and corrected to 2H",
        "mispull, meant 1S",
        "utenfor tur",
        "rettet til 2H",
    ];
    let bare = |words: &str| ["acc", "rej", "cmp", "mispull"].contains(&words);
    let forms: [fn(&str, &str) -> String; 8] = [
        |words, last| format!("[Auction \"N\"]\n1H Pass {last} {{{words}}} 2S"),
        |words, last| format!("[Auction \"N\"]\n1H Pass {last} ;{words}\n2S"),
        |words, last| format!("{{{words}}}\n[Auction \"N\"]\n1H Pass {last} 2S"),
        |words, last| format!("[Auction \"N\"]\n1H Pass {last} 2S\n[Declarer \"N\"]\n{{{words}}}"),
        |words, last| format!("md|3|mb|1H|mb|p|mb|{last}|nt|{words}|mb|2S|"),
        |words, last| format!("md|3|mb|1H|mb|p|mb|{last}|an|{words}|mb|2S|"),
        |words, last| format!("[hv=d=n&a=1hp{last}({words})2s]400|300[/hv]"),
        |words, last| format!("[Auction \"N\"]\n1H Pass {last} =1= 2S\n[Note \"1:{words}\"]"),
    ];
    for (at, form) in forms.iter().enumerate() {
        let asked = |words: &str, last: &str| shorthand::read(&form(words, last), None).is_err();
        for words in choices {
            // A note of PBN that is a mark, word for word, is somebody's own note.
            assert_eq!(asked(words, "1H"), !(at == 7 && bare(words)), "{}", form(words, "1H"));
            assert!(!asked(words, "2H"), "{}", form(words, "2H"));
        }
        for words in irregular {
            assert!(asked(words, "1H") && asked(words, "2H"), "{}", form(words, "2H"));
        }
        assert!(!asked("good hand, accurate play", "1H"), "{}", form("good hand, accurate play", "1H"));
    }
    // Play is told in these words too.
    assert!(shorthand::read("[Auction \"N\"]\n1C AP\n[Play \"E\"]\nSA {out of turn}", None).is_ok());
}

#[test]
fn calls_are_read_in_the_words_of_the_shorthand() {
    for text in ["1C Dbl Rdbl AP", "1C D R AP", "1♣ X XX AP", "1 C Kontra Rekontra AP", "1c double Redouble AP"] {
        assert_eq!(calls(&format!("[Auction \"N\"]\n{text}")), "N1C EX SXX WP NP EP", "{text}");
    }
    for text in ["1C All Pass", "1C all pass", "1C AP"] {
        assert_eq!(calls(&format!("[Auction \"N\"]\n{text}")), "N1C EP SP WP", "{text}");
    }
    assert_eq!(calls("[Auction \"N\"]\n1 NT Pass 2 ♥\n3 SA"), "N1NT EP S2H W3NT");
    assert_eq!(calls("[Auction \"N\"]\n1T Passe 1SA"), "N1C EP S1NT");
    // In French letters, C is hearts.
    assert!(matches!(problems("[Auction \"N\"]\n1T Passe 1C")[..], [ProblemKind::Ambiguous { .. }]));
    for (dealer, seat) in [("North", "N"), ("east", "E"), ("Syd", "S"), ("w", "W"), ("Vest", "W")] {
        let tags = format!("[Dealer \"{dealer}\"]\n[Auction \"{dealer}\"]\n1C");
        assert_eq!(calls(&tags), format!("{seat}1C"), "{tags}");
    }
}

#[test]
fn who_dealt_is_found_where_it_is_said() {
    for (text, made) in [
        ("[Dealer \"#\"]\n[Auction \"N\"]\n1C AP", "N1C EP SP WP"),
        ("[Board \"2\"]\n[Auction \"\"]\n1C AP", "E1C SP WP NP"),
        ("[Dealer\n\"E\"]\n[\nAuction \"E\"\n]\n1C AP", "E1C SP WP NP"),
        ("md|0SAKQ,,,|ah|Board 2|mb|1C|mb|p|", "E1C SP"),
        ("md|SAKQ,,,|ah|Board 2|mb|1C|mb|p|", "E1C SP"),
        ("qx|o3|mb|1C|mb|p|", "S1C WP"),
        ("md|1|ah|Board 2|mb|1C|mb|p|", "S1C WP"),
    ] {
        assert_eq!(calls(text), made, "{text}");
    }
}

#[test]
fn lin_is_read_whatever_its_keys() {
    for (text, made) in [
        ("md|3S2|sv|n|sa|0|mb|p|mb|1C|", "NP E1C"),
        ("pw|a,b|mp|-7|bn|1|pg||qx|o1|md|1|mb|1C|mb|p|", "S1C WP"),
        ("md|1|ub|x|mb|1C|zz|9|mb|p|", "S1C WP"),
        ("|o2|md|1|mb|1C|mb|p|", "S1C WP"),
        ("% Generated by BBO Helper\nvg|x,y|pn|a,b,c,d|qx|o1|md|1|mb|1C|mb|p|", "S1C WP"),
        ("md|1|nt|a text\nof two lines, pn|mb|1C|\npc|SA|mb|p|", "S1C WP"),
    ] {
        assert_eq!(calls(text), made, "{text}");
    }
    let asked = problems("md|1|mb|1C|mb|-|mb|1H|");
    assert!(matches!(asked[..], [ProblemKind::Ambiguous { .. }]), "{asked:?}");
    for text in ["pn|a,b,c,d|md|3SAKQ,,,|pg||", "https://www.bridgebase.com/tools/handviewer.html?d=n&a="] {
        assert_eq!(problems(text), [ProblemKind::NoCalls], "{text}");
    }
    // Tables have bars, too.
    assert_eq!(calls("|N|E|S|W|\n|--|--|--|--|\n|1H|P|1S|P|"), "N1H EP S1S WP");
}

#[test]
fn links_lead_anywhere_and_have_names_in_them() {
    for (link, made) in [
        ("https://play.intobridge.com/hand?lin=pn|a,b,c,d|md|3|mb|1H|mb|p|", "N1H EP"),
        ("https://play.intobridge.com/hand?x=1&lin=pn%7Ca,b%7Cmd%7C3%7Cmb%7C1H%7Cmb%7Cp%7C&lang=en", "N1H EP"),
        ("https://www.bridgebase.com/tools/handviewer.html?lin=pn|Ann Lee,Bo Dee,c,d|md|3|mb|1H|mb|p|", "N1H EP"),
        ("https://www.bridgebase.com/tools/handviewer.html?nn=Stephen Nellissen&d=n&a=1hp&wn=x", "N1H EP"),
        ("https://www.bridgebase.com/tools/handviewer.html?d=n&a=1hp&nn=Stephen Nellissen", "N1H EP"),
        ("https://www.bridgebase.com/tools/handviewer.html?d=n&a=1hp&nn=Stephen\n1S", "N1H EP S1S"),
        ("https://www.bridgebase.com/tools/handviewer.html?d=n&a=1hp&nn=Stephen Pass", "N1H EP SP"),
        ("[board 1](https://www.bridgebase.com/tools/handviewer.html?d=n&a=1n(15-17)p).", "N1NT EP"),
        ("<https://www.bridgebase.com/tools/handviewer.html?d=n&a=1n(15-17)p>", "N1NT EP"),
    ] {
        assert_eq!(calls(link), made, "{link}");
    }
}

#[test]
fn a_block_of_code_ends_what_is_in_it() {
    assert_eq!(calls("```\n[Dealer \"E\"]\n[Auction \"E\"]\n1H Pass 1H\n```\nib"), "E1H SP W1H");
    assert_eq!(calls("```[Auction \"E\"] 1H Pass 1H``` rej 2H"), "E1H SP W1H W2H");
}

#[test]
fn a_game_may_be_long_but_not_its_auction() {
    let comment = "a long story ".repeat(1000);
    let long =
        format!("[Dealer \"N\"]\n{{{comment}}}\n[Auction \"N\"]\n1C {{{comment}}} AP\n[ScoreTable \"x\"]\n{comment}");
    assert_eq!(calls(&long), "N1C EP SP WP");
    let auction = format!("[Auction \"N\"]\n{}", "1C Pass ".repeat(1000));
    assert_eq!(problems(&auction), [ProblemKind::TooLong { limit: shorthand::LIMIT }]);
    let shorthand = format!("[Auction \"N\"]\n1C\n\n{}", "P ".repeat(3000));
    assert_eq!(problems(&shorthand), [ProblemKind::TooLong { limit: shorthand::LIMIT }]);
}
