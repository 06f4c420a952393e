//! `--version`: the version, the commit where it can be known, the editions.

use std::{fs, path::Path, process::Command};

use director_please::lawbook::Edition;
use regex::Regex;
use tempfile::TempDir;

use super::run;

/// What the build script finds out.
#[path = "../../../build/commit.rs"]
mod build;

const FULL: &str = "0123456789abcdef0123456789abcdef01234567";

fn git(folder: &Path, arguments: &[&str]) -> String {
    let author = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"];
    let said = Command::new("git").arg("-C").arg(folder).args(author).args(arguments).output().unwrap();
    assert!(said.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&said.stderr));
    String::from_utf8(said.stdout).unwrap().trim().to_owned()
}

/// A checkout with one commit.
fn checkout() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    git(folder.path(), &["init", "--quiet"]);
    git(folder.path(), &["commit", "--quiet", "--allow-empty", "--message", "one"]);
    folder
}

fn from_git(folder: &Path) -> Option<String> {
    build::commit(folder, "", true)
}

#[test]
fn the_version_names_the_commit_and_every_edition() {
    for language in ["en", "nb"] {
        let said = run(&["--version", "--lang", language], "");
        let (first, rest) = said.output.split_once('\n').unwrap();
        assert_eq!(first, concat!("director-please ", env!("DIRECTOR_PLEASE_VERSION")));
        assert!(Edition::ALL.iter().all(|edition| rest.contains(edition.year())), "{rest}");
    }
    let wanted = Regex::new(r"^\d+\.\d+\.\d+( \([0-9a-f]{7,12}\))?$").unwrap();
    assert!(wanted.is_match(env!("DIRECTOR_PLEASE_VERSION")), "{}", env!("DIRECTOR_PLEASE_VERSION"));
}

#[test]
fn what_is_named_as_the_commit_is_shortened_and_comes_first() {
    let folder = checkout();
    fs::write(folder.path().join(".cargo_vcs_info.json"), r#"{"git": {"sha1": "fedcba9876543210"}}"#).unwrap();
    for length in 7..=FULL.len() {
        let told = &FULL[..length];
        assert_eq!(build::commit(folder.path(), told, true).as_deref(), Some(&told[..length.min(12)]));
        assert_eq!(build::commit(folder.path(), &format!("{told}\n"), false).as_deref(), Some(&told[..length.min(12)]));
    }
    for no_commit in ["", " ", "main", "012345", "unknown", "$(git rev-parse)", "0123456 dirty"] {
        assert_eq!(build::commit(folder.path(), no_commit, true).as_deref(), Some("fedcba987654"), "{no_commit}");
    }
}

#[test]
fn a_package_names_the_commit_that_cargo_wrote_into_it() {
    let folder = tempfile::tempdir().unwrap();
    let info = folder.path().join(".cargo_vcs_info.json");
    for is_release in [false, true] {
        fs::write(&info, format!("{{\n  \"git\": {{\n    \"sha1\": \"{FULL}\"\n  }},\n  \"path_in_vcs\": \"\"\n}}"))
            .unwrap();
        assert_eq!(build::commit(folder.path(), "", is_release).as_deref(), Some("0123456789ab"));
        for no_commit in ["", "{}", "{\"git\": {}}", "{\"sha1\"", "{\"sha1\": 7}", "\u{0}"] {
            fs::write(&info, no_commit).unwrap();
            assert_eq!(build::commit(folder.path(), "", is_release), None, "{no_commit}");
        }
    }
}

#[test]
fn a_checkout_is_named_by_its_own_commit_and_no_other() {
    let folder = checkout();
    for _ in 0..3 {
        let head = git(folder.path(), &["rev-parse", "HEAD"]);
        assert_eq!(from_git(folder.path()).as_deref(), Some(&head[..12]));
        assert_eq!(build::commit(folder.path(), "", false), None, "a build for tests does not ask");
        git(folder.path(), &["commit", "--quiet", "--allow-empty", "--message", "more"]);
    }
    // A second work tree, whose .git is a file.
    let beside = folder.path().join("beside");
    git(folder.path(), &["worktree", "add", "--quiet", "--detach", beside.to_str().unwrap(), "HEAD~1"]);
    assert_eq!(from_git(&beside).as_deref(), Some(&git(folder.path(), &["rev-parse", "HEAD~1"])[..12]));
    // An archive unpacked below, and one nowhere.
    let below = folder.path().join("below");
    fs::create_dir(&below).unwrap();
    assert_eq!(from_git(&below), None);
    assert_eq!(from_git(tempfile::tempdir().unwrap().path()), None);
    // A checkout without a commit.
    let empty = tempfile::tempdir().unwrap();
    git(empty.path(), &["init", "--quiet"]);
    assert_eq!(from_git(empty.path()), None);
}
