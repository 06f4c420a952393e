//! The container, without its engine: the same binary, the same user, nothing beside it but the C library, and a root that
//! cannot be written. Where this machine does not let us make such a root, the test says so.

use std::{
    fs,
    os::unix::fs::chown,
    path::{Path, PathBuf},
    process::Stdio,
};

use tokio::process::Command;

use crate::{
    database::directory,
    discord::{Discord, TOKEN},
    events, health,
    program::{PROGRAM, Program},
    store_failure::is_root,
};

/// The user of the image.
const NONROOT: u32 = 65_532;
/// Where the image has the program.
const BINARY: &str = "/usr/local/bin/director-please";

/// Makes the root that is `$0` read only, but for `/data`, and becomes the rest in there, as the image's user.
const ENTER: &str = r#"
    mount --bind "$0" "$0" && mount --bind "$0/data" "$0/data" && mount -o remount,ro,bind "$0" &&
    exec chroot --userspec=65532:65532 "$0" "$@"
"#;

/// A command in the container.
fn inside(root: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new("unshare");
    command.args(["--mount", "--propagation", "private", "sh", "-c", ENTER]).arg(root).args(arguments);
    command
}

/// The libraries that the program is linked with.
async fn libraries() -> Vec<PathBuf> {
    let output = Command::new("ldd").arg(PROGRAM).output().await.unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    text.split_whitespace().filter(|word| word.starts_with('/')).map(PathBuf::from).collect()
}

/// Copies a file to the same place under the root.
fn copy(from: &Path, root: &Path, to: &str) {
    let to = root.join(to.trim_start_matches('/'));
    fs::create_dir_all(to.parent().unwrap()).unwrap();
    fs::copy(from, to).unwrap();
}

async fn filled(root: &Path) {
    for library in libraries().await {
        copy(&library, root, library.to_str().unwrap());
    }
    copy(Path::new(PROGRAM), root, BINARY);
    let data = root.join("data");
    fs::create_dir(&data).unwrap();
    chown(&data, Some(NONROOT), Some(NONROOT)).unwrap();
}

#[tokio::test]
async fn it_runs_as_in_its_image() {
    let root = directory();
    let root = root.path();
    if !is_root() {
        return eprintln!("skipped: only root can make another root");
    }
    filled(root).await;
    let mut version = inside(root, &[BINARY, "--version"]);
    if !version.stdin(Stdio::null()).status().await.is_ok_and(|status| status.success()) {
        return eprintln!("skipped: this machine lets nobody make a root that cannot be written");
    }
    let discord = Discord::start().await;
    let address = health::free_port();
    let bot = Program::run_by(
        inside(root, &[BINARY, "bot"]),
        &[
            ("PATH", "/usr/sbin:/usr/bin:/sbin:/bin"),
            ("DISCORD_TOKEN", TOKEN),
            ("DISCORD_API_URL", &discord.rest_address),
            ("SESSION_FILE", "/data/session.json"),
            ("DATABASE_URL", "sqlite:/data/director-please.sqlite"),
            ("HEALTH_ADDRESS", &address),
        ],
    );
    discord.ready().await;
    health::until(&address, "/ready", 200).await;
    let token = discord.interact(events::ruling("1H P 1H ib", &[], "en-US", "en-US"));
    let answer = discord.response(&token).await;
    assert!(answer["data"]["content"].as_str().unwrap().contains("Case 1"), "it is stored: {answer}");
    let mut check = inside(root, &[BINARY, "health"]);
    let check = check.env("HEALTH_ADDRESS", &address).output().await.unwrap();
    assert!(check.status.success() && check.stdout == b"live\n", "{check:?}");
    bot.terminate().await;
    let (status, log) = bot.ended().await;
    assert!(status.success(), "{log}");
    assert!(root.join("data/session.json").exists() && root.join("data/director-please.sqlite").exists());
}
