//! Pages as messages: within Discord's limits, whatever is on the page, and torn only where a sentence ends.

use director_please::{
    bot::{
        discord::limits::LIMIT,
        view::{
            layout::{self, ending_of, lay_out, lay_out_sections},
            sanitize,
            text::bot::UserError,
        },
    },
    locale::Language,
    present::{Cell, Diagram, Item, Page, Section},
};

use crate::discord::check;

/// A page with this many sections of this many items, each of this many sentences.
fn page(sections: usize, items: usize, sentences: usize) -> Page {
    let text =
        |at: &str| (0..sentences).map(|number| format!("Sentence {at}.{number} ends here. ")).collect::<String>();
    let section = |number: usize| Section {
        heading: format!("Heading {number}"),
        text: vec![text(&format!("s{number}"))],
        items: (0..items)
            .map(|item| Item { label: format!("L{item}"), text: text(&format!("i{number}.{item}")) })
            .collect(),
        numbered: number % 2 == 1,
        ..Section::default()
    };
    let cell = |text: &str| vec![Cell { text: text.to_owned(), ..Cell::default() }];
    let row = || [cell("1♣"), cell("Pass"), cell("1♥ ⚠"), Vec::new()];
    Page {
        headline: "What now".to_owned(),
        diagram: Some(Diagram {
            header: ["W", "N", "E", "S"].map(str::to_owned),
            legend: "! insufficient · ? West to choose".to_owned(),
            rows: (0..sections * 9).map(|_| row()).collect(),
        }),
        fixed: None,
        sections: (0..sections).map(section).collect(),
        footer: vec!["The footer".to_owned()],
    }
}

/// The message as it would be sent, held against Discord's limits.
fn assert_sendable(contents: &[String]) {
    assert!((1..=5).contains(&contents.len()), "{} messages", contents.len());
    for content in contents {
        let body = serde_json::json!({"content": content, "allowed_mentions": {"parse": [], "replied_user": false}});
        assert_eq!(check::message(&body), [""; 0], "{content}");
    }
}

#[test]
fn every_page_fits_and_what_is_left_out_is_counted() {
    let ending = "1H P 1H ib ".repeat(90);
    for (sections, items, sentences) in
        [(0, 0, 0), (1, 3, 1), (2, 8, 3), (5, 10, 4), (3, 4, 60), (12, 25, 8), (1, 1, 400)]
    {
        for ending in [None, Some(ending.trim())] {
            let page = page(sections, items, sentences);
            let contents = lay_out(&page, Language::English, ending);
            assert_sendable(&contents);
            let all = contents.join("\n");
            let cut = all.contains("This is not all");
            assert_eq!(!cut, all.contains("The footer"), "{sections} {items} {sentences}");
            // Every sentence that is there is there to its end.
            assert_eq!(all.matches("Sentence").count(), all.matches("ends here.").count(), "{all}");
            if !cut {
                assert_eq!(all.matches("Sentence").count(), sections * (items + 1) * sentences);
            }
            assert_eq!(contents.last().and_then(|last| ending_of(last)), ending);
        }
    }
}

#[test]
fn a_page_can_be_cut_at_whole_sections_only() {
    for (sections, items, sentences) in
        [(0, 0, 0), (2, 8, 3), (5, 10, 4), (12, 25, 3), (40, 2, 5), (3, 4, 60), (1, 1, 400)]
    {
        for language in Language::ALL {
            let page = page(sections, items, sentences);
            let contents = lay_out_sections(&page, language);
            assert_sendable(&contents);
            let all = contents.join("\n");
            let whole = (0..sections).take_while(|number| all.contains(&format!("**Heading {number}**"))).count();
            assert_eq!(all.matches("Sentence").count(), whole * (items + 1) * sentences, "{all}");
            assert_eq!(all.contains("director-please why"), whole < sections);
            assert!(whole == sections || all.contains(&format!(": {}. ", sections - whole)), "{all}");
            assert!(all.contains("The footer") && (whole > 0 || sections != 40), "{all}");
        }
    }
}

#[test]
fn a_short_page_is_one_message_in_the_order_of_the_page() {
    let contents = lay_out(&page(1, 2, 1), Language::Norwegian, None);
    assert_eq!(contents.len(), 1);
    let content = &contents[0];
    let parts = [
        "**What now**\n```\nW",
        "```\n-# ! insufficient",
        "choose\n\n**Heading 0**\nSentence s0.0",
        "\n- **L0**: Sentence",
        "\n- **L1**: ",
        "\n\n-# The footer",
    ];
    let places: Vec<usize> =
        parts.iter().map(|part| content.find(part).unwrap_or_else(|| panic!("{part} in {content}"))).collect();
    assert!(places.is_sorted(), "{content}");
}

#[test]
fn the_diagram_stands_in_columns() {
    let content = &lay_out(&page(1, 0, 0), Language::English, None)[0];
    let block: Vec<&str> = content.split("```").nth(1).unwrap().trim().lines().collect();
    let east = block[0].chars().position(|sign| sign == 'E').unwrap();
    assert!(block[1..].iter().all(|row| row.chars().nth(east) == Some('1')), "{content}");
}

