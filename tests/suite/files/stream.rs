//! Files as a stream of games.

use super::*;

/// Games as a file holds them, cut and read.
fn cut(form: FileForm, bytes: &[u8]) -> Vec<Game> {
    let mut cutter = Cutter::new(form);
    let delimiter = cutter.delimiter();
    let mut games: Vec<Game> =
        bytes.split_inclusive(|byte| *byte == delimiter).filter_map(|piece| cutter.take(piece)).collect();
    games.extend(cutter.end());
    games
}

/// The records that PBN can hold, each with the game that holds it.
fn games() -> Vec<(&'static Record, String)> {
    RECORDS.iter().step_by(6).filter_map(|record| Some((record, shorthand::write_pbn(record)?))).collect()
}

#[test]
fn a_game_says_the_same_however_it_is_written() {
    let games = games();
    assert!(games.len() > 400, "{}", games.len());
    for ((record, game), seed) in games.iter().zip(1..) {
        let text = generator::written(game, &mut Dice::new(seed));
        assert_eq!(shorthand::read(&text, None).as_ref(), Ok(*record), "{text}\n\n{game}");
    }
}

#[test]
fn two_games_never_give_one_record() {
    let games = games();
    for ((one, other), seed) in games.iter().zip(games.iter().skip(1)).zip(1..) {
        let mut dice = Dice::new(seed);
        let texts = [one, other].map(|(_, game)| generator::written(game, &mut dice));
        for joint in ["\n\n", "\n", " ", "\n \t\n", "\n\nand then\n\n"] {
            let text = texts.join(joint);
            let read = shorthand::read(&text, None);
            let problems = read.expect_err(&text);
            let asks = |problem: &shorthand::Problem| matches!(problem.kind(), ProblemKind::SeveralAuctions { .. });
            assert!(problems.list().iter().any(asks), "{text}\n{problems:?}");
        }
    }
}

#[test]
fn a_file_is_cut_into_its_games() {
    let games = games();
    for (few, seed) in games.chunks_exact(5).zip(1..) {
        let mut dice = Dice::new(seed);
        let texts: Vec<String> = few.iter().map(|(_, game)| generator::written(game, &mut dice)).collect();
        let file = texts.join(if dice.one_in(2) { "\n" } else { "\r\n \t\r\n" });
        let cut = cut(FileForm::Pbn, file.as_bytes());
        for (game, (record, _)) in cut.iter().zip(few) {
            let text = game.text.as_deref().unwrap();
            assert_eq!(shorthand::read(text, None).as_ref(), Ok(*record), "{text}\n\n{file}");
        }
        assert_eq!(cut.len(), few.len(), "{file}");
        for (game, text) in cut.iter().zip(&texts) {
            let first = text.lines().find(|line| !line.trim().is_empty()).unwrap();
            let line = file.lines().nth(game.line - 1).unwrap_or_default();
            assert!(
                texts.len() > 1 && (line.contains(first) || line.starts_with('[')),
                "{}: {line}\n{file}",
                game.line
            );
        }
    }
}

#[test]
fn boards_are_cut_out_of_lin() {
    let file = "% by hand\nvg|a,b|pn|n,e|pg||\nqx|o1|md|3S,H,D,C|mb|1C|mb|p|\npg||\nqx|c1|md|3|mb|1D|mb|p|pg||\n\
                md|4|ah|Board 2|mb|1H|pg||\nmd|1|ah|Board 3|mb|1S|pg||\n";
    let games = cut(FileForm::Lin, file.as_bytes());
    let told: Vec<(String, usize, String)> =
        games.iter().map(|game| (game.header().board, game.line, calls(game.text.as_deref().unwrap()))).collect();
    let expected = [("o1", 1, "N1C EP"), ("c1", 5, "N1D EP"), ("Board 2", 6, "E1H"), ("Board 3", 7, "S1S")];
    assert_eq!(told, expected.map(|(board, line, made)| (board.to_owned(), line, made.to_owned())));
}

#[test]
fn games_have_values_from_the_game_before() {
    let file = "[Board \"5\"]\n[Room \"Open\"]\n[Dealer \"E\"]\n[Contract \"1C\"]\n[Auction \"E\"]\n1C AP\n\n\
                [Board \"#\"]\n[Room \"Closed\"]\n[Dealer \"##\"]\n[Auction \"\"]\n1D AP\n";
    let games = cut(FileForm::Pbn, file.as_bytes());
    let told: Vec<String> = games.iter().map(|game| game.header().board).collect();
    assert_eq!(told, ["5 Open", "5 Closed"]);
    assert_eq!(calls(games[1].text.as_deref().unwrap()), "E1D SP WP NP");
}

#[test]
fn a_file_may_be_in_any_letters_and_a_game_without_an_end() {
    let latin = b"[Auction \"N\"]\n1C =1= AP\n[Note \"1:f\xfcr\"]\n\x1a";
    let games = cut(FileForm::Pbn, latin);
    assert_eq!(read(games[0].text.as_deref().unwrap()), read("[Auction \"N\"]\n1C =1= AP\n[Note \"1:für\"]"));
    // A comment that nobody closes takes the games after it, up to what no game is long.
    let mut file = b"[Auction \"N\"]\n1C {AP\n\n".to_vec();
    file.extend(b"[Auction \"N\"]\n1C AP\n\n".repeat(LONGEST_GAME / 20));
    let games = cut(FileForm::Pbn, &file);
    assert!(games[0].text.is_none() && games.len() > 100, "{}", games.len());
    assert!(games.iter().skip(1).all(|game| calls(game.text.as_deref().unwrap()) == "N1C EP SP WP"));
}
