//! The tests of the test: what Discord would refuse is refused here.

use serde_json::{Value, json};

use crate::{
    discord::{
        check,
        openapi::{self, Body},
    },
    program::Program,
};

/// Makes a good body bad.
type Mutation = Box<dyn Fn(&mut Value)>;

/// The commands as the real program registers them.
async fn commands() -> Value {
    let (discord, _bot) = Program::with_discord().await;
    discord
        .until("the commands", |state| {
            state.calls.iter().find(|call| call.method == "PUT").map(|call| call.body.clone())
        })
        .await
}

fn set(at: &str, value: Value) -> impl Fn(&mut Value) + use<> {
    let at = at.to_owned();
    move |body| *body.pointer_mut(&at).unwrap_or_else(|| panic!("nothing at {at}")) = value.clone()
}

#[tokio::test]
async fn the_checker_refuses_commands_that_discord_would() {
    let good = commands().await;
    assert_eq!(check::commands(&good), [""; 0]);
    let names: Vec<&Value> = good.as_array().unwrap().iter().map(|command| &command["name"]).collect();
    assert_eq!(names, ["ruling", "Rule on this auction", "law", "settings", "privacy", "case", "quiz", "about"]);
    let (law, clause) = (&good[2], &good[2]["options"][0]);
    assert_eq!(
        (&law["name_localizations"]["no"], &clause["name_localizations"]["no"]),
        (&json!("lov"), &json!("paragraf"))
    );
    assert_eq!((&clause["required"], &clause["autocomplete"]), (&json!(true), &json!(true)));
    assert_eq!(good[0]["options"][3]["choices"].as_array().map(Vec::len), Some(4), "systems by name");
    let long = |length: usize| json!("x".repeat(length));
    let options = good[0]["options"].as_array().unwrap().clone();
    let optional_first = json!([options[1], clause]);
    let mut many = options[1].clone();
    many["choices"] = (0..26).map(|number| json!({"name": "x", "value": number.to_string()})).collect();
    let mutations: Vec<(&str, Mutation)> = vec![
        ("description", Box::new(set("/0/description", long(101)))),
        ("a required subcommand", Box::new(|body| body[5]["options"][0]["required"] = json!(true))),
        ("a subcommand beside an option", Box::new(set("/5/options/0/type", json!(3)))),
        ("the least of a text", Box::new(|body| body[0]["options"][0]["min_value"] = json!(1))),
        ("the least as a text", Box::new(set("/5/options/0/options/0/min_value", json!("1")))),
        ("more than the most", Box::new(set("/5/options/0/options/0/min_value", json!(4294967296u64)))),
        ("too much", Box::new(set("/5/options/0/options/0/max_value", json!(1u64 << 54)))),
        ("description below", Box::new(set("/5/options/0/options/0/description", long(101)))),
        ("no description", Box::new(set("/0/description", json!("")))),
        ("name", Box::new(set("/0/name", long(33)))),
        ("capitals", Box::new(set("/0/name", json!("Ruling")))),
        ("blank", Box::new(set("/0/options/0/name", json!("the auction")))),
        ("nb", Box::new(|body| body[0]["name_localizations"]["nb"] = json!("avgjørelse"))),
        ("no English", Box::new(|body| drop(body[0]["name_localizations"].as_object_mut().unwrap().remove("en-GB")))),
        ("localised description", Box::new(set("/0/description_localizations/no", long(101)))),
        ("order", Box::new(move |body| body[2]["options"] = optional_first.clone())),
        ("choices", Box::new(move |body| body[0]["options"][1] = many.clone())),
        (
            "a name twice",
            Box::new(set(
                "/0/options/1/name_localizations/no",
                good[0]["options"][0]["name_localizations"]["no"].clone(),
            )),
        ),
        ("choice name", Box::new(set("/0/options/1/choices/0/name", long(101)))),
        ("contexts", Box::new(set("/0/contexts", json!([0])))),
        ("install", Box::new(set("/1/integration_types", json!([0])))),
        ("a command twice", Box::new(|body| body[1] = body[0].clone())),
        ("a value beside subcommands", Box::new(set("/3/options/0/type", json!(3)))),
        ("a subcommand in a subcommand", Box::new(set("/3/options/1/options/0/type", json!(1)))),
        ("a required subcommand", Box::new(|body| body[3]["options"][1]["required"] = json!(true))),
        ("a role with choices", Box::new(set("/3/options/1/options/0/type", json!(8)))),
        ("a role with channel types", Box::new(set("/3/options/1/options/7/type", json!(8)))),
        ("an unknown channel type", Box::new(set("/3/options/1/options/7/channel_types/0", json!(99)))),
        ("a length of a role", Box::new(set("/3/options/1/options/3/type", json!(8)))),
        ("a choice twice", Box::new(set("/3/options/1/options/0/choices/1/value", json!("en")))),
        ("a name in a subcommand", Box::new(set("/3/options/1/options/0/name", json!("the language")))),
        ("a menu entry's description", Box::new(|body| body[1]["description"] = json!("x"))),
    ];
    for (what, mutate) in mutations {
        let mut bad = good.clone();
        mutate(&mut bad);
        assert_ne!(check::commands(&bad), [""; 0], "{what} passes");
    }
    if openapi::is_there() {
        assert_eq!(openapi::problems(Body::Commands, &good), [""; 0]);
        let mut bad = good.clone();
        bad[0]["description"] = long(101);
        assert_ne!(openapi::problems(Body::Commands, &bad), [""; 0], "Discord's description lets it pass");
    }
}

