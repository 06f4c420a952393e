//! Days, boards, streaks and levels of the quiz.

use director_please::league::{Daily, Day, HARDEST, Hour, Ladder, Period, Score, Streak, Zone};

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

fn daily(hour: i64, zone: &str) -> Daily {
    Daily { hour: Hour::new(hour).unwrap(), zone: zone.parse().unwrap() }
}

/// Seconds since 1970 of a moment in universal time.
fn at(day_of: &str, hour: i64, minute: i64) -> i64 {
    daily(0, "UTC").moment(day(day_of)).unwrap() + hour * 3600 + minute * 60
}

#[test]
fn boards_begin_anew_by_the_calendar() {
    let span = |period: Period, text| {
        let span = period.of(day(text));
        (span.key, span.first.to_string(), span.last.to_string())
    };
    let is = |key: &str, first: &str, last: &str| (key.to_owned(), first.to_owned(), last.to_owned());
    assert_eq!(span(Period::Week, "2026-11-21"), is("2026-W47", "2026-11-16", "2026-11-22"));
    assert_eq!(span(Period::Week, "2027-01-03"), is("2026-W53", "2026-12-28", "2027-01-03"));
    assert_eq!(span(Period::Week, "2027-01-04"), is("2027-W01", "2027-01-04", "2027-01-10"));
    assert_eq!(span(Period::Week, "2024-12-30"), is("2025-W01", "2024-12-30", "2025-01-05"));
    assert_eq!(span(Period::Month, "2028-02-29"), is("2028-02", "2028-02-01", "2028-02-29"));
    assert_eq!(span(Period::Season, "2026-06-30"), is("2025/26", "2025-07-01", "2026-06-30"));
    assert_eq!(span(Period::Season, "2026-07-01"), is("2026/27", "2026-07-01", "2027-06-30"));
    assert_eq!(span(Period::Season, "2099-12-31").0, "2099/00");
}

#[test]
fn every_day_is_in_the_span_that_it_belongs_to() {
    let mut today = day("2026-01-01");
    for _ in 0..1500 {
        for &period in Period::ALL {
            let span = period.of(today);
            assert!(span.first <= today && today <= span.last);
            assert_eq!((period.of(span.first), period.of(span.last)), (span.clone(), span.clone()));
            assert_ne!(period.of(span.last.next()).key, span.key);
        }
        today = today.next();
    }
}

#[test]
fn more_right_answers_lead_then_fewer_questions_then_who_was_first() {
    let score = |right, answered, reached| Score { right, answered, reached };
    let order = [score(9, 20, 50), score(8, 8, 90), score(8, 9, 10), score(8, 9, 11), score(0, 1, 0)];
    let mut sorted = order;
    sorted.reverse();
    sorted.sort();
    assert_eq!(sorted, order);
}

#[test]
fn a_streak_is_counted_by_questions() {
    let after = |answers: &[(u32, bool)]| {
        answers.iter().fold(Streak::default(), |streak, (number, right)| streak.after(*number, *right))
    };
    let three = after(&[(1, true), (2, true), (3, true)]);
    assert_eq!((three.length, three.best), (3, 3));
    assert_eq!([3, 4, 5].map(|newest| three.standing(newest)), [3, 3, 0], "up to the last one or the one before it");
    assert_eq!(after(&[(1, true), (2, true), (4, true)]), Streak { last: 4, length: 1, best: 2 }, "one was missed");
    assert_eq!(after(&[(1, true), (2, false), (3, true)]), Streak { last: 3, length: 1, best: 1 }, "one was wrong");
    assert_eq!(after(&[(7, true)]), Streak { last: 7, length: 1, best: 1 }, "somebody came late to the server");
    assert_eq!(after(&[(1, true), (1, false), (1, true)]), Streak { last: 1, length: 1, best: 1 });
    assert_eq!(Streak::default().standing(0), 0);
}

