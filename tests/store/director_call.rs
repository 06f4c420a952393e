//! Calls for a director: kept once, taken by one, told twice at the most, and gone after a day.

use director_please::{
    case::{Person, Place},
    locale::Language,
    store::{Card, DirectorCall, DirectorCallMessage},
};

use crate::on_both::on_both;

const SERVER: Place = Place::Server(21);
const CALLER: Person = Person(11);
const ANN: Person = Person(13);
const BOB: Person = Person(14);

fn new(id: u64, at: i64, case: Option<u32>) -> DirectorCall {
    DirectorCall {
        id,
        place: SERVER,
        by: CALLER,
        at,
        table: "4".to_owned(),
        board: String::new(),
        case,
        token: String::new(),
        taken_by: None,
        told: 0,
    }
}

on_both!(a_call_is_kept_once, |database| {
    let store = database.open().await;
    let first = store.call_director(&new(1, 1000, None)).await.unwrap();
    assert_eq!(first, new(1, 1000, None));
    // The same interaction, and the same person a minute later.
    assert_eq!(store.call_director(&new(1, 1000, None)).await.unwrap().id, 1);
    assert_eq!(store.call_director(&new(2, 1060, None)).await.unwrap().id, 1);
    // Of a case, somebody else, later, or once a director comes.
    assert_eq!(store.call_director(&new(3, 1060, Some(7))).await.unwrap().id, 3);
    assert_eq!(store.call_director(&DirectorCall { by: BOB, ..new(4, 1060, None) }).await.unwrap().id, 4);
    assert_eq!(store.call_director(&new(5, 2000, None)).await.unwrap().id, 5);
    store.take_director_call(5, ANN, 50).await.unwrap();
    assert_eq!(store.call_director(&new(6, 2001, None)).await.unwrap().id, 6);
    store.set_director_call_token(6, "first").await.unwrap();
    store.set_director_call_token(6, "second").await.unwrap();
    assert_eq!(store.director_call(6).await.unwrap().unwrap().token, "first");
    assert_eq!(store.director_call(99).await.unwrap(), None);
    store.close().await;
});

on_both!(one_director_comes, |database| {
    let store = database.open().await;
    store.call_director(&new(1, 1000, None)).await.unwrap();
    let take = async |who, press| store.take_director_call(1, who, press).await.unwrap().unwrap().taken_by;
    let release = async |who, press| store.release_director_call(1, who, press, 1010).await.unwrap().unwrap().taken_by;
    assert_eq!(take(ANN, 50).await, Some(ANN));
    assert_eq!(take(BOB, 51).await, Some(ANN));
    assert_eq!(release(BOB, 52).await, Some(ANN));
    assert_eq!(release(ANN, 53).await, None);
    // Discord delivers presses again after a restart, in any order.
    assert_eq!((take(ANN, 50).await, take(BOB, 51).await, release(ANN, 53).await), (None, None, None));
    assert_eq!(take(BOB, 54).await, Some(BOB));
    assert_eq!((release(ANN, 53).await, take(BOB, 54).await), (Some(BOB), Some(BOB)));
    assert_eq!((release(BOB, 55).await, take(BOB, 54).await), (None, None));
    assert_eq!(store.take_director_call(2, BOB, 56).await.unwrap(), None);
    store.close().await;
});

on_both!(a_call_is_told_twice_at_the_most, |database| {
    let store = database.open().await;
    let due = async |now| store.due_director_calls(now).await.unwrap().iter().map(|due| due.id).collect::<Vec<_>>();
    store.call_director(&new(1, 1000, None)).await.unwrap();
    // At first it is told by the process that took it.
    assert_eq!((due(1005).await, due(1010).await), (vec![], vec![1]));
    store.set_director_call_told(1, 1, 1002).await.unwrap();
    assert_eq!((due(1301).await, due(1302).await), (vec![], vec![1]));
    store.take_director_call(1, ANN, 50).await.unwrap();
    assert_eq!(due(1302).await, [0; 0]);
    store.release_director_call(1, ANN, 51, 1100).await.unwrap();
    assert_eq!(due(1100).await, [1]);
    store.set_director_call_told(1, 2, 1100).await.unwrap();
    store.set_director_call_told(1, 1, 1100).await.unwrap();
    assert_eq!(due(9_999_999).await, [0; 0]);
    // Also where a director comes before it is known that all were told. If that director cannot, they are told once more.
    store.call_director(&DirectorCall { by: BOB, ..new(2, 1000, None) }).await.unwrap();
    store.take_director_call(2, ANN, 52).await.unwrap();
    assert_eq!((due(1009).await, due(1010).await), (vec![], vec![2]));
    let open = store.release_director_call(2, ANN, 53, 1011).await.unwrap().unwrap();
    assert_eq!((open.told, due(1011).await), (1, vec![2]));
    store.close().await;
});

on_both!(a_call_is_gone_after_a_day, |database| {
    let store = database.open().await;
    store.call_director(&new(1, 1000, None)).await.unwrap();
    let card = |message| Card { channel: 31, message };
    let to_ann = DirectorCallMessage { card: card(1), person: Some(ANN), language: Language::Norwegian };
    let log = DirectorCallMessage { card: card(2), person: None, language: Language::English };
    for sent in [to_ann, log, to_ann] {
        store.keep_director_call_message(1, sent).await.unwrap();
    }
    assert_eq!(store.director_call_messages(1).await.unwrap(), [to_ann, log]);
    store.forget_director_calls(1000 + 86_400).await.unwrap();
    assert!(store.director_call(1).await.unwrap().is_some());
    store.forget_director_calls(1001 + 86_400).await.unwrap();
    assert!(
        store.director_call(1).await.unwrap().is_none() && store.director_call_messages(1).await.unwrap().is_empty()
    );
    store.close().await;
});

on_both!(a_person_who_was_erased_called_nobody, |database| {
    let store = database.open().await;
    store.call_director(&new(1, 1000, None)).await.unwrap();
    store.call_director(&DirectorCall { by: BOB, ..new(2, 1000, None) }).await.unwrap();
    store.take_director_call(2, CALLER, 50).await.unwrap();
    let sent = DirectorCallMessage {
        card: Card { channel: 1, message: 2 },
        person: Some(CALLER),
        language: Language::English,
    };
    store.keep_director_call_message(2, sent).await.unwrap();
    let called = store.everything_of(CALLER).await.unwrap()["director_called"].clone();
    assert_eq!(called.as_array().unwrap().len(), 2, "{called}");
    store.erase(CALLER).await.unwrap();
    assert_eq!(store.director_call(1).await.unwrap(), None);
    assert_eq!(store.director_call(2).await.unwrap().unwrap().taken_by, None);
    assert!(store.director_call_messages(2).await.unwrap().is_empty());
    // Nobody is called again because of it.
    assert!(store.due_director_calls(9_999_999).await.unwrap().is_empty());
    store.close().await;
});
