//! The signals that end the process.

use crate::bot::error::BotError;

impl ShutdownSignal {
    pub(crate) fn new() -> Result<ShutdownSignal, BotError> {
        #[cfg(unix)]
        let terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())
            .map_err(|error| BotError::Start(error.to_string()))?;
        Ok(ShutdownSignal {
            #[cfg(unix)]
            terminate,
        })
    }

    /// Waits until the process is told to end.
    pub(crate) async fn told(&mut self) {
        #[cfg(unix)]
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = tokio::signal::ctrl_c() => {}
        }
        #[cfg(not(unix))]
        let _ = tokio::signal::ctrl_c().await;
    }
}

/// The signals that end the bot.
pub(crate) struct ShutdownSignal {
    #[cfg(unix)]
    pub(crate) terminate: tokio::signal::unix::Signal,
}
