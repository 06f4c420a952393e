//! The texts: whole, the same in every language, and used.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use director_please::{
    explain::Message,
    locale::{self, Language},
};
use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource},
    parser,
};

/// The texts of the clauses and readings, which have tests of their own in `lawbook.rs` and `readings.rs`: they are not messages
/// of an explanation. Those of the drill are in no program.
const OTHER_FILES: [&str; 4] = ["laws", "clauses", "readings", "drill"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// What a text asks for.
#[derive(Debug, Default, PartialEq, Eq)]
struct Asks {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
    terms: BTreeSet<String>,
    attributes: BTreeSet<String>,
    has_comment: bool,
}

impl Asks {
    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                // The forms of a call, as in "the pass" and "a pass", come with the call.
                let name = ["the-", "a-"].iter().find_map(|form| id.name.strip_prefix(form));
                self.variables.insert(name.unwrap_or(&id.name).to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.clone());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.terms.insert(id.name.clone());
                self.arguments(arguments.as_ref());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(Some(arguments)),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: Option<&CallArguments<String>>) {
        let Some(arguments) = arguments else { return };
        arguments.positional.iter().for_each(|one| self.inline(one));
        arguments.named.iter().for_each(|one| self.inline(&one.value));
    }
}

fn files(language: Language) -> BTreeMap<String, PathBuf> {
    let folder = root().join("locales").join(language.tag());
    let paths = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    paths.map(|path| (path.file_stem().unwrap().to_str().unwrap().to_owned(), path)).collect()
}

fn parse(path: &Path) -> Resource<String> {
    parser::parse(fs::read_to_string(path).unwrap())
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()))
}

/// Every message and term of a language (a term with its dash) with what it asks for.
fn texts(language: Language) -> BTreeMap<String, Asks> {
    let mut texts = BTreeMap::new();
    for (stem, path) in files(language) {
        if OTHER_FILES.contains(&stem.as_str()) {
            continue;
        }
        let mut group_is_described = false;
        for entry in parse(&path).body {
            let (id, value, attributes, comment) = match entry {
                Entry::Message(message) => {
                    let id = message.id.name;
                    assert!(id.starts_with(&format!("{stem}-")), "{}: {id} belongs elsewhere", path.display());
                    (id, message.value.unwrap(), message.attributes, message.comment)
                }
                Entry::Term(term) => (format!("-{}", term.id.name), term.value, term.attributes, term.comment),
                Entry::GroupComment(comment) => {
                    group_is_described =
                        ["bot", "quizbot", "settings"].contains(&stem.as_str()) && !comment.content.is_empty();
                    continue;
                }
                Entry::Comment(_) | Entry::ResourceComment(_) => continue,
                Entry::Junk { content } => panic!("{}: {content}", path.display()),
            };
            let mut asks = Asks { has_comment: comment.is_some() || group_is_described, ..Asks::default() };
            asks.pattern(&value);
            for attribute in attributes {
                asks.pattern(&attribute.value);
                asks.attributes.insert(attribute.id.name);
            }
            assert!(texts.insert(id.clone(), asks).is_none(), "{}: {id} stands twice", path.display());
        }
    }
    texts
}

/// The variables of a message with those of the messages it refers to.
fn variables(id: &str, texts: &BTreeMap<String, Asks>) -> BTreeSet<String> {
    let Some(asks) = texts.get(id) else { return BTreeSet::new() };
    let inherited = asks.messages.iter().flat_map(|other| variables(other, texts));
    asks.variables.iter().cloned().chain(inherited).collect()
}

#[test]
fn every_language_has_the_same_texts_with_the_same_variables() {
    let english = texts(Language::English);
    assert!(english.len() > 100);
    let allowed: BTreeMap<&str, BTreeSet<String>> =
        Message::examples(0).iter().map(|message| (message.id(), arguments(message))).collect();
    for language in Language::ALL {
        let other = texts(language);
        assert_eq!(other.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>(), "{}", language.tag());
        for (id, asks) in &other {
            assert_eq!(asks.attributes, english[id].attributes, "{} {id}", language.tag());
            // A sentence may name a player more or less than another language does; it may not know more.
            let known = allowed.get(id.as_str()).cloned().unwrap_or_else(|| variables(id, &english));
            let asked = variables(id, &other);
            assert!(asked.is_subset(&known), "{} {id}: {asked:?} out of {known:?}", language.tag());
        }
        assert_eq!(files(language).keys().collect::<Vec<_>>(), files(Language::English).keys().collect::<Vec<_>>());
    }
}

/// The arguments that the program gives a message.
fn arguments(message: &Message) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    message.each_arg(&mut |name, _| _ = names.insert(name.plain.to_owned()));
    names
}

#[test]
fn every_argument_is_used_in_some_language() {
    let texts = Language::ALL.map(texts);
    for message in Message::examples(0) {
        let used: BTreeSet<String> = texts.iter().flat_map(|texts| variables(message.id(), texts)).collect();
        assert_eq!(arguments(&message), used, "{}", message.id());
    }
}

