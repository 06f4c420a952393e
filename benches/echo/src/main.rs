//! A bot that gives every command one and the same answer, on serenity's own gateway and client.

use std::env;

use serenity::{
    all::{ClientBuilder, Context, EventHandler, GatewayIntents, Interaction},
    async_trait,
    builder::{CreateInteractionResponse, CreateInteractionResponseMessage},
    http::HttpBuilder,
};

struct Echo;

#[async_trait]
impl EventHandler for Echo {
    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        if let Interaction::Command(command) = interaction {
            let message = CreateInteractionResponseMessage::new().content("Pong.").ephemeral(true);
            if let Err(error) = command.create_response(&context.http, CreateInteractionResponse::Message(message)).await
            {
                eprintln!("{error}");
            }
        }
    }
}

#[tokio::main]
async fn main() {
    let token = env::var("DISCORD_TOKEN").expect("DISCORD_TOKEN");
    let address = env::var("DISCORD_API_URL").expect("DISCORD_API_URL");
    // With its rate limiter serenity asks Discord itself, whatever the proxy.
    let http = HttpBuilder::new(&token).proxy(address).ratelimiter_disabled(true).build();
    let intents = GatewayIntents::GUILD_MESSAGES | GatewayIntents::DIRECT_MESSAGES;
    let mut client = ClientBuilder::new_with_http(http, intents).event_handler(Echo).await.expect("a client");
    client.start().await.expect("a connection");
}
