//! The commit that the program is built from, as far as it can be known.

use std::{fs, path::Path, process::Command};

/// How much of a commit's name is told: as much as `git rev-parse --short=12` prints.
const SHORT: usize = 12;
/// What cargo puts into a package.
pub const PACKAGED: &str = ".cargo_vcs_info.json";

/// The commit that is built from: the one named in `GIT_COMMIT`, the package's, or the one that is checked out.
///
/// Only what is built to be used asks git: what is built for tests would be built again after every commit.
pub fn commit(root: &Path, told: &str, is_release: bool) -> Option<String> {
    named(told).or_else(|| packaged(root)).or_else(|| is_release.then(|| checked_out(root)).flatten())
}

/// The commit with this name, shortened.
fn named(commit: &str) -> Option<String> {
    let commit = commit.trim();
    let is_one = commit.len() >= 7 && commit.chars().all(|c| c.is_ascii_hexdigit());
    is_one.then(|| commit.chars().take(SHORT).collect())
}

/// The commit from which a package was made.
fn packaged(root: &Path) -> Option<String> {
    let text = fs::read_to_string(root.join(PACKAGED)).ok()?;
    let (_, after) = text.split_once("\"sha1\"")?;
    named(after.split('"').nth(1)?)
}

/// The commit that is checked out here. An archive unpacked inside another checkout does not take that one's commit.
fn checked_out(root: &Path) -> Option<String> {
    if !root.join(".git").exists() {
        return None;
    }
    for file in ["HEAD", "logs/HEAD"] {
        // A file that is missing would have it built again every time.
        if let Some(path) = git(root, &["rev-parse", "--git-path", file]).filter(|path| root.join(path).exists()) {
            println!("cargo::rerun-if-changed={path}");
        }
    }
    named(&git(root, &["rev-parse", "HEAD"])?)
}

/// What git says, if there is one.
fn git(root: &Path, arguments: &[&str]) -> Option<String> {
    let said = Command::new("git").arg("-C").arg(root).args(arguments).output().ok()?;
    said.status.success().then(|| String::from_utf8_lossy(&said.stdout).trim().to_owned())
}
