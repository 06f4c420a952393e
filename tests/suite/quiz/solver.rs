//! A solver that knows no law: it sees a question as somebody does who cannot read the Laws, learns from the questions of one
//! seed which choices are right, and answers those of another. What it gains over a guess, the form gives away.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    hash::{DefaultHasher, Hash, Hasher},
    sync::LazyLock,
};

use director_please::{
    bridge::{Bid, Call, Seat},
    locale::Language,
    quiz::{self, Kind, Level, Question, Questions, Wanted},
    record::Event,
};

use super::number;

/// What it may gain over a guess.
const GAIN: f64 = 0.03;
/// How many standard errors of luck it is granted.
const LUCK: f64 = 3.0;
/// How often it goes through what it learns from.
const ROUNDS: usize = 6;
const SEEDS: [u64; 2] = [900_001, 7_700_007];

/// A question as it is seen without the law: what there is to say about each choice, and which is right.
struct Seen {
    choices: Vec<Vec<u64>>,
    right: usize,
}

/// What every choice has been worth so far, by what there is to say about it.
#[derive(Default)]
struct Learner {
    weights: HashMap<u64, f64>,
    squares: HashMap<u64, f64>,
}

impl Learner {
    fn taught(questions: &[Seen]) -> Learner {
        let mut learner = Learner::default();
        for _ in 0..ROUNDS {
            questions.iter().for_each(|seen| learner.learn(seen));
        }
        learner
    }

    fn score(&self, features: &[u64]) -> f64 {
        features.iter().filter_map(|feature| self.weights.get(feature)).sum()
    }

    /// How likely it holds each choice to be right.
    fn shares(&self, seen: &Seen) -> Vec<f64> {
        let scores: Vec<f64> = seen.choices.iter().map(|features| self.score(features)).collect();
        let highest = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let powers: Vec<f64> = scores.iter().map(|score| (score - highest).exp()).collect();
        let total: f64 = powers.iter().sum();
        powers.iter().map(|power| power / total).collect()
    }

    /// A step towards the right choice; shorter, the more often something was seen.
    fn learn(&mut self, seen: &Seen) {
        for (place, (features, share)) in seen.choices.iter().zip(self.shares(seen)).enumerate() {
            let missing = f64::from(u8::from(place == seen.right)) - share;
            for feature in features {
                let square = self.squares.entry(*feature).or_insert(1.0);
                *square += missing * missing;
                let weight = self.weights.entry(*feature).or_default();
                *weight += 0.3 * (missing - 0.002 * *weight) / square.sqrt();
            }
        }
    }

    fn is_right_about(&self, seen: &Seen) -> bool {
        let shares = self.shares(seen);
        (0..shares.len()).max_by(|one, other| shares[*one].total_cmp(&shares[*other])) == Some(seen.right)
    }
}

/// The words of a choice, without who and what.
fn wording(text: &str) -> String {
    let mut words = text.to_owned();
    for seat in Seat::ALL {
        words = words.replace(&format!("{seat:?}"), "Seat");
    }
    let plain = |sign: char| if "♠♥♦♣".contains(sign) || sign.is_ascii_digit() { '#' } else { sign };
    let is_clause = words.starts_with("Law");
    if is_clause { words } else { words.chars().map(plain).collect() }
}

/// The bids that stand in a text.
fn bids_in(text: &str) -> Vec<Bid> {
    let shown = |bid: &Bid| {
        let sign = Call::Bid(*bid).to_string();
        let (level, named) = sign.split_at(1);
        let named = match named {
            "S" => "♠",
            "H" => "♥",
            "D" => "♦",
            "C" => "♣",
            _ => "NT",
        };
        text.contains(&format!("{level}{named}"))
    };
    Bid::all().filter(shown).collect()
}

/// What is seen of the auction by somebody who does not know what may follow what.
fn table(question: &Question) -> Vec<String> {
    let calls: Vec<Call> = question.record.events.iter().filter_map(Event::made_call).map(|made| made.call).collect();
    let bids: Vec<Bid> = calls.iter().filter_map(|call| call.bid()).collect();
    let meanings =
        question.record.events.iter().filter_map(Event::made_call).filter_map(|made| made.facts.meaning.as_ref());
    let mut seen = vec![
        format!("edition {}", question.edition),
        format!("calls {}", calls.len().min(14)),
        format!(
            "last {}",
            calls.last().map_or("none", |call| if call.bid().is_some() {
                "bid"
            } else if *call == Call::Pass {
                "pass"
            } else {
                "double"
            })
        ),
        format!("highest {:?}", bids.iter().map(|bid| bid.level.number()).max()),
        format!("lowest {:?}", bids.iter().map(|bid| bid.level.number()).min()),
        format!("dealer {:?}", question.record.dealer),
    ];
    let named: BTreeSet<String> = bids.iter().map(|bid| format!("{:?}", bid.denomination)).collect();
    seen.push(format!("denominations {}", named.len()));
    seen.extend(named.into_iter().map(|named| format!("named {named}")));
    // What one call means; to compare it with another is the law.
    seen.extend(meanings.enumerate().map(|(nth, meaning)| format!("meaning {nth} {}", meaning.text())));
    let levels: BTreeSet<u8> = bids.iter().map(|bid| bid.level.number()).collect();
    seen.extend(levels.into_iter().map(|level| format!("level {level}")));
    seen.extend(pattern(&calls));
    let by = question.record.events.iter().rev().find_map(Event::made_call).and_then(|made| made.by);
    seen.push(format!("last by {by:?}"));
    seen
}