#[test]
fn the_checker_refuses_messages_that_discord_would() {
    let button = |id: &str| json!({"type": 2, "style": 2, "label": "Share", "custom_id": id});
    let link = json!({"type": 2, "style": 5, "label": "Terms", "url": "https://club.example/terms"});
    let good = json!({
        "content": "x", "flags": 64, "allowed_mentions": {"parse": [], "replied_user": false},
        "components": [{"type": 1, "components": [button("a"), button("b"), link]}],
    });
    assert_eq!(check::message(&good), [""; 0]);
    let mutations: Vec<(&str, Mutation)> = vec![
        ("2001 characters", Box::new(set("/content", json!("x".repeat(2001))))),
        ("no content", Box::new(set("/content", json!("")))),
        ("only blanks", Box::new(set("/content", json!(" \n")))),
        ("an open code block", Box::new(set("/content", json!("```\nx")))),
        ("no allowed_mentions", Box::new(|body| drop(body.as_object_mut().unwrap().remove("allowed_mentions")))),
        ("everyone", Box::new(set("/allowed_mentions/parse", json!(["everyone"])))),
        ("the author", Box::new(set("/allowed_mentions/replied_user", json!(true)))),
        ("a user", Box::new(|body| body["allowed_mentions"]["users"] = json!(["1"]))),
        ("custom_id", Box::new(set("/components/0/components/0/custom_id", json!("x".repeat(101))))),
        ("custom_id twice", Box::new(set("/components/0/components/0/custom_id", json!("b")))),
        ("label", Box::new(set("/components/0/components/0/label", json!("x".repeat(81))))),
        ("a link with a custom_id", Box::new(|body| body["components"][0]["components"][2]["custom_id"] = json!("c"))),
        ("a link to nowhere", Box::new(set("/components/0/components/2/url", json!("")))),
        ("a long link", Box::new(set("/components/0/components/2/url", json!("x".repeat(513))))),
        ("a button with a link", Box::new(|body| body["components"][0]["components"][0]["url"] = json!("https://a.b"))),
        ("an empty row", Box::new(set("/components/0/components", json!([])))),
        ("six rows", Box::new(|body| body["components"] = json!(vec![body["components"][0].clone(); 6]))),
    ];
    for (what, mutate) in mutations {
        let mut bad = good.clone();
        mutate(&mut bad);
        assert_ne!(check::message(&bad), [""; 0], "{what} passes");
    }
}

#[test]
fn the_checker_refuses_menus_that_discord_would() {
    let option = |value: &str| json!({"label": "Law 27", "value": value, "description": "Insufficient bid"});
    let menu = json!({"type": 3, "custom_id": "law:v1", "placeholder": "More", "options": [option("a"), option("b")]});
    let good = json!({
        "content": "x", "flags": 64, "allowed_mentions": {"parse": [], "replied_user": false},
        "components": [{"type": 1, "components": [menu]}],
    });
    assert_eq!(check::message(&good), [""; 0]);
    let at = |field: &str| format!("/components/0/components/0/{field}");
    let mutations: Vec<(&str, Mutation)> = vec![
        ("no options", Box::new(set(&at("options"), json!([])))),
        ("26 options", Box::new(set(&at("options"), (0..26).map(|number| option(&number.to_string())).collect()))),
        ("a value twice", Box::new(set(&at("options/1/value"), json!("a")))),
        ("label", Box::new(set(&at("options/0/label"), json!("x".repeat(101))))),
        ("description", Box::new(set(&at("options/0/description"), json!("x".repeat(101))))),
        ("value", Box::new(set(&at("options/0/value"), json!("x".repeat(101))))),
        ("custom_id", Box::new(set(&at("custom_id"), json!("x".repeat(101))))),
        ("placeholder", Box::new(set(&at("placeholder"), json!("x".repeat(151))))),
    ];
    for (what, mutate) in mutations {
        let mut bad = good.clone();
        mutate(&mut bad);
        assert_ne!(check::message(&bad), [""; 0], "{what} passes");
    }
}

#[test]
fn the_checker_refuses_choices_that_discord_would() {
    let choice = |length: usize| json!({"name": "x".repeat(length), "value": "x"});
    assert_eq!(check::choices(&json!([choice(100)])), [""; 0]);
    assert_ne!(check::choices(&json!([choice(101)])), [""; 0]);
    assert_ne!(check::choices(&json!([choice(0)])), [""; 0]);
    assert_ne!(check::choices(&json!(vec![choice(1); 26])), [""; 0]);
    assert_ne!(check::choices(&Value::Null), [""; 0]);
}