/// The sources that name a text outside the list of messages: names in sentences, the command line, the bot.
fn code() -> String {
    let mut open = vec![root().join("src")];
    let mut code = String::new();
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
        } else if !path.ends_with("explain/message.rs") {
            code += &fs::read_to_string(path).unwrap();
        }
    }
    code
}

#[test]
fn no_text_is_missing_and_none_is_left_over() {
    let said: BTreeSet<String> = Message::examples(0).iter().map(|message| message.id().to_owned()).collect();
    assert_eq!(said.len(), Message::examples(0).len(), "an id belongs to two messages");
    let code = code();
    for language in Language::ALL {
        let texts = texts(language);
        let missing: Vec<_> = said.iter().filter(|id| !texts.contains_key(*id)).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", language.tag());
        let referred: BTreeSet<String> = texts
            .values()
            .flat_map(|asks| asks.messages.iter().cloned().chain(asks.terms.iter().map(|term| format!("-{term}"))))
            .collect();
        let left_over: Vec<_> = texts
            .keys()
            .filter(|id| !said.contains(*id) && !referred.contains(*id) && !code.contains(&format!("\"{id}\"")))
            .collect();
        assert!(left_over.is_empty(), "{}: {left_over:?}", language.tag());
        // What is said of a reading of the Laws stands with the readings.
        let is_there = |id: &String| texts.contains_key(id) || id.starts_with("readings-");
        assert!(referred.iter().all(is_there), "{}", language.tag());
    }
}

#[test]
fn every_kind_of_message_is_said_somewhere() {
    let mut code = String::new();
    for folder in [
        "src/explain",
        "src/explain/choice",
        "src/explain/differ",
        "src/explain/price",
        "src/explain/rotation",
        "src/quiz",
        "src/quiz/kind",
    ] {
        for file in fs::read_dir(root().join(folder)).unwrap() {
            let path = file.unwrap().path();
            if path.is_file() && !path.ends_with("message.rs") {
                code += &fs::read_to_string(path).unwrap();
            }
        }
    }
    for message in Message::examples(0) {
        let printed = format!("{message:?}");
        let name = printed.split([' ', '{']).next().unwrap();
        let said = [" ", " {", "{"].iter().any(|end| code.contains(&format!("Message::{name}{end}")));
        assert!(said, "nothing says {name}");
    }
}

#[test]
fn every_message_can_be_told_in_every_language() {
    for language in Language::ALL {
        for turn in 0..12 {
            for message in Message::examples(turn) {
                let text =
                    locale::tell(&message, language).unwrap_or_else(|untold| panic!("{}: {untold:?}", language.tag()));
                let context = format!("{} {}: {text}", language.tag(), message.id());
                assert!(!text.trim().is_empty(), "{context}");
                assert!(!text.contains(['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}', '{', '$']), "{context}");
                assert!(text.chars().count() <= 1_024, "{context}");
                assert!(!text.contains("  "), "{context}");
                if message.id().starts_with("headline-") {
                    assert!(text.chars().count() <= 256, "{context}");
                }
            }
        }
    }
}

#[test]
fn no_language_lends_another_its_sentences() {
    let same = |turn: usize| {
        let told = |message: &Message, language| locale::tell(message, language).unwrap();
        let is_same = |message: &Message| told(message, Language::English) == told(message, Language::Norwegian);
        Message::examples(turn).into_iter().filter(is_same).map(|message| message.id().to_owned()).collect::<Vec<_>>()
    };
    // A list of bids, and no more, reads the same in both; and so does a letter, or one bid.
    let lists = ["price-calls", "quiz-letter", "quiz-call", "which-over"].map(str::to_owned);
    let others: Vec<String> = (0..12).flat_map(same).filter(|id| !lists.contains(id)).collect();
    assert!(others.is_empty(), "{others:?}");
}

#[test]
fn translators_are_told_where_a_text_is_seen() {
    for language in Language::ALL {
        let bare: Vec<String> =
            texts(language).into_iter().filter(|(_, asks)| !asks.has_comment).map(|(id, _)| id).collect();
        // Where the sentence is its own explanation.
        let few = ["director-", "shorthand-", "footer-"];
        assert!(bare.iter().all(|id| few.iter().any(|stem| id.starts_with(stem))), "{}: {bare:?}", language.tag());
    }
}

/// The program puts these together by itself, because every page has dozens of them.
#[test]
fn words_are_joined_by_what_stands_between_them() {
    let joint =
        r"(?m)^(bridge-(comma|or|and|or-else|run|levels)|meaning-nor) = \{ \$(first|low) \}[^{}\n]+\{ \$last \}$";
    let clause = r"(?m)^bridge-clause = [^{}\n]*\{ \$clause \}$";
    for language in Language::ALL {
        let path = root().join("locales").join(language.tag());
        let text = ["bridge.ftl", "meaning.ftl"].map(|file| fs::read_to_string(path.join(file)).unwrap()).concat();
        let count = |pattern| regex::Regex::new(pattern).unwrap().find_iter(&text).count();
        assert_eq!((count(joint), count(clause)), (7, 1), "{}", language.tag());
    }
}
