//! What the README, the page on the terminal and the changelog show is what the program says today.

use std::process::Command;

use director_please::{lawbook::Edition, laws, shorthand};

/// The code blocks of a page.
fn blocks(page: &str) -> impl Iterator<Item = &str> {
    page.split("```").skip(1).step_by(2)
}

/// The words of a command line; what stands in quotation marks is one.
fn words(command: &str) -> Vec<String> {
    let parts = command.split('"').enumerate();
    parts
        .flat_map(|(place, part)| match place % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

#[test]
fn every_run_shown_is_what_the_program_prints() {
    let pages = [include_str!("../../README.md"), include_str!("../../docs/terminal.md")];
    let mut shown = 0;
    for block in pages.into_iter().flat_map(blocks) {
        let Some((command, expected)) =
            block.trim_start().strip_prefix("$ director-please ").and_then(|b| b.split_once('\n'))
        else {
            continue;
        };
        let run = Command::new(env!("CARGO_BIN_EXE_director-please"))
            .args(words(command))
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env("LANG", "C.UTF-8")
            .env("DIRECTOR_PLEASE_CONFIG", "")
            .output()
            .unwrap();
        assert_eq!(String::from_utf8(run.stdout).unwrap().trim(), expected.trim(), "{command}");
        shown += 1;
    }
    assert_eq!(shown, 3, "a ruling in each language, and a comparison");
}

#[test]
fn every_ruling_in_the_changelog_has_an_irregularity_to_rule_on() {
    let changelog = include_str!("../../CHANGELOG.md");
    let rulings = changelog.split("### ").find(|section| section.starts_with("Rulings")).unwrap();
    let mut shown = 0;
    for (heading, edition) in
        [("Both editions:", None), ("2017:", Some(Edition::Laws2017)), ("2007:", Some(Edition::Laws2007))]
    {
        let entries = rulings.split_once(&format!("\n{heading}\n")).unwrap().1;
        let entries = entries.split("\n2017:\n").next().unwrap().split("\n2007:\n").next().unwrap();
        for text in entries.split('`').skip(1).step_by(2) {
            for laws in edition.map_or(vec![Edition::Laws2007, Edition::Laws2017], |edition| vec![edition]) {
                let record =
                    shorthand::read(text, Some(laws)).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
                assert_eq!(record.laws, laws, "{text}");
                assert!(!laws::rule(&record).unwrap().incidents.is_empty(), "{text}, {laws:?}");
            }
            shown += 1;
        }
    }
    assert!(shown > 20, "{shown}");
}

/// Copies what `.dockerignore` lets through, but for the sources' contents, which cargo does not read for this.
fn what_the_image_is_built_from(to: &std::path::Path) {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    for name in include_str!("../../.dockerignore").lines().filter_map(|line| line.strip_prefix('!')) {
        let (from, to) = (root.join(name), to.join(name));
        if from.is_file() {
            std::fs::copy(from, to).unwrap();
        } else {
            std::fs::create_dir_all(&to).unwrap();
        }
    }
    for source in ["src/lib.rs", "src/main.rs"] {
        std::fs::write(to.join(source), "").unwrap();
    }
}

#[test]
fn the_image_can_be_built_from_what_it_is_given() {
    let context = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("image");
    std::fs::create_dir_all(&context).unwrap();
    what_the_image_is_built_from(&context);
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut metadata = Command::new(cargo);
    metadata.args(["metadata", "--no-deps", "--offline", "--locked", "--format-version", "1", "--manifest-path"]);
    let run = metadata.arg(context.join("Cargo.toml")).output().unwrap();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
}
