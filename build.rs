//! The version that `--version` and `/about` tell: the package's, and where it can be known the commit.

#[path = "build/commit.rs"]
mod commit;

use std::{env, path::Path};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build/commit.rs");
    println!("cargo::rerun-if-env-changed=GIT_COMMIT");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    if root.join(commit::PACKAGED).exists() {
        println!("cargo::rerun-if-changed={}", commit::PACKAGED);
    }
    let told = env::var("GIT_COMMIT").unwrap_or_default();
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let commit = commit::commit(root, &told, is_release).map(|commit| format!(" ({commit})")).unwrap_or_default();
    println!("cargo::rustc-env=DIRECTOR_PLEASE_VERSION={}{commit}", env!("CARGO_PKG_VERSION"));
}
