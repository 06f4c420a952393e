//! The card of a question: what is asked, and, once it is revealed, the answer under it.

use serenity::{
    all::ButtonStyle,
    builder::{CreateActionRow, CreateButton},
};

use crate::{
    bot::{
        discord::markdown,
        view::{
            case_card::{Card, status::who},
            layout::{self, Surroundings},
            picture::{Attachments, Illustrated, attach_picture},
            quiz_button::{QuizAction, QuizButton},
            text::quiz::QuizText as Words,
        },
    },
    case::Person,
    locale::Language,
    present::Page,
    quiz::{self, LETTERS, Question},
    store::{Form, Line, Round, Series},
};

/// How a card is drawn.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// Whether files may be sent where it goes.
    pub files: Attachments,
    /// The answer of the only one who sees it.
    pub chosen: Option<u8>,
    /// Those who were right and may be named, the first one first.
    pub right: &'a [Person],
    /// Of a night: how everybody stands.
    pub standings: &'a [Line],
}

impl View<'_> {
    /// Of a question that nobody has answered yet.
    pub const fn new(files: Attachments) -> View<'static> {
        View { files, chosen: None, right: &[], standings: &[] }
    }
}

/// The letter of a choice.
pub fn letter(choice: u8) -> &'static str {
    LETTERS.get(usize::from(choice)).copied().unwrap_or("?")
}

/// Draws the card of a question, in one message.
pub fn draw(round: &Round, question: &Question, view: View<'_>) -> Card {
    let language = round.terms.language;
    let is_revealed = round.revealed_at.is_some();
    let asked = quiz::question_page(question, language);
    let page = if is_revealed { answered(asked, question, view.chosen, language) } else { asked };
    let Illustrated { page, files } = attach_picture(page, language, view.files);
    let frame = Surroundings { before: before(round, view), after: after(round, question, view) };
    Card {
        contents: layout::lay_out_framed(&page, language, &frame, 1),
        files,
        components: if is_revealed { afterwards(round) } else { choices(round, question) },
    }
}

/// The page of a question with its answer: the question stays, so that nobody has to remember it.
fn answered(asked: Page, question: &Question, chosen: Option<u8>, language: Language) -> Page {
    let reveal = quiz::reveal_page(question, chosen.map(usize::from), language);
    let mut sections = asked.sections;
    if let Some(first) = sections.first_mut() {
        first.heading = asked.headline;
    }
    sections.extend(reveal.sections);
    Page { headline: reveal.headline, diagram: asked.diagram, sections, footer: reveal.footer, ..Page::default() }
}

/// The lines above the question: which daily question it is, and in a night how everybody stands.
fn before(round: &Round, view: View<'_>) -> Vec<String> {
    let language = round.terms.language;
    if let Some(Series { nth, length, .. }) = of_form(round, Form::Night).filter(|_| round.revealed_at.is_some()) {
        let title = if nth < length { Words::Standings { nth, length } } else { Words::StandingsLast { length } };
        let line = |line: &Line| {
            let (right, answered) = (line.score.right, line.score.answered);
            Words::LeaderboardLine { rank: line.rank, who: who(Some(line.person), language), right, answered }
                .say(language)
        };
        let mut lines = vec![layout::heading(&title.say(language))];
        lines.extend(view.standings.iter().map(line));
        lines.extend(view.standings.is_empty().then(|| Words::StandingsNobody {}.say(language)));
        return lines;
    }
    let title = || {
        let number = round.daily.map(|number| number.to_string()).unwrap_or_default();
        layout::heading(Words::DailyTitle { number }.say(round.terms.language).trim())
    };
    round.is_daily.then(title).into_iter().collect()
}

