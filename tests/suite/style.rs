//! The voice of the messages, as far as it can be held: terms that no message uses (`locales/README.md` says why), and
//! capitals.

use std::{fs, path::Path};

use director_please::locale::{self, Language};
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use regex::Regex;

/// What no message says in a language.
const fn unused(language: Language) -> &'static str {
    match language {
        Language::English => {
            r"(?i)\bwhoever\b|\bno text (says|decides)\b|\bchanges what applies\b|\breplac\w+ \{\} by\b|at every turn|\banew\b|\bcomes? to\b|\bis to be\b|\bsilenc|\b(he|his|him|she|hers?)\b|\bput(s|ting)? (\w+ ){0,3}right\b|\bmade \{\}|\b(bid|free to bid) freely\b|\bbid enough\b|and that accepts|\bgoes before\b|\botherwise than\b|\bslip of the hand\b|\breplac\w+ by\b|\blawbook\b|\bthe book\b|\bspeaks? of\b|\bthose who\b|\bstray\b|\bfree to bid\b|\bexplain every price\b|\bno longer is\b|\bhangs? on\b|\bcosts?\b|\bcounts as not made\b|\bone a line\b|\btold apart\b|\bfound (a|no) (lead )?restriction\b|\b(which law|\d\w* (then )?) rules?\b|\bso that it is found\b|(^|[:;] )free (only )?if\b|\b(keep|leave)s? \{\} free\b|\brefused\b|\blacks its other half\b|\b(any|every|a|this) games?\b|must (pass|repeat).* at \{\}’s next turn|\bunauthorised to\b|\bits hands would\b|\byou ask about\b|\bthird (pass )?in a row[.,]"
        }
        Language::Norwegian => {
            r"(?i)\bfeilgrep\b|\bingen lovtekst\b|\bendrer hva som gjelder\b|\berstatning|\brettelse|\bdømme(r|s|t)?\b|\bskulle passe\b|^Ventet\b|\bjeg ventet\b|\bbetraktes\b|\bpå (HM|VM|makker)s tur\b|\b(turen sin|sin tur)\b|\bvar hendt\b|\bvisk(e|er) ut\b|\btas bort\b|\butenfor bordet\b|\bpasse hver gang\b|\bsiste pass\b|\bpå på\b|\b(hans|hennes)\b|\ber ingen (melding|kommando|fasit|fordeling|type)\b|\d %|\} %|\b(hp|prosent) %|\brettmessig|\b(sto|står) for tur\b|\bhvems\b|\bspør bort fra\b|\bkoster\b|\bfrigjør|\bmå ikke passe\b|^I spillet$|, ingen melding\b|\btas for\b|\bsin andre halvdel\b|» etter\)|\bfølger hvis sammenlignbar\b|\bbare en .* ikke gir\b|\btredje (passen )?på rad[.,]"
        }
    }
}

/// The pieces of text of a pattern, one for each variant; placeables are `{}`.
fn lines(pattern: &Pattern<String>, all: &mut Vec<String>) {
    let mut line = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => line.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| lines(&variant.value, all));
                line.push_str("{}");
            }
            PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
                line.push_str(value);
            }
            PatternElement::Placeable { .. } => line.push_str("{}"),
        }
    }
    all.push(line);
}

/// Every message of a language: the file, the id, and its pieces of text.
fn messages(language: Language) -> Vec<(String, String, Vec<String>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.tag());
    let mut messages = Vec::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let stem = path.file_stem().unwrap().to_str().unwrap().to_owned();
        for entry in parser::parse(fs::read_to_string(&path).unwrap()).unwrap().body {
            if let Entry::Message(message) = entry {
                let mut all = Vec::new();
                lines(&message.value.unwrap(), &mut all);
                messages.push((stem.clone(), message.id.name, all));
            }
        }
    }
    assert!(messages.len() > 500, "{language:?}: {}", messages.len());
    messages
}

#[test]
fn no_message_uses_a_term_that_directors_do_not() {
    for language in Language::ALL {
        let unused = Regex::new(unused(language)).unwrap();
        let found: Vec<String> = messages(language)
            .iter()
            .flat_map(|(stem, id, all)| all.iter().map(move |line| (stem, id, line)))
            .filter_map(|(stem, id, line)| {
                unused.find(line).map(|term| format!("{stem}.ftl, {id}: “{}” in {line}", term.as_str()))
            })
            .collect();
        assert!(found.is_empty(), "{}", found.join("\n"));
    }
}

/// Quotation marks and apostrophes are those of the language. What is typed stands between backticks; pages of help are for
/// terminals.
#[test]
fn quotation_marks_are_those_of_the_language() {
    let typed = Regex::new("`[^`]*`").unwrap();
    for language in Language::ALL {
        let other = match language {
            Language::English => ['"', '\'', '«', '»'].as_slice(),
            Language::Norwegian => ['"', '\'', '“', '”'].as_slice(),
        };
        for (stem, id, all) in messages(language).iter().filter(|(_, id, _)| !id.starts_with("cli-help")) {
            for line in all {
                let said = typed.replace_all(line, "");
                let found = said.chars().find(|one| other.contains(one) && !said.contains("director-please"));
                assert!(found.is_none(), "{stem}.ftl, {id}: {found:?} in {line}");
            }
        }
    }
}

