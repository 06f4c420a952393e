//! The files of the vocabulary: whatever is wrong in one is told with its line.

use director_please::shorthand::mistakes_in_words;

#[test]
fn there_is_no_mistake_in_the_vocabulary() {
    assert_eq!(mistakes_in_words(None), Vec::<String>::new());
}

/// A last line that is wrong, and what is told of it.
const WRONG: [(&str, &str); 17] = [
    ("pass p", "a meaning, a colon"),
    ("passs: p", "not “passs”"),
    ("pass: p,, pass", "a word before and after each comma"),
    ("pass:", "a word before and after each comma"),
    ("pass: p, Pass", "without accents, not “Pass”"),
    ("pass: p, passé", "without accents, not “passé”"),
    ("pass: p, a pass, p", "“p” once: it stands under pass"),
    ("pass: p\n\n# The same.\npass: p", "“p” once: it stands under pass"),
    ("pass: p\ndouble: d, p", "“p” once: it stands under pass"),
    ("laws-2017: new\nfiller: new", "“new” once: it stands under laws-2017"),
    ("laws-1066: old", "not “laws-1066”"),
    ("level-one: one", "not “level-one”"),
    ("column-rho: r", "not “column-rho”"),
    ("aside-pattern: (a|b", "a regular expression"),
    ("part who: [a\n", "a regular expression"),
    ("asides-pattern: a", "not “asides”"),
    ("aside-pattern: <who> (bid|passed)\n", "a part above this line: <who>"),
];

#[test]
fn a_mistake_in_the_vocabulary_is_told_with_its_line() {
    for (text, told) in WRONG {
        let mistakes = mistakes_in_words(Some(&[("test.txt", text)]));
        let [mistake] = mistakes.as_slice() else { panic!("{text}: {mistakes:?}") };
        let line = format!("test.txt:{}: expected ", text.lines().count());
        assert!(mistake.starts_with(&line) && mistake.contains(told), "{text}: {mistake}");
    }
}

/// A word may stand in lists that are looked at in one place each, and patterns may be made of parts.
#[test]
fn what_is_right_in_a_vocabulary_is_no_mistake() {
    let text = "# Words.\npart who: west|east\n\npass: p\nlabel: p\nlevel-1: one\ntimes-2: twice\ncolumn-same: me\n\
                clubs: c\npurpose: ace-ask, aces\nreason-pattern: <who> thought\naside-pattern: good <who>";
    assert_eq!(mistakes_in_words(Some(&[("test.txt", text)])), Vec::<String>::new());
}
