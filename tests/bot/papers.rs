//! The operator's own papers: where `/about` and `/privacy` lead.

use serde_json::Value;

use crate::{
    discord::Discord,
    events,
    program::{Program, session_file, store_beside},
};

const PAPERS: [(&str, &str); 2] =
    [("PRIVACY_URL", "https://club.example/privacy_policy"), ("TERMS_URL", "https://club.example/terms")];

/// The bot of an operator with these papers.
fn run(discord: &Discord, papers: &[(&str, &str)]) -> Program {
    let session = session_file();
    Program::run_for(discord, &session, &store_beside(&session), papers)
}

/// The buttons under the answer.
async fn buttons(discord: &Discord, event: Value) -> Vec<Value> {
    let token = discord.interact(event);
    let response = discord.response(&token).await;
    response["data"]["components"][0]["components"].as_array().cloned().unwrap_or_default()
}

#[tokio::test]
async fn about_and_privacy_lead_to_the_operators_papers() {
    let discord = Discord::start().await;
    let _bot = run(&discord, &PAPERS);
    discord.ready().await;
    for (event, own) in [(events::about("en-GB"), 0), (events::privacy(), 2)] {
        let buttons = buttons(&discord, event).await;
        let links: Vec<&Value> = buttons.iter().filter_map(|button| button.get("url")).collect();
        assert_eq!(links, PAPERS.map(|(_, url)| url), "{buttons:?}");
        assert_eq!(buttons.len(), own + PAPERS.len(), "{buttons:?}");
    }
}

#[tokio::test]
async fn without_papers_nothing_leads_to_any() {
    let discord = Discord::start().await;
    let _bot = run(&discord, &[]);
    discord.ready().await;
    assert!(buttons(&discord, events::about("en-GB")).await.is_empty());
    assert_eq!(buttons(&discord, events::privacy()).await.len(), 2);
}

#[tokio::test]
async fn an_address_that_cannot_be_is_said() {
    let discord = Discord::start().await;
    let long = format!("https://club.example/{}", "x".repeat(500));
    let wrong = ["club.example/privacy", "https://club.example/the terms", &long];
    for (name, url) in ["PRIVACY_URL", "TERMS_URL"].into_iter().flat_map(|name| wrong.map(|url| (name, url))) {
        let (status, log) = run(&discord, &[(name, url)]).ended().await;
        assert!(!status.success() && log.contains(name) && log.contains(url), "{log}");
    }
}
