//! The macro that writes the enum of messages from the list.

/// Writes [`Message`]: a variant, the id of its message, and its arguments by the names they have in the texts.
macro_rules! messages {
    ($($name:ident $id:literal { $($field:ident: $type:ty),* })*) => {
        /// Something to say, without a language. The texts are in `locales/`, the comments there say who sees them.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Message {
            $(
                #[doc = concat!("`", $id, "`")]
                $name { $(#[doc = concat!("`$", stringify!($field), "` in the text.")] $field: $type),* },
            )*
        }

        impl Message {
            /// The id of the message in the texts.
            #[must_use]
            pub fn id(&self) -> &'static str {
                match self { $(Message::$name { .. } => $id),* }
            }

            /// Gives each argument, by the names it has in the texts.
            pub fn each_arg<'a>(&'a self, give: &mut dyn FnMut(ArgName, Arg<'a>)) {
                match self {
                    $(Message::$name { $($field),* } => { $(give(arg_name!($field), Arg::from($field));)* }),*
                }
            }

            /// One message of every kind. Another `turn` brings other seats, calls and lists.
            #[must_use]
            pub fn examples(turn: usize) -> Vec<Message> {
                vec![$(Message::$name { $($field: <$type>::example(turn)),* }),*]
            }
        }
    };
}

/// The names of an argument in the texts.
macro_rules! arg_name {
    ($field:ident) => {
        ArgName {
            plain: stringify!($field),
            the: concat!("the-", stringify!($field)),
            a: concat!("a-", stringify!($field)),
        }
    };
}

pub(super) use {arg_name, messages};
