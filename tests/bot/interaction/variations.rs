//! Payloads with fields in another order, missing, or of another type.

use super::*;

/// The same with the keys of every object in another order: the alphabet's, or the other way round.
fn ordered(value: &Value, backwards: bool) -> String {
    if let Some(items) = value.as_array() {
        let items: Vec<String> = items.iter().map(|item| ordered(item, backwards)).collect();
        return format!("[{}]", items.join(","));
    }
    let Some(fields) = value.as_object() else { return value.to_string() };
    let mut fields: Vec<(&String, &Value)> = fields.iter().collect();
    fields.sort_by_key(|(key, _)| *key);
    if backwards {
        fields.reverse();
    }
    let field = |(key, value)| format!("{}:{}", json!(key), ordered(value, backwards));
    format!("{{{}}}", fields.into_iter().map(field).collect::<Vec<_>>().join(","))
}

#[test]
fn fields_come_in_any_order() {
    for (name, text) in PAYLOADS {
        let (expected, payload) = (shown(&read_event(&event(text))), payload(name));
        for backwards in [false, true] {
            let payload = ordered(&payload, backwards);
            let fields = [r#""t":"INTERACTION_CREATE""#.to_owned(), r#""s":7"#.to_owned(), format!(r#""d":{payload}"#)];
            for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
                let fields = order.map(|at| fields[at].as_str()).join(",");
                assert_eq!(shown(&read_event(&format!(r#"{{{fields},"op":0}}"#))), expected, "{name} {order:?}");
            }
        }
    }
}

/// Every number of Discord's as a number of JSON's.
fn unquoted(value: &mut Value) {
    let number = value.as_str().filter(|text| text.len() > 15).and_then(|text| text.parse::<u64>().ok());
    if let Some(number) = number {
        *value = json!(number);
    } else if let Some(items) = value.as_array_mut() {
        items.iter_mut().for_each(unquoted);
    } else if let Some(fields) = value.as_object_mut() {
        fields.values_mut().for_each(unquoted);
    }
}

#[test]
fn numbers_of_discords_may_be_numbers() {
    for (name, text) in PAYLOADS {
        let mut payload = payload(name);
        unquoted(&mut payload);
        assert!(payload["id"].is_u64());
        assert_eq!(shown(&read_event(&event(payload))), shown(&read_event(&event(text))), "{name}");
    }
}

/// The places in a value, as pointers.
fn places(value: &Value, at: &str, found: &mut Vec<String>) {
    let mut inside = Vec::new();
    for (index, item) in value.as_array().into_iter().flatten().enumerate() {
        inside.push((index.to_string(), item));
    }
    for (key, field) in value.as_object().into_iter().flatten() {
        inside.push((key.clone(), field));
    }
    for (key, value) in inside {
        let place = format!("{at}/{key}");
        places(value, &place, found);
        found.push(place);
    }
}

fn each_place(mut check: impl FnMut(&str, &Value, &str, &str)) {
    for (name, _) in PAYLOADS {
        let payload = payload(name);
        let mut found = Vec::new();
        places(&payload, "", &mut found);
        assert!(found.len() > 50, "{name}");
        for place in found {
            let is_key = |part: &&str| part.parse::<u64>().is_err();
            let kinds: Vec<&str> =
                place.split('/').skip(1).map(|part| if is_key(&part) { part } else { "*" }).collect();
            check(name, &payload, &place, &kinds.join("."));
        }
    }
}

fn without(payload: &Value, place: &str) -> Value {
    let mut payload = payload.clone();
    let (at, key) = place.rsplit_once('/').unwrap();
    let from = payload.pointer_mut(at).unwrap();
    if let Some(items) = from.as_array_mut() {
        items.remove(key.parse().unwrap());
    } else {
        from.as_object_mut().unwrap().remove(key);
    }
    payload
}

fn anything() -> [Value; 9] {
    [
        json!(null),
        json!(true),
        json!(0),
        json!(-1),
        json!(1.5),
        json!(u64::MAX),
        json!("x"),
        json!([[]]),
        json!({"x": {"id": [null]}}),
    ]
}

#[test]
fn what_nobody_looks_at_may_be_missing_or_anything() {
    let mut looked_at = BTreeSet::new();
    each_place(|name, payload, place, kind| {
        if LOOKED_AT.contains(&kind) {
            looked_at.insert(kind.to_owned());
            return;
        }
        let expected = shown(&read_event(&event(payload)));
        assert_eq!(shown(&read_event(&event(without(payload, place)))), expected, "{name} without {place}");
        for value in anything() {
            let text = event(with(payload, place, value));
            assert_eq!(shown(&read_event(&text)), expected, "{name} {place}: {text}");
        }
    });
    assert_eq!(looked_at, LOOKED_AT.iter().map(|kind| (*kind).to_owned()).collect(), "all of it occurs");
}

#[test]
fn little_is_needed() {
    let mut needed = BTreeSet::new();
    each_place(|name, payload, place, kind| match read_event(&event(without(payload, place))) {
        Event::Interaction(_) => assert!(!CALLBACK.contains(&kind), "{name} {place}"),
        Event::Unreadable(_) => {
            assert!(!CALLBACK.contains(&kind), "{name} {place}");
            needed.insert(kind.to_owned());
        }
        Event::Other => {
            assert!(CALLBACK.contains(&kind), "{name} {place}");
            needed.insert(kind.to_owned());
        }
        other @ (Event::Ready { .. } | Event::Resumed | Event::Message(_) | Event::Server(_) | Event::Closed(_)) => {
            panic!("{other:?}")
        }
    });
    assert_eq!(needed, NEEDED.iter().map(|kind| (*kind).to_owned()).collect());
}

/// No wrong value is fatal; and where a text or a number is looked at, a list or an object cannot be read.
#[test]
fn what_is_looked_at_may_be_wrong() {
    each_place(|name, payload, place, kind| {
        if !LOOKED_AT.contains(&kind) {
            return;
        }
        let before = payload.pointer(place).unwrap();
        for value in anything() {
            let is_wrong = !(before.is_array() || before.is_object()) && (value.is_array() || value.is_object());
            match read_event(&event(with(payload, place, value.clone()))) {
                Event::Interaction(it) => assert!(!is_wrong, "{name} {place}: {value} {it:?}"),
                Event::Unreadable(callback) => assert_eq!(callback.id.get(), 1000000000000000071),
                Event::Other => assert!(CALLBACK.contains(&kind), "{name} {place}: {value}"),
                other @ (Event::Ready { .. }
                | Event::Resumed
                | Event::Message(_)
                | Event::Server(_)
                | Event::Closed(_)) => {
                    panic!("{name} {place}: {other:?}")
                }
            }
        }
    });
}
