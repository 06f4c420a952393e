//! What a question teaches can be asked again, about another auction.

use director_please::quiz::{Level, Questions, Topic, Wanted, question};

use super::number;

/// Seeds that may be tried for such a question.
const SEEDS: u64 = 40;

#[test]
fn what_was_answered_wrong_is_asked_again_about_another_auction() {
    let (mut asked, mut again, mut missing) = (0, 0, Vec::new());
    for level in Level::ALL {
        let wanted = Wanted { level: Some(level), ..Wanted::default() };
        for one in Questions::from(11, wanted).take(number() / 10) {
            let topic = one.topic().unwrap_or_else(|| panic!("{one:?}"));
            assert_eq!(Topic::read(&topic.to_string(), one.edition), Some(topic));
            let law = topic.law().filter(|law| one.laws.contains(law)).or(one.laws.first().copied());
            let like = Wanted { law, kind: Some(one.kind), edition: Some(one.edition), ..wanted };
            let seeds = (0..SEEDS).map(|nth| one.seed.wrapping_add(1 + nth));
            let found = seeds
                .filter_map(|seed| question(seed, &like))
                .position(|other| other.topic() == Some(topic) && other.identity() != one.identity());
            asked += 1;
            again += u32::from(found.is_some());
            missing.extend(found.is_none().then(|| format!("{topic} at level {level}")));
        }
    }
    // A clause that hardly ever decides is not found again so soon.
    assert!(again * 100 >= asked * 85, "{again} of {asked}: {missing:?}");
}
