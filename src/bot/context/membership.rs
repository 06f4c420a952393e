//! Who belongs to the server of a case, and who is a director there.

use std::time::Duration;

use serde::Deserialize;
use serenity::{
    all::{GuildId, RoleId, UserId},
    http::Route,
};

use crate::{
    bot::{
        context::{
            Context, StoreUnavailable,
            requester::{Requester, has_one_of},
        },
        discord::rest::{Deadline, error::RestError},
    },
    case::{Person, Place, Standing},
};

/// How long Discord may take to say who belongs to a server.
const ASKING: Duration = Duration::from_millis(600);

/// Somebody's roles in the server of a place, where they ask elsewhere than there: Discord is asked every time. `None`
/// where they do not belong to it, or where nothing needs to be asked. What belongs to a server is pressed on in that
/// server or in direct messages, and nowhere else.
///
/// # Errors
///
/// When Discord does not say so in time.
pub async fn roles_elsewhere(
    ctx: &Context,
    requester: &Requester,
    place: Place,
) -> Result<Option<Vec<u64>>, RestError> {
    if requester.place == place || requester.is_in_server() {
        return Ok(None);
    }
    let asked = tokio::time::timeout(ASKING, roles(ctx, requester.person, place)).await;
    asked.unwrap_or_else(|_| Err(RestError::Timeout("who belongs to a server".to_owned())))
}

/// What somebody is to the cases of a place, if Discord says that they have these roles there.
pub async fn standing(
    ctx: &Context,
    requester: &Requester,
    place: Place,
    roles: Option<&[u64]>,
) -> Result<Standing, StoreUnavailable> {
    if requester.place == place {
        return Ok(requester.standing());
    }
    let Some(roles) = roles else {
        return Ok(Standing { person: requester.person, is_director: false, is_member: false });
    };
    let settings = ctx.store()?.server(place).await?;
    // Where the server has named none, nobody is a director from elsewhere.
    let is_director = has_one_of(roles, &settings.director_roles);
    Ok(Standing { person: requester.person, is_director, is_member: true })
}

/// Whether somebody has a director's role in a place, wherever they are.
pub async fn is_director(ctx: &Context, person: Person, place: Place) -> bool {
    let Ok(store) = ctx.store() else { return false };
    let Ok(settings) = store.server(place).await else { return false };
    if settings.director_roles.is_empty() {
        return false;
    }
    match roles(ctx, person, place).await {
        Ok(roles) => roles.is_some_and(|roles| has_one_of(&roles, &settings.director_roles)),
        Err(error) => {
            tracing::warn!(%error, "cannot learn somebody's roles");
            false
        }
    }
}

/// Somebody's roles in the server of a place; `None` where they do not belong to it.
async fn roles(ctx: &Context, person: Person, place: Place) -> Result<Option<Vec<u64>>, RestError> {
    #[derive(Deserialize)]
    struct Membership {
        roles: Vec<RoleId>,
    }
    let Place::Server(server) = place else { return Ok(None) };
    if server == 0 || person.0 == 0 {
        return Ok(None);
    }
    let route = Route::GuildMember { guild_id: GuildId::new(server), user_id: UserId::new(person.0) };
    let asked: Result<Membership, RestError> = ctx.rest.get(route, Deadline::Interaction).await;
    match asked {
        Ok(Membership { roles }) => Ok(Some(roles.iter().map(|role| role.get()).collect())),
        // They are not there, or the bot is not.
        Err(RestError::Refused { status: 403 | 404, .. }) => Ok(None),
        Err(error) => Err(error),
    }
}
