//! The log channel of a server. Where it is a forum, each case has a post there, and the forum's tags say where it stands.

use serde::Deserialize;
use serde_json::{Value, json};
use serenity::{
    all::{ChannelId, ForumTagId},
    builder::CreateAttachment,
    http::Route,
};

use crate::{
    bot::{
        context::{Context, StoreUnavailable, messenger::DeliveryError},
        discord::{
            message::SentMessage,
            rest::{Deadline, error::RestError},
        },
        view::{layout, text::CaseText},
    },
    case::{CaseFile, CaseId, State},
    explain::Reader,
    locale::Language,
    store::LogPost,
};

/// Discord's number for a forum.
const FORUM: u8 = 15;
/// Characters of a post's name.
const NAME: usize = 100;
/// Tags of a post.
const TAGS: usize = 5;

/// What a message in the log is about.
#[derive(Clone, Debug, Default)]
pub(crate) struct Subject {
    case: Option<CaseId>,
    /// The post, where what is about no case has one.
    post: Option<ChannelId>,
    name: String,
    tags: Vec<CaseText>,
}

impl Subject {
    /// A case.
    pub(crate) fn of_case(file: &CaseFile, language: Language) -> Subject {
        let page = crate::casework::ruled(file, Reader::Player, language).page;
        let number = CaseText::Number { number: file.id.number }.say(language);
        let name = format!("{number} · {}", layout::first_sentence(&page.headline).0);
        let stands = match file.state() {
            State::Proposed if file.is_called() => Some(CaseText::TagCalled {}),
            State::Confirmed | State::Amended => Some(CaseText::TagConfirmed {}),
            State::Proposed | State::Withdrawn => None,
        };
        let is_for_later = file.state() != State::Withdrawn && page.sections.iter().any(|part| part.is_for_later);
        let later = is_for_later.then_some(CaseText::TagLater {});
        Subject { case: Some(file.id), post: None, name, tags: stands.into_iter().chain(later).collect() }
    }

    /// Something that is about no case.
    pub(crate) fn named(name: String, post: Option<ChannelId>) -> Subject {
        Subject { name, post, ..Subject::default() }
    }
}

#[derive(Deserialize)]
struct Channel {
    #[serde(rename = "type")]
    kind: u8,
    #[serde(default)]
    available_tags: Vec<Tag>,
}

#[derive(Deserialize)]
struct Tag {
    id: ForumTagId,
    name: String,
}

/// A post that was begun.
#[derive(Deserialize)]
struct Begun {
    id: ChannelId,
    message: SentMessage,
}

/// Writes a message into the log: where it is a forum, into the post of its case, which is begun if there is none.
pub(crate) async fn write(
    ctx: &Context,
    channel: ChannelId,
    subject: &Subject,
    body: &Value,
    files: &[CreateAttachment],
) -> Result<SentMessage, DeliveryError> {
    if let Some(post) = post_of(ctx, channel, subject).await? {
        match send(ctx, post, body, files).await {
            // Somebody has deleted it.
            Err(RestError::Refused { status: 404, .. }) => {}
            sent => {
                let sent = sent?;
                set_tags(ctx, channel, post, subject).await;
                return Ok(sent);
            }
        }
    }
    match send(ctx, channel, body, files).await {
        Err(refused @ RestError::Refused { status: 400, .. }) => match forum(ctx, channel).await? {
            Some(forum) => begin(ctx, channel, &forum, subject, body, files).await,
            None => Err(refused.into()),
        },
        sent => Ok(sent?),
    }
}

async fn send(
    ctx: &Context,
    channel_id: ChannelId,
    body: &Value,
    files: &[CreateAttachment],
) -> Result<SentMessage, RestError> {
    ctx.rest.ask(Route::ChannelMessages { channel_id }, body, files).await
}

/// The post of a case in this channel, if it has one.
async fn post_of(ctx: &Context, channel: ChannelId, subject: &Subject) -> Result<Option<ChannelId>, StoreUnavailable> {
    let Some(case) = subject.case else { return Ok(subject.post) };
    let post = ctx.store()?.log_post(case).await?.filter(|post| post.channel == channel.get());
    Ok(post.filter(|post| post.post != 0).map(|post| ChannelId::new(post.post)))
}

/// The channel, if it is a forum.
async fn forum(ctx: &Context, channel_id: ChannelId) -> Result<Option<Channel>, RestError> {
    let channel: Channel = ctx.rest.get(Route::Channel { channel_id }, Deadline::Message).await?;
    Ok(Some(channel).filter(|channel| channel.kind == FORUM))
}

/// Begins a post with a message. Discord does not notice that the same one is begun again: it is not tried twice.
async fn begin(
    ctx: &Context,
    channel_id: ChannelId,
    forum: &Channel,
    subject: &Subject,
    body: &Value,
    files: &[CreateAttachment],
) -> Result<SentMessage, DeliveryError> {
    let mut message = body.clone();
    if let Some(fields) = message.as_object_mut() {
        fields.retain(|key, _| !key.ends_with("nonce"));
    }
    let name = layout::shortened(&subject.name, NAME);
    let post = json!({"name": name, "applied_tags": tags(forum, subject), "message": message});
    let route = Route::ChannelForumPosts { channel_id };
    let Begun { id, message } = ctx.rest.ask_once(route, &post, files).await?;
    if let Some(case) = subject.case {
        let post = LogPost { channel: channel_id.get(), post: id.get() };
        ctx.store()?.set_log_post(case, post).await?;
    }
    Ok(message)
}

/// The forum's tags that say where a case stands, in whichever language they are called so.
fn tags(forum: &Channel, subject: &Subject) -> Vec<ForumTagId> {
    let is_called = |tag: &Tag, words: &CaseText| {
        Language::ALL.iter().any(|language| words.say(*language) == tag.name.to_lowercase())
    };
    let is_wanted = |tag: &&Tag| subject.tags.iter().any(|words| is_called(tag, words));
    forum.available_tags.iter().filter(is_wanted).map(|tag| tag.id).take(TAGS).collect()
}

/// The tags of a post say where its case stands now. The message has been sent; without them it is still of use.
async fn set_tags(ctx: &Context, channel: ChannelId, post: ChannelId, subject: &Subject) {
    let changed = async {
        let Some(forum) = forum(ctx, channel).await? else { return Ok(()) };
        let changes = json!({"applied_tags": tags(&forum, subject)});
        ctx.rest.patch_with(Route::Channel { channel_id: post }, &changes, &[]).await
    };
    if let Err(error) = changed.await {
        tracing::warn!(%error, "cannot change the tags of a post in the log");
    }
}