/// How often each sort of call was made, and where.
fn pattern(calls: &[Call]) -> Vec<String> {
    let is = |sort: &str, call: &Call| match sort {
        "pass" => *call == Call::Pass,
        "double" => matches!(call, Call::Double | Call::Redouble),
        _ => call.bid().is_some(),
    };
    let sorts = ["pass", "double", "bid"];
    let mut seen: Vec<String> = sorts
        .iter()
        .map(|sort| format!("{sort} {} times", calls.iter().filter(|call| is(sort, call)).count()))
        .collect();
    let place = |sort: &str| calls.iter().position(|call| is(sort, call));
    seen.extend(sorts.iter().map(|sort| format!("first {sort} {:?}", place(sort))));
    let different: BTreeSet<String> = calls.iter().map(Call::to_string).collect();
    seen.push(format!("again {}", calls.len() - different.len()));
    seen
}

/// What the question says, but for who and what: how many words, and which sentences.
fn stem(question: &Question) -> Vec<String> {
    let page = quiz::question_page(question, Language::English);
    let sentences: Vec<String> =
        page.sections.iter().flat_map(|section| &section.text).map(|said| wording(said)).collect();
    let words: usize = sentences.iter().map(|said| said.split_whitespace().count()).sum();
    let mut seen = vec![format!("sentences {}", sentences.len()), format!("words {}", words / 4)];
    seen.extend(sentences.iter().map(|said| format!("said {said}")));
    seen
}

/// What a bid in a choice has to do with the bids of the auction, as anybody sees it; not which is higher, for that is Law 18.
fn among(question: &Question, shown: &[Vec<Bid>], place: usize) -> Vec<String> {
    let calls = question.record.events.iter().filter_map(Event::made_call).map(|made| made.call);
    let bids: Vec<Bid> = calls.filter_map(Call::bid).collect();
    let mine = shown[place].first().copied();
    let named = |bid: Option<&Bid>| bid.map(|bid| bid.denomination);
    let of_last = |bid: Option<&Bid>| bid.is_some() && named(bid) == named(bids.last());
    vec![
        format!("first of all {}", mine.is_some() && mine.as_ref() == bids.first()),
        format!("last of all {}", mine.is_some() && mine.as_ref() == bids.last()),
        format!("names the last {}", of_last(mine.as_ref())),
        format!("one names the last {}", shown.iter().any(|one| of_last(one.first()))),
    ]
}

/// What is seen of one choice beside the others.
fn beside(place: usize, texts: &[String], words: &[String]) -> Vec<String> {
    let length = |text: &String| text.chars().count();
    let mine = length(&texts[place]);
    let longer = texts.iter().filter(|text| length(text) > mine).count();
    let shorter = texts.iter().filter(|text| length(text) < mine).count();
    let bids: Vec<Vec<Bid>> = texts.iter().map(|text| bids_in(text)).collect();
    let first = |place: usize| bids[place].first().copied();
    let higher = (0..texts.len()).filter(|other| first(*other) > first(place)).count();
    let lower = (0..texts.len()).filter(|other| first(*other) < first(place)).count();
    let seat = |text: &String| Seat::ALL.into_iter().find(|seat| text.contains(&format!("{seat:?}")));
    let others = || (0..texts.len()).filter(|other| *other != place);
    let same_bid = others().filter(|other| first(*other).is_some() && first(*other) == first(place)).count();
    let same_seat =
        others().filter(|other| seat(&texts[*other]).is_some() && seat(&texts[*other]) == seat(&texts[place]));
    let mut seen = vec![
        format!("place {place} of {}", texts.len()),
        format!("longer {longer}"),
        format!("shorter {shorter}"),
        format!("letters {}", mine / 3),
        format!("words {}", texts[place].split_whitespace().count()),
        format!("words in all {}", texts.iter().map(|text| text.split_whitespace().count()).sum::<usize>()),
        format!("longest is {:?}", (0..texts.len()).max_by_key(|other| length(&texts[*other]))),
        format!("higher {higher} lower {lower}"),
        format!("same bid {same_bid}"),
        format!("same seat {}", same_seat.count()),
        format!("seat {:?}", seat(&texts[place])),
        format!("named {:?}", first(place).map(|bid| bid.denomination)),
        format!("level {:?}", first(place).map(|bid| bid.level)),
        format!("choices {}", texts.len()),
    ];
    seen.extend(others().map(|other| format!("beside {}", words[other])));
    seen
}