#[test]
fn a_mistake_in_a_long_line_is_shown_with_what_is_around_it() {
    for at in [0, 3, 300, 990] {
        let fixed = format!("{}Pq {}\n{}^^", "P ".repeat(at / 2), "P ".repeat(500 - at / 2), " ".repeat(at / 2 * 2));
        let contents = lay_out(&Page { fixed: Some(fixed), ..Page::default() }, Language::English, None);
        assert_sendable(&contents);
        let lines: Vec<&str> = contents[0].lines().collect();
        let mark = lines[2].find("^^").unwrap();
        assert_eq!(lines[1].get(mark..mark + 2), Some("Pq"), "{contents:?}");
    }
}

#[test]
fn text_is_shown_and_formats_nothing() {
    let text = "**a** _b_ ~~c~~ ||d|| <@1> <#2> @everyone [e](https://example.org) `f` \\ 1H*";
    let page = Page {
        headline: text.to_owned(),
        footer: vec!["> # x".to_owned(), "odd ` tick".to_owned()],
        ..Page::default()
    };
    let content = &lay_out(&page, Language::English, None)[0];
    for formatting in ["***a", " _b", "~~c", "||d", " <@1", " <#2", " @everyone", "[e]", "https://"] {
        assert!(!content.contains(formatting), "{formatting} in {content}");
    }
    assert!(content.contains("`f`"), "our own quotations stay: {content}");
    assert!(content.contains("odd ' tick"), "{content}");
}

#[test]
fn what_users_type_is_made_safe() {
    assert_eq!(sanitize::clean("<@123> 1H\tP <@!4> <@&5><#6>`1H` ib\r\n"), Ok("1H P      1H  ib".to_owned()));
    assert_eq!(sanitize::clean("1\u{202e}H\u{200b} \u{feff}1♥\u{fe0f}\u{0}"), Ok("1H 1♥".to_owned()));
    assert_eq!(sanitize::clean("1H P\n1H ib"), Ok("1H P\n1H ib".to_owned()));
    assert_eq!(sanitize::clean("<@x> <#"), Ok("<@x> <#".to_owned()));
    assert_eq!(sanitize::clean(" \u{200b}\n<@1> "), Err(UserError::NoText));
    assert_eq!(sanitize::clean(&"x".repeat(LIMIT)), Ok("x".repeat(LIMIT)));
    assert_eq!(sanitize::clean(&"x".repeat(LIMIT + 1)), Err(UserError::TooLong));
    assert_eq!(sanitize::clean(&"𝔵".repeat(LIMIT / 2 + 1)), Err(UserError::TooLong), "Discord counts it as two");
}

#[test]
fn a_line_is_shortened_to_a_limit() {
    assert_eq!(layout::shortened("1H P 1H", 7), "1H P 1H");
    assert_eq!(layout::shortened("1H P 1H", 6), "1H P…");
    assert_eq!(layout::length(&layout::shortened(&"𝔵".repeat(80), 100)), 99);
}

/// What Discord's client shows as an invitation to a server, with a scheme and without, and with a backslash for a slash; and what
/// it makes a link.
fn invites(content: &str) -> bool {
    let content = content.to_lowercase();
    let is_link = content.contains("http://") || content.contains("https://");
    let content = content.replace('\\', "/");
    is_link || ["discord.gg/", "discord.com/", "discordapp.com/"].iter().any(|host| content.contains(host))
}

#[test]
fn nothing_that_is_quoted_invites_anybody_anywhere() {
    let mut tried = 0;
    for scheme in ["", "https://", "http:\\\\", "HTTPS://", "www.", "//"] {
        for host in
            ["discord.gg", "Discord.GG", "discord.com/invite", "discordapp.com\\invite", "ptb.discord.com/invite"]
        {
            for slash in ["/", "\\", "//", "\\\\"] {
                for (before, after) in
                    [("", ""), ("1H ", " ib"), ("(", ")"), ("x", "?a.b"), ("- ", "."), ("a.", ".com")]
                {
                    let text = format!("{before}{scheme}{host}{slash}abc{after}");
                    let page = Page {
                        headline: text.clone(),
                        sections: vec![Section {
                            heading: text.clone(),
                            text: vec![text.clone()],
                            items: vec![Item { label: text.clone(), text: text.clone() }],
                            ..Section::default()
                        }],
                        footer: vec![text.clone()],
                        ..Page::default()
                    };
                    let laid = lay_out(&page, Language::English, None).join("\n");
                    for shown in [laid, layout::quoted(&text, 200), layout::small(&text), layout::heading(&text)] {
                        assert!(!invites(&shown), "{text}: {shown}");
                        // What is read is what was written.
                        let bare = |text: &str| text.replace('\\', "").to_lowercase();
                        assert!(bare(&shown).contains(&bare(&text)), "{text}: {shown}");
                        tried += 1;
                    }
                }
            }
        }
    }
    assert!(tried > 2_000, "{tried}");
    // Nothing else is escaped for it.
    for text in ["Law 27.2, i.e. 0.0.1 of e.g. Mr. Gg.", "what is com.ing .ggx"] {
        assert_eq!(layout::quoted(text, 200), text);
    }
}
