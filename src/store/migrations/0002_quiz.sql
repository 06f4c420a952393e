-- The same text for SQLite and PostgreSQL. The quiz.

ALTER TABLE places ADD COLUMN last_round BIGINT NOT NULL DEFAULT 0; -- of the questions asked there
ALTER TABLE places ADD COLUMN last_daily BIGINT NOT NULL DEFAULT 0; -- of the daily questions

CREATE TABLE quiz_rounds (
    place        TEXT    NOT NULL REFERENCES places (place) ON DELETE CASCADE,
    number       BIGINT  NOT NULL,
    asked_by     BIGINT,                           -- NULL: a daily question; or that person was erased
    asked_at     BIGINT  NOT NULL,
    asked_with   TEXT    NOT NULL UNIQUE,          -- what in Discord asked for it; or which daily question it is
    day          TEXT    NOT NULL,                 -- for which day it counts, by the place's own calendar
    -- What makes the question anew.
    seed         BIGINT  NOT NULL,
    level        BIGINT  NOT NULL,
    law          BIGINT,
    edition      TEXT    NOT NULL,
    kind         TEXT,
    language     TEXT    NOT NULL,
    identity     TEXT    NOT NULL,                 -- which question it is: what nobody is asked twice
    public       BOOLEAN NOT NULL,
    is_daily     BOOLEAN NOT NULL,
    posting_at   BIGINT,                           -- since when somebody is posting the daily question
    daily_number BIGINT,                           -- once it is posted
    revealed_at  BIGINT,
    card_channel BIGINT,
    card_message BIGINT,
    PRIMARY KEY (place, number)
);
CREATE UNIQUE INDEX quiz_rounds_daily ON quiz_rounds (place, day) WHERE is_daily;
CREATE INDEX quiz_rounds_by ON quiz_rounds (asked_by);

CREATE TABLE quiz_answers (
    place    TEXT    NOT NULL,
    number   BIGINT  NOT NULL,
    person   BIGINT  NOT NULL,
    choice   BIGINT  NOT NULL,                     -- from 0
    correct  BOOLEAN NOT NULL,
    given_at BIGINT  NOT NULL,
    PRIMARY KEY (place, number, person),
    FOREIGN KEY (place, number) REFERENCES quiz_rounds (place, number) ON DELETE CASCADE
);
CREATE INDEX quiz_answers_by ON quiz_answers (person);

CREATE TABLE quiz_people (
    person    BIGINT  PRIMARY KEY,
    level     BIGINT  NOT NULL DEFAULT 0,
    history   TEXT    NOT NULL DEFAULT '',         -- the last answers at that level
    opted_out BOOLEAN NOT NULL DEFAULT FALSE       -- of boards
);

-- The last thousand questions that somebody had.
CREATE TABLE quiz_seen (
    person   BIGINT NOT NULL,
    identity TEXT   NOT NULL,
    nth      BIGINT NOT NULL,
    PRIMARY KEY (person, identity)
);
CREATE INDEX quiz_seen_nth ON quiz_seen (person, nth);
CREATE INDEX quiz_seen_identity ON quiz_seen (identity);

-- Who plays in a server, and how many daily questions in a row were right.
CREATE TABLE quiz_players (
    place       TEXT   NOT NULL REFERENCES places (place) ON DELETE CASCADE,
    person      BIGINT NOT NULL,
    last_daily  BIGINT NOT NULL DEFAULT 0,
    streak      BIGINT NOT NULL DEFAULT 0,
    best_streak BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (place, person)
);
CREATE INDEX quiz_players_person ON quiz_players (person);

-- What boards show: by server and week, month or season.
CREATE TABLE quiz_tallies (
    place      TEXT   NOT NULL REFERENCES places (place) ON DELETE CASCADE,
    span       TEXT   NOT NULL,                    -- 2026-W47, 2026-11, 2026/27
    person     BIGINT NOT NULL,
    correct    BIGINT NOT NULL,
    answered   BIGINT NOT NULL,
    reached_at BIGINT NOT NULL,                    -- the last right answer
    PRIMARY KEY (place, span, person)
);
CREATE INDEX quiz_tallies_board ON quiz_tallies (place, span, correct DESC, answered, reached_at, person);
CREATE INDEX quiz_tallies_person ON quiz_tallies (person);

CREATE TABLE quiz_plans (
    place   TEXT   PRIMARY KEY REFERENCES places (place) ON DELETE CASCADE,
    hour    BIGINT,                                -- NULL: no daily question
    zone    TEXT   NOT NULL,
    level   BIGINT,
    law     BIGINT,
    edition TEXT,
    set_at  BIGINT NOT NULL
);