/// A message that ends as a sentence begins as one. What goes after a colon is marked by its id (`-out-`) or is a help page.
#[test]
fn a_sentence_begins_with_a_capital() {
    for language in Language::ALL {
        for (stem, id, all) in messages(language) {
            if ["cli", "meaning", "bridge", "shorthand"].contains(&stem.as_str()) {
                continue;
            }
            for line in all.iter().filter(|line| line.trim_end().ends_with('.')) {
                let first = line.trim_start().chars().next().unwrap();
                assert!(!first.is_lowercase(), "{stem}.ftl, {id}: {line}");
            }
        }
    }
}

/// The pages of every case, as the gallery has them: the file and what is told, a paragraph or a line of a list each.
fn told(language: Language) -> Vec<(String, Vec<String>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/gallery").join(language.tag());
    let starts = Regex::new(r"^ *(- |\d+\. )").unwrap();
    let mut pages = Vec::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let stem = path.file_stem().unwrap().to_str().unwrap().to_owned();
        for page in fs::read_to_string(&path).unwrap().split(&"=".repeat(100)) {
            let mut lines: Vec<String> = Vec::new();
            let mut goes_on = false;
            for line in page.lines() {
                let begins = starts.is_match(line);
                match lines.last_mut().filter(|_| goes_on && !begins) {
                    Some(last) => last.push_str(&format!(" {}", line.trim())),
                    None => lines.push(line.trim().to_owned()),
                }
                goes_on = !line.trim().is_empty();
            }
            pages.push((stem.clone(), lines));
        }
    }
    assert!(pages.len() > 1000, "{language:?}: {}", pages.len());
    pages
}

#[test]
fn no_choice_says_a_thing_twice() {
    let until = Regex::new(r"[.:;,]( |$)").unwrap();
    for language in Language::ALL {
        for (stem, lines) in told(language).iter().filter(|(stem, _)| stem != "quiz") {
            for line in lines.iter().filter(|line| line.starts_with("- ")) {
                let joined = ["and ", "but ", "og ", "men "];
                let bare = |part: &str| {
                    joined
                        .iter()
                        .fold(part.trim().to_owned(), |part, word| part.strip_prefix(word).unwrap_or(&part).to_owned())
                };
                let mut said: Vec<String> = until.split(line).map(bare).collect();
                // Short parts of a sentence, such as *if not* and lists of suits, may come again.
                said.retain(|part| part.split_whitespace().count() >= 4);
                let all = said.len();
                said.sort_unstable();
                said.dedup();
                assert_eq!(said.len(), all, "{stem}: {line}");
            }
        }
    }
}

/// "If so" answers one question: nothing else in its list is on a condition of its own.
#[test]
fn what_is_answered_by_if_so_is_one_question() {
    for (language, so, other) in [
        (Language::English, "- If so:", r"^- ([^:]*, if it |If \S+ (shows|is natural))"),
        (Language::Norwegian, "- Hvis ja:", r"^- ([^:]*, hvis budet |Hvis \S+ (viser|er naturlig))"),
    ] {
        let other = Regex::new(other).unwrap();
        let mut found = 0;
        for (stem, lines) in told(language) {
            for part in lines.split(|line| line.is_empty()) {
                let is_asked = part.iter().any(|line| line.starts_with(so));
                let condition = part.iter().find(|line| other.is_match(line));
                found += usize::from(condition.is_some());
                assert!(!is_asked || condition.is_none(), "{stem}: {condition:?}");
            }
        }
        assert!(found > 0, "{language:?}: no page has such a condition");
    }
}

/// Law 28B voids the call out of turn; by 28A it counts as in turn.
#[test]
fn a_call_that_is_treated_as_not_made_does_not_count_as_in_turn() {
    for (language, law, in_turn) in [
        (Language::English, "- Law 28B:", "counts as in turn"),
        (Language::Norwegian, "- § 28B:", "regnes som avgitt i tur"),
    ] {
        let mut found = 0;
        for (stem, lines) in told(language).into_iter().filter(|(stem, _)| stem == "why") {
            let used = lines.iter().skip_while(|line| {
                !["Clauses that were used", "Lovpunkter som er brukt"].iter().any(|it| line.starts_with(it))
            });
            let is_28b = used.take_while(|line| !line.is_empty()).any(|line| line.starts_with(law));
            let heading = lines.iter().find(|line| line.contains(in_turn) && !line.starts_with("- "));
            found += usize::from(is_28b);
            assert!(!is_28b || heading.is_none(), "{stem}: {heading:?}");
        }
        assert!(found > 0, "{language:?}: no page on Law 28B");
    }
}

#[test]
fn one_is_not_several() {
    let said = |id, args: &[(&str, &str)]| Language::ALL.map(|language| locale::say(language, id, args));
    let [one, several] = ["1", "3"].map(|months| said("settings-keep-set", &[("months", months)]));
    assert!(one[0].starts_with("for one month ") && one[1].starts_with("én måned "), "{one:?}");
    assert!(several[0].starts_with("for 3 months ") && several[1].starts_with("3 måneder "), "{several:?}");
    assert_eq!(said("cli-quiz-weak", &[("laws", "27"), ("number", "1")])[0], "Read again: Law 27");
    assert_eq!(said("cli-quiz-weak", &[("laws", "27, 31"), ("number", "2")])[0], "Read again: Laws 27, 31");
    assert_eq!(said("quizbot-exam-wrong", &[("nth", "4"), ("laws", "27"), ("number", "1")])[0], "Question 4: Law 27");
    // What somebody typed is not made a number of, and stays as it was typed.
    assert!(said("cli-law-not-a-clause", &[("text", "007")])[0].starts_with("“007” "));
}
