//! Discord's own description of its interface, if there is a copy of it: what other hands wrote down.

use std::{collections::HashMap, env, fs, sync::OnceLock};

use jsonschema::Validator;
use serde_json::{Value, json};

/// The bodies that the bot sends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Body {
    Commands,
    Response,
    Choices,
    Followup,
    FollowupEdit,
    Message,
    Update,
    Modal,
    Edit,
    DirectMessages,
    ForumPost,
    Thread,
}

const BODIES: [Body; 12] = [
    Body::Commands,
    Body::Response,
    Body::Choices,
    Body::Followup,
    Body::FollowupEdit,
    Body::Message,
    Body::Update,
    Body::Modal,
    Body::Edit,
    Body::DirectMessages,
    Body::ForumPost,
    Body::Thread,
];

impl Body {
    /// The schema, by reference into the description.
    fn schema(self) -> Value {
        let named = |name: &str| json!({"$ref": format!("#/components/schemas/{name}")});
        match self {
            Body::Commands => {
                json!({"type": "array", "items": named("ApplicationCommandUpdateRequest"), "maxItems": 130})
            }
            Body::Response => named("CreateMessageInteractionCallbackRequest"),
            Body::Choices => named("ApplicationCommandAutocompleteCallbackRequest"),
            Body::Followup => named("IncomingWebhookRequestPartial"),
            Body::FollowupEdit => named("IncomingWebhookUpdateRequestPartial"),
            Body::Message => named("MessageCreateRequest"),
            Body::Update => named("UpdateMessageInteractionCallbackRequest"),
            Body::Modal => named("ModalInteractionCallbackRequest"),
            Body::Edit => named("MessageEditRequestPartial"),
            Body::DirectMessages => named("CreatePrivateChannelRequest"),
            Body::ForumPost => named("CreateForumThreadRequest"),
            Body::Thread => named("UpdateThreadRequestPartial"),
        }
    }
}

/// What is wrong with a body by Discord's description; nothing when there is no copy of it.
pub fn problems(body: Body, value: &Value) -> Vec<String> {
    static VALIDATORS: OnceLock<HashMap<Body, Validator>> = OnceLock::new();
    let validators = VALIDATORS.get_or_init(load);
    let errors = validators.get(&body).into_iter().flat_map(|validator| validator.iter_errors(value));
    errors.map(|error| format!("openapi: {error} at {}", error.instance_path())).collect()
}

/// Whether there is a copy of the description.
pub fn is_there() -> bool {
    env::var_os("DISCORD_OPENAPI").is_some_and(|path| !path.is_empty())
}

fn load() -> HashMap<Body, Validator> {
    let Some(path) = env::var_os("DISCORD_OPENAPI").filter(|path| !path.is_empty()) else {
        eprintln!("note: DISCORD_OPENAPI is not set; request bodies are not held against Discord's own description");
        return HashMap::new();
    };
    let text = fs::read_to_string(path).expect("DISCORD_OPENAPI names a file");
    let description: Value = serde_json::from_str(&text).expect("DISCORD_OPENAPI names a JSON file");
    let compile = |body: Body| {
        let mut schema = body.schema();
        schema["components"] = description["components"].clone();
        (body, jsonschema::draft202012::new(&schema).expect("a schema"))
    };
    BODIES.into_iter().map(compile).collect()
}