fn hashed(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

fn seen(question: &Question, reads: bool) -> Seen {
    let texts: Vec<String> =
        (0..question.choices.len()).map(|place| quiz::choice(question, place, Language::English)).collect();
    let words: Vec<String> = texts.iter().map(|text| wording(text)).collect();
    let mut table = table(question);
    table.extend(reads.then(|| stem(question)).into_iter().flatten());
    let shown: Vec<Vec<Bid>> = texts.iter().map(|text| bids_in(text)).collect();
    let of = |place: usize| {
        let mut beside = beside(place, &texts, &words);
        beside.extend(among(question, &shown, place));
        let mut all = vec![hashed(&words[place])];
        all.extend(beside.iter().map(|one| hashed(one)));
        all.extend(beside.iter().chain(&table).map(|one| hashed(&format!("{} + {one}", words[place]))));
        all
    };
    Seen { choices: (0..texts.len()).map(of).collect(), right: question.right }
}

/// The questions of a kind and level from a seed on.
fn questions(kind: Kind, level: Level, seed: u64, number: usize) -> Vec<Question> {
    let wanted = Wanted { kind: Some(kind), level: Some(level), ..Wanted::default() };
    Questions::from(seed, wanted).take(number).collect()
}

/// What somebody gains on the second questions who learnt from the first, and reads the sentences under the auction or not.
fn score(learnt: &[Question], asked: &[Question], reads: bool) -> Score {
    let [learnt, asked] = [learnt, asked].map(|all| all.iter().map(|one| seen(one, reads)).collect::<Vec<_>>());
    let learner = Learner::taught(&learnt);
    let right = asked.iter().filter(|seen| learner.is_right_about(seen)).count();
    let guessed = asked.iter().map(|seen| 1.0 / seen.choices.len() as f64).sum();
    Score { asked: asked.len(), right, guessed }
}

/// How many questions were asked, how many it answered right, and how many a guess would.
#[derive(Clone, Copy, Debug, Default)]
struct Score {
    asked: usize,
    right: usize,
    guessed: f64,
}

impl Score {
    fn gain(self) -> f64 {
        (self.right as f64 - self.guessed) / self.asked as f64
    }

    /// The standard error of a share that is guessed.
    fn error(self) -> f64 {
        let guess = self.guessed / self.asked as f64;
        (guess * (1.0 - guess) / self.asked as f64).sqrt()
    }
}

static SCORES: LazyLock<BTreeMap<(u8, &'static str), Score>> = LazyLock::new(|| {
    // The others take minutes to make without optimisation: they are asked in the long run.
    let is_long = std::env::var("QUIZ_SEEDS").is_ok();
    let is_quick = |(level, kind): &(Level, Kind)| {
        is_long || matches!((level.number(), kind), (0, Kind::Order | Kind::Contract) | (1, Kind::Free | Kind::Accepts))
    };
    let number = if is_long { number() / 5 } else { number() };
    let all = Level::ALL.into_iter().flat_map(|level| Kind::ALL.iter().map(move |kind| (level, *kind)));
    let [kind, level] = ["QUIZ_KIND", "QUIZ_LEVEL"].map(|name| std::env::var(name).ok());
    let is_only = |only: &Option<String>, one: &str| only.as_deref().is_none_or(|only| only == one);
    let all = all
        .filter(is_quick)
        .filter(|(of_level, of_kind)| is_only(&kind, of_kind.name()) && is_only(&level, &of_level.to_string()));
    let scores = |(level, kind): (Level, Kind)| {
        let [first, second] = SEEDS.map(|seed| seed ^ u64::from(level.number()) << 32 ^ (kind as u64) << 40);
        let learnt = questions(kind, level, first, number);
        // At some levels there are only classics of a kind.
        if learnt.len() < number {
            return None;
        }
        let asked = questions(kind, level, second, number);
        let [looks, reads] = [false, true].map(|reads| score(&learnt, &asked, reads));
        println!("{} at level {level}: looks {:.3}, reads {:.3}", kind.name(), looks.gain(), reads.gain());
        // Elsewhere the sentences say what was chosen and shown, on which the Laws let the answer hang.
        let is_asked_of_the_auction = matches!(kind, Kind::Order | Kind::Accepts | Kind::Irregular);
        let best = if is_asked_of_the_auction && reads.gain() > looks.gain() { reads } else { looks };
        Some(((level.number(), kind.name()), best))
    };
    all.filter_map(scores).collect()
});

#[test]
fn the_form_of_a_question_does_not_tell_its_answer() {
    let mut solved = Vec::new();
    for ((level, kind), score) in SCORES.iter() {
        let line = format!(
            "{kind} at level {level}: {} of {}, {:.1} % more than a guess of {:.1} %",
            score.right,
            score.asked,
            100.0 * score.gain(),
            100.0 * score.guessed / score.asked as f64
        );
        println!("{line}");
        if score.gain() > GAIN + LUCK * score.error() {
            solved.push(line);
        }
    }
    assert!(solved.is_empty(), "{solved:#?}");
}