#[test]
fn levels_follow_the_answers() {
    let play = |ladder: Ladder, level: u8, answers: &str| {
        answers.chars().fold(ladder, |ladder, answer| ladder.after(level, answer == '1'))
    };
    let new = Ladder::default();
    assert_eq!(play(new.clone(), 0, "111").level(), 0);
    assert_eq!(play(new.clone(), 0, "1111").level(), 1);
    assert_eq!(play(new.clone(), 0, "11011").level(), 1, "four of five");
    assert_eq!(play(new.clone(), 0, "1101011").level(), 0);
    assert_eq!(play(new.clone(), 0, "000000").level(), 0, "there is none below");
    let one = Ladder::read(1, "");
    assert_eq!(play(one.clone(), 1, "0101").level(), 1);
    assert_eq!(play(one.clone(), 1, "01010").level(), 0, "three of five");
    assert_eq!(play(one.clone(), 0, "1111").level(), 1, "easier ones prove nothing");
    assert_eq!(play(one.clone(), 3, "0000").level(), 1, "harder ones neither");
    assert_eq!(play(one.clone(), 3, "1111").level(), 2);
    assert_eq!(play(Ladder::read(HARDEST, ""), HARDEST, "11111111").level(), HARDEST);
    let half = play(one, 1, "101");
    assert_eq!(Ladder::read(half.level(), &half.history()), half, "it can be stored");
    assert_eq!(Ladder::read(200, "0000000000").level(), HARDEST);
}

#[test]
fn the_daily_question_comes_once_a_day_over_summer_time() {
    let oslo = daily(2, "Europe/Oslo");
    // On the last Sunday of March 2026 there is no 2 o'clock: 3 o'clock in summer time is 1 in universal time.
    let (saturday, sunday, monday) = (at("2026-03-28", 1, 0), at("2026-03-29", 1, 0), at("2026-03-30", 0, 0));
    assert_eq!(oslo.next_after(saturday - 1), Some(saturday));
    assert_eq!(oslo.next_after(saturday), Some(sunday));
    assert_eq!(oslo.next_after(sunday), Some(monday));
    // On the last Sunday of October 2026 there are two; the first one counts.
    let (saturday, sunday, monday) = (at("2026-10-24", 0, 0), at("2026-10-25", 0, 0), at("2026-10-26", 1, 0));
    assert_eq!(oslo.next_after(saturday), Some(sunday));
    assert_eq!(oslo.next_after(sunday), Some(monday));
    assert_eq!(oslo.next_after(sunday + 3600), Some(monday), "the second 2 o'clock is none");
    let mut now = at("2026-01-01", 12, 0);
    let mut before = Day::of(now, &oslo.zone);
    for _ in 0..800 {
        now = oslo.next_after(now).unwrap();
        assert_eq!(Day::of(now, &oslo.zone), before.next());
        assert_eq!(oslo.due(now, 0), Some(before.next()));
        before = before.next();
    }
}

#[test]
fn what_is_due_is_due_on_its_day_only() {
    let oslo = daily(9, "Europe/Oslo");
    let moment = at("2026-11-21", 8, 0);
    assert_eq!(oslo.due(moment - 1, 0), None);
    assert_eq!(oslo.due(moment, 0), Some(day("2026-11-21")));
    assert_eq!(oslo.due(at("2026-11-21", 22, 59), 0), Some(day("2026-11-21")), "after a restart on the same day");
    assert_eq!(oslo.due(at("2026-11-21", 23, 0), 0), None, "not on a later one");
    assert_eq!(oslo.due(moment + 60, moment + 30), None, "it was set after its moment");
    assert_eq!(oslo.due(moment + 60, moment - 30), Some(day("2026-11-21")));
}

#[test]
fn zones_that_are_far_off_and_zones_that_leave_out_a_day() {
    let apia = daily(12, "Pacific/Apia");
    let mut now = at("2011-12-28", 0, 0);
    let mut days = Vec::new();
    for _ in 0..4 {
        now = apia.next_after(now).unwrap();
        days.push(Day::of(now, &apia.zone).to_string());
    }
    assert_eq!(days, ["2011-12-28", "2011-12-29", "2011-12-31", "2012-01-01"], "the 30th was left out");
    let half = daily(7, "Asia/Kolkata");
    assert_eq!(half.next_after(at("2026-11-21", 0, 0)), Some(at("2026-11-21", 1, 30)));
}

#[test]
fn hours_and_zones_are_checked() {
    assert_eq!([-1, 0, 23, 24].map(|hour| Hour::new(hour).map(Hour::number)), [None, Some(0), Some(23), None]);
    assert!("Europe/Olso".parse::<Zone>().is_err() && "".parse::<Zone>().is_err());
    assert_eq!("europe/oslo".parse::<Zone>().unwrap().name(), "Europe/Oslo");
    assert_eq!((Zone::UTC.name(), "UTC".parse::<Zone>().unwrap().name()), ("UTC", "UTC"));
    assert_eq!(Zone::like("oslo", 25), ["Europe/Oslo"]);
    assert!(Zone::like("Europe/", 25).len() == 25 && Zone::like("new york", 25) == ["America/New_York"]);
    assert!("2026-02-30".parse::<Day>().is_err());
}
