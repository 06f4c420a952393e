//! A test on both databases.

/// Runs a test on both databases: `on_both!(name, |database| async block)`.
macro_rules! on_both {
    ($name:ident, |$database:ident| $body:expr) => {
        mod $name {
            #[allow(unused_imports)]
            use super::*;

            async fn test($database: &$crate::database::Database) {
                $body
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
            async fn sqlite() {
                let database = $crate::database::Database::sqlite();
                test(&database).await;
                database.remove().await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
            async fn postgres() {
                let name = module_path!();
                if let Some(database) = $crate::database::Database::postgres(name).await {
                    test(&database).await;
                    database.remove().await;
                }
            }
        }
    };
}

pub(crate) use on_both;
