//! What serenity reads of an interaction, and why not all of it.

use super::*;

/// Why the interaction is not serenity's: that refuses all of it for permissions of more than 64 bits, of which Discord says
/// that they may come, and for any field of another form that nobody uses.
#[test]
fn serenity_cannot_read_what_is_read_here() {
    let is_read_by_serenity =
        |payload: &Value| serde_json::from_value::<serenity::all::Interaction>(payload.clone()).is_ok();
    let menu = payload("menu");
    assert!(is_read_by_serenity(&menu));
    let wide = with(&menu, "/member/permissions", json!((1_u128 << 70).to_string()));
    let other = with(&menu, "/channel/type", json!("text"));
    for payload in [wide, other] {
        assert!(!is_read_by_serenity(&payload), "serenity reads it now: use its model");
        assert_eq!(read_as(&event(&payload)).callback.id.get(), 1000000000000000071);
    }
}

#[test]
fn options_of_the_wrong_type_cannot_be_read() {
    let text = |kind: u64, value: Value| {
        let options = json!([{"name": "auction", "type": kind, "value": value}]);
        read_event(&event(with(&payload("command"), "/data/options", options)))
    };
    for (kind, value) in [
        (3, json!(5)),
        (3, json!(true)),
        (4, json!("5")),
        (4, json!(5.5)),
        (4, json!(u64::MAX)),
        (5, json!("true")),
        (7, json!("laws")),
        (8, json!("0")),
        (8, json!(-1)),
        (8, json!(false)),
        (11, json!("")),
        (3, json!(["1H"])),
        (6, json!({})),
    ] {
        assert!(matches!(text(kind, value.clone()), Event::Unreadable(_)), "{kind} {value}");
    }
    // The bot asks for no user, no fraction, nor for what there may be one day.
    for (kind, value) in [(6, json!("1000000000000000011")), (10, json!(0.5)), (10, json!(1)), (99, json!("?"))] {
        let Event::Interaction(it) = text(kind, value) else { panic!("{kind}") };
        let InteractionKind::Command(it) = it.done else { panic!() };
        assert!(it.options().text("auction").is_none() && it.options().integer("auction").is_none());
    }
}
