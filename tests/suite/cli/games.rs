//! Files with several games.

use super::*;

/// Three games: one to be ruled on, one that cannot be read, one whose tags say otherwise.
const GAMES: &str = "% PBN 2.1\n[Board \"1\"]\n[Dealer \"N\"]\n[Contract \"1H\"]\n[Declarer \"N\"]\n[Auction \"N\"]\n\
                     1H Pass ^I 1H\n*\n\n[Board \"2\"]\n[Dealer \"E\"]\n[Auction \"E\"]\n1S banana AP\n\n\
                     [Board \"3\"]\n[Room \"Open\"]\n[Dealer \"S\"]\n[Contract \"2SX\"]\n[Declarer \"W\"]\n\
                     [Auction \"S\"]\n2S X AP\n";

fn file(name: &str, content: &[u8]) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn every_game_of_a_file_is_ruled_on_in_its_place() {
    let path = file("games.pbn", GAMES.as_bytes());
    for (arguments, input) in [(["rule", "--pbn", &path], ""), (["rule", "--pbn", "-"], GAMES)] {
        let said = run(&[&arguments[..], &["--format", "json"]].concat(), input);
        assert_eq!((said.status, said.errors.as_str()), (1, ""), "{}", said.output);
        let lines: Vec<Value> = said.output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let [one, two, three] = lines.as_slice() else { panic!("{}", said.output) };
        assert_eq!(
            (&one["game"], &one["board"], &one["line"], &one["v"]),
            (&json!(1), &json!("1"), &json!(1), &json!(1))
        );
        assert_eq!((&one["incidents"][0]["call"], &one["file_says"]), (&json!("1H"), &Value::Null));
        assert_eq!(
            (&two["game"], &two["board"], &two["error"]["kind"]),
            (&json!(2), &json!("2"), &json!("not_a_call"))
        );
        assert_eq!((&two["error"]["line"], &three["board"]), (&json!(13), &json!("3 Open")));
        assert_eq!(three["file_says"], json!({"declarer": "W"}));
        // The rest is what `--records` says of the same record.
        let parsed = run(&["parse", "[Dealer \"S\"]\n[Auction \"S\"]\n2S X AP"], "");
        let record: Value = serde_json::from_str(&run(&["rule", "--records", "-"], &parsed.output).output).unwrap();
        for (name, value) in record.as_object().unwrap() {
            assert_eq!(&three[name], value, "{name}");
        }
        let said = run(&arguments, input);
        assert_eq!((said.status, said.errors.as_str()), (1, ""), "{}", said.output);
        for words in
            ["Deal 1, 1 (line 1)\n\nSouth’s 1♥", "\n\nDeal 2, 2 (line 13)\n\n“banana” is not a call", "declarer W."]
        {
            assert!(said.output.contains(words), "{words}: {}", said.output);
        }
    }
    let good = run(&["rule", "--lang", "nb", "--pbn", "-"], "[Auction \"N\"]\n1H AP\n\n[Auction \"N\"]\n1S AP");
    assert_eq!((good.status, good.output.matches("Spill ").count()), (0, 2), "{}", good.output);
    let lin = run(&["rule", "--lin", "-"], "qx|o1|md|1|mb|1C|mb|p|pg||\nqx|c1|md|1|mb|1D|mb|p|pg||\n");
    assert!(lin.status == 0 && lin.output.contains("Deal 2, c1 (line 2)"), "{}", lin.output);
}

#[test]
fn records_of_a_file_go_on_to_a_ruling() {
    let records = run(&["parse", "--pbn", "-"], &GAMES.replace("banana", "Pass"));
    assert_eq!((records.status, records.output.lines().count()), (0, 3), "{}", records.output);
    let rulings = run(&["rule", "--records", "-"], &records.output);
    assert_eq!((rulings.status, rulings.output.lines().count()), (0, 3));
    let games = run(&["parse", "--format", "pbn", "--pbn", "-"], GAMES);
    assert_eq!((games.status, games.output.matches("[Auction").count()), (1, 2), "{}", games.output);
    let again = run(&["parse", "--pbn", "-"], &games.output);
    assert_eq!((again.status, again.output.lines().count()), (0, 2), "{}", games.output);
}

#[test]
fn a_file_with_several_games_says_how_to_rule_on_them() {
    let path = file("several.pbn", GAMES.as_bytes());
    let said = run(&["rule", &path], "");
    assert_eq!((said.status, said.output.as_str()), (2, ""));
    for words in ["3 auctions here: 1, 2, 3 Open", &format!("director-please rule --pbn {path}")] {
        assert!(said.errors.contains(words), "{words}: {}", said.errors);
    }
    for arguments in [
        &["rule", "--pbn", "-"][..],
        &["why", "--pbn", "-"],
        &["rule", "--both", "--pbn", "-"],
        &["rule", "--pbn", "-", "1H"],
        &["rule", "--pbn", "-", "--picture", "x.svg"],
    ] {
        let said = run(arguments, "nothing here\n");
        assert_eq!((said.status, said.output.as_str()), (2, ""), "{arguments:?}");
        assert!(!said.errors.is_empty(), "{arguments:?}");
    }
    assert_eq!(run(&["rule", "--pbn", "no/such/file"], "").status, 1);
}

#[test]
fn a_file_may_be_in_any_encoding() {
    let text = "[Auction \"N\"]\n1H Pass 1H =1= AP\n[Note \"1:für 😀\"]\n\n[Auction \"N\"]\n1S AP\n\n\u{1a}";
    let units = |order: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(order).collect::<Vec<u8>>();
    let (little, big) = (units(u16::to_le_bytes), units(u16::to_be_bytes));
    let expected = run(&["parse", "--pbn", &file("utf8.pbn", text.as_bytes())], "");
    assert_eq!((expected.status, expected.output.lines().count()), (0, 2), "{}", expected.output);
    let many = [b"\xff\xfe".as_slice(), &little.repeat(1000)].concat();
    for (name, bytes) in [
        ("mark.pbn", [b"\xef\xbb\xbf", text.as_bytes()].concat()),
        ("little.pbn", [b"\xff\xfe".as_slice(), &little].concat()),
        ("big.pbn", [b"\xfe\xff".as_slice(), &big].concat()),
        ("bare_little.pbn", little),
        ("bare_big.pbn", big),
    ] {
        let said = run(&["parse", "--pbn", &file(name, &bytes)], "");
        assert_eq!((said.status, &said.output), (0, &expected.output), "{name}");
    }
    let said = run(&["parse", "--pbn", &file("many.pbn", &many)], "");
    assert_eq!((said.status, said.output.matches("für 😀").count()), (0, 1000));
    let one = run(&["parse", &file("latin.pbn", b"[Auction \"N\"]\n1H =1= AP\n[Note \"1:f\xfcr\"]\n\x1a")], "");
    assert!(one.status == 0 && one.output.contains("für"), "{}", one.errors);
}
