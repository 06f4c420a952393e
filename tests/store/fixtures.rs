//! A server, people, and cases to keep.

use director_please::{
    bridge::Seat,
    case::{CaseFile, CaseId, Entry, Person, Place},
    lawbook::Edition,
    record::Record,
    store::{Appended, NewCase, Stamp, Store},
};

pub const SERVER: Place = Place::Server(1_100_000_000_000_000_001);
pub const ASKER: Person = Person(1_200_000_000_000_000_002);
pub const DIRECTOR: Person = Person(1_300_000_000_000_000_003);

/// A case that nothing else opens.
pub fn new_case(place: Place, by: Person, cause_id: impl Into<String>) -> NewCase {
    NewCase {
        place,
        by,
        at: 1_790_000_000,
        cause_id: cause_id.into(),
        typed: "1H P 1H ib".to_owned(),
        record: Record::new(Edition::Laws2017, Seat::North),
        agreements: Some("acol".to_owned()),
        review: false,
    }
}

/// Makes an entry that nobody refuses.
pub async fn enter(store: &Store, case: CaseId, by: Person, entry: Entry) -> CaseFile {
    let stamp = Stamp { case, by, at: 1_790_000_100 };
    let appended = store.append(stamp, |_| Ok::<_, ()>(entry.clone()), |_| false).await.unwrap();
    let Appended::Done(file) = appended else { panic!("{appended:?}") };
    file
}