/// The lines in small print: how it is played, or how it ended.
fn after(round: &Round, question: &Question, view: View<'_>) -> Vec<String> {
    let language = round.terms.language;
    let own = question.own.as_ref().map(|name| Words::OwnIs { name: markdown::escaped(name) }.say(language));
    let mut lines: Vec<String> = own.into_iter().collect();
    lines.extend(round.terms.kind.as_ref().map(|_| Words::ReviewIs {}.say(language)));
    lines.extend(round.series.filter(|_| round.revealed_at.is_none()).map(|series| part(series).say(language)));
    if !round.public {
        return lines;
    }
    if round.revealed_at.is_none() {
        if let Some(series) = of_form(round, Form::Night) {
            lines.extend(series.pace.map(|seconds| Words::NightPace { seconds }.say(language)));
            return lines;
        }
        lines.push(Words::Number { number: round.id.number }.say(language));
        lines.extend(round.is_daily.then(|| Words::UntilNext {}.say(language)));
        return lines;
    }
    let right = round.answers.iter().filter(|given| given.right).count();
    lines.push(Words::Answered { answered: round.answers.len(), right }.say(language));
    if !view.right.is_empty() {
        let names: Vec<String> = view.right.iter().map(|person| who(Some(*person), language)).collect();
        let (who, more) = (names.join(", "), right.saturating_sub(names.len()));
        let words = if more == 0 { Words::RightWere { who } } else { Words::RightMore { who, more } };
        lines.push(words.say(language));
    }
    lines
}

/// Which of several questions it is.
fn part(series: Series) -> Words {
    let Series { form, nth, length, .. } = series;
    Words::Part { form: form.name(), nth, length }
}

/// Its place in a series of this form, if it is in one.
fn of_form(round: &Round, form: Form) -> Option<Series> {
    round.series.filter(|series| series.form == form)
}

fn choices(round: &Round, question: &Question) -> Vec<CreateActionRow> {
    let button = |verb, label: String, style| {
        CreateButton::new(QuizButton { round: round.id, epoch: round.epoch, verb }.id()).label(label).style(style)
    };
    let letters = (0..).zip(LETTERS).take(question.choices.len());
    let letters =
        letters.map(|(choice, letter)| button(QuizAction::Answer(choice), letter.to_owned(), ButtonStyle::Primary));
    let mut rows = vec![CreateActionRow::Buttons(letters.collect())];
    let language = round.terms.language;
    let night = of_form(round, Form::Night);
    let mut others = Vec::new();
    if round.public && night.is_none_or(|series| series.pace.is_none()) {
        others.push(button(QuizAction::Reveal, Words::Reveal {}.say(language), ButtonStyle::Secondary));
    }
    if night.is_some_and(|series| series.nth < series.length) {
        others.push(button(QuizAction::End, Words::NightEnd {}.say(language), ButtonStyle::Secondary));
    }
    if !others.is_empty() {
        rows.push(CreateActionRow::Buttons(others));
    }
    rows
}

fn afterwards(round: &Round) -> Vec<CreateActionRow> {
    let language = round.terms.language;
    let button = |verb, words: Words, style| {
        CreateButton::new(QuizButton { round: round.id, epoch: round.epoch, verb }.id())
            .label(words.say(language))
            .style(style)
    };
    let mut buttons = Vec::new();
    let goes_on = round.series.is_some_and(|series| series.nth < series.length);
    let form = round.series.map(|series| series.form);
    let has_next = match form {
        None => !round.is_daily,
        Some(Form::Exam) => false,
        Some(Form::Linked) => true,
        Some(Form::Night) => goes_on && round.series.is_some_and(|series| series.pace.is_none()),
    };
    if round.is_daily {
        buttons.push(button(QuizAction::Share, Words::Share {}, ButtonStyle::Primary));
    }
    if has_next {
        buttons.push(button(QuizAction::Next, Words::Next {}, ButtonStyle::Primary));
    }
    if form == Some(Form::Night) && goes_on {
        buttons.push(button(QuizAction::End, Words::NightEnd {}, ButtonStyle::Secondary));
    }
    // The ruling would answer the linked question that is asked next.
    if !(form == Some(Form::Linked) && goes_on) {
        buttons.push(button(QuizAction::Ruling, Words::Ruling {}, ButtonStyle::Secondary));
    }
    vec![CreateActionRow::Buttons(buttons)]
}
