//! `/quiz daily`: a server's schedule for the daily question.

use crate::{
    bot::{
        commands::quiz::{
            chosen_edition,
            command::{CLEAR, Clear, HOUR, LAW, LEVEL, OFF, ZONE},
            is_set,
        },
        context::{Context, HandlerResult, requester::Requester},
        discord::interaction::options::Options,
        view::{
            case_card::status::when,
            layout::{self, Surroundings},
            response::{Response, Visibility},
            text::quiz::QuizText as Words,
        },
    },
    league::{Daily, Hour, Zone},
    locale::Language,
    present::{Page, Section},
    store::{Plan, Refused},
};

/// The zone of servers that speak Norwegian and have not said another.
const NORWAY: &str = "Europe/Oslo";

/// `/quiz daily`: without options, what is set.
pub(crate) async fn handle(ctx: &Context, options: Options<'_>, requester: &Requester) -> HandlerResult {
    if !requester.is_in_server() {
        return Ok(Response::notice(&Words::ServersOnly {}, &[Words::ServersOnlyHow {}], requester.reader));
    }
    let plan = ctx.store()?.plan(requester.place).await?;
    let refused = ctx.store()?.refused(requester.place).await?;
    if options.is_empty() {
        return Ok(shown(&plan, refused, requester));
    }
    if !requester.manages() {
        return Ok(Response::notice(&Words::ManagersOnly {}, &[Words::ManagersOnlyHow {}], requester.reader));
    }
    let Some(plan) = changed(plan, options, requester) else {
        return Ok(Response::notice(&Words::NotAZone {}, &[Words::NotAZoneHow {}], requester.reader));
    };
    ctx.store()?.set_plan(requester.place, &plan, requester.cause()).await?;
    Ok(shown(&ctx.store()?.plan(requester.place).await?, refused, requester))
}

/// The plan with what was chosen; `None` where that is no time zone. What is not chosen stays as it is.
fn changed(before: Plan, options: Options<'_>, requester: &Requester) -> Option<Plan> {
    let small = |key| options.integer(key).and_then(|number| u8::try_from(number).ok());
    let zone = match options.text(ZONE) {
        Some(name) => name.parse().ok()?,
        None if before.set_at > 0 => before.zone.clone(),
        None => zone_of(requester.server),
    };
    let hour = if is_set(options, OFF) { None } else { options.integer(HOUR).and_then(Hour::new).or(before.hour) };
    let clear: Option<Clear> = options.named(CLEAR);
    let stays = |what| clear != Some(what) && clear != Some(Clear::All);
    // Today's question is still due where only what it is about has changed.
    let is_same_time = hour == before.hour && zone == before.zone;
    Some(Plan {
        level: small(LEVEL).or(before.level.filter(|_| stays(Clear::Level))),
        law: small(LAW).or(before.law.filter(|_| stays(Clear::Law))),
        edition: chosen_edition(options).or(before.edition.filter(|_| stays(Clear::Edition))),
        set_at: if is_same_time { before.set_at } else { requester.at },
        hour,
        zone,
    })
}

fn zone_of(language: Language) -> Zone {
    match language {
        Language::English => Zone::UTC,
        Language::Norwegian => NORWAY.parse().unwrap_or(Zone::UTC),
    }
}

/// What is set. A moment is markup of Discord's, so it stands before the page.
fn shown(plan: &Plan, refused: Option<Refused>, requester: &Requester) -> Response {
    let language = requester.reader;
    let Some(hour) = plan.hour else {
        return Response::notice(&Words::DailyIs {}, &[Words::DailyNone {}], requester.reader);
    };
    let mut how = vec![Words::DailyAt { hour: hour.number(), zone: plan.zone.name().to_owned() }];
    how.extend(plan.level.map(|level| Words::DailyLevel { level }));
    how.extend(plan.law.map(|law| Words::DailyLaw { law }));
    how.extend(plan.edition.map(|edition| Words::DailyEdition { year: edition.year() }));
    let mut after = Vec::new();
    if let Some(Refused { channel, again_at }) = refused.filter(|it| Some(it.channel) == requester.here.quiz_channel) {
        let (channel, when) = (format!("<#{channel}>"), when(again_at));
        after.push(Words::DailyRefused { channel, when }.say(language));
    }
    if requester.here.quiz_channel.is_none() {
        how.push(Words::DailyNoChannel {});
    } else {
        let next = Daily { hour, zone: plan.zone.clone() }.next_after(requester.at);
        after.extend(next.map(|at| Words::DailyNext { when: when(at) }.say(language)));
    }
    let text = how.iter().map(|words| words.say(language)).collect();
    let page = Page {
        headline: Words::DailyIs {}.say(language),
        sections: vec![Section { text, ..Section::default() }],
        ..Page::default()
    };
    let content = layout::lay_out_framed(&page, language, &Surroundings { before: Vec::new(), after }, 1);
    Response::messages(content, Vec::new(), Visibility::Ephemeral, Vec::new())
}
