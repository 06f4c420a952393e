-- The same text for SQLite and PostgreSQL. Times are seconds since 1970; the numbers that Discord gives are 64-bit
-- integers, read as signed.

CREATE TABLE places (
    place        TEXT    PRIMARY KEY,              -- s123: a server; p123: a person's direct messages
    last_number  BIGINT  NOT NULL DEFAULT 0,       -- of the cases there
    language     TEXT,
    edition      TEXT,
    agreements   TEXT,
    yardstick    TEXT,
    replies      TEXT    NOT NULL DEFAULT 'private',
    log_channel  BIGINT,
    quiz_channel BIGINT
);

CREATE TABLE director_roles (
    place TEXT   NOT NULL REFERENCES places (place) ON DELETE CASCADE,
    role  BIGINT NOT NULL,
    PRIMARY KEY (place, role)
);

CREATE TABLE people (
    person   BIGINT PRIMARY KEY,
    language TEXT,
    edition  TEXT
);

CREATE TABLE on_call (
    place  TEXT   NOT NULL,
    person BIGINT NOT NULL,
    PRIMARY KEY (place, person)
);
CREATE INDEX on_call_person ON on_call (person);

CREATE TABLE cases (
    place        TEXT    NOT NULL REFERENCES places (place) ON DELETE CASCADE,
    number       BIGINT  NOT NULL,
    opened_by    BIGINT,                           -- NULL once that person was erased
    opened_at    BIGINT  NOT NULL,
    opened_with  TEXT    NOT NULL UNIQUE,          -- what in Discord opened it
    typed        TEXT    NOT NULL,
    record       TEXT    NOT NULL,                 -- JSON
    agreements   TEXT,
    -- What follows from the entries, for lists.
    entries      BIGINT  NOT NULL DEFAULT 0,
    state        TEXT    NOT NULL DEFAULT 'proposed',
    public       BOOLEAN NOT NULL DEFAULT FALSE,   -- shared, or a director was called
    shared       BOOLEAN NOT NULL DEFAULT FALSE,
    called_at    BIGINT,
    review       BOOLEAN NOT NULL DEFAULT FALSE,
    card_channel BIGINT,
    card_message BIGINT,
    PRIMARY KEY (place, number)
);
CREATE INDEX cases_by ON cases (opened_by, place, number);
CREATE INDEX cases_public ON cases (place, number) WHERE public;
CREATE INDEX cases_open ON cases (place, number) WHERE public AND state = 'proposed';
CREATE INDEX cases_called ON cases (place, number) WHERE called_at IS NOT NULL AND state = 'proposed';
CREATE INDEX cases_review ON cases (place, number) WHERE public AND review;

CREATE TABLE entries (
    place     TEXT   NOT NULL,
    number    BIGINT NOT NULL,
    seq       BIGINT NOT NULL,                     -- from 1, without gaps
    by_person BIGINT,                              -- NULL once that person was erased
    made_at   BIGINT NOT NULL,
    entry     TEXT   NOT NULL,                     -- JSON
    PRIMARY KEY (place, number, seq),
    FOREIGN KEY (place, number) REFERENCES cases (place, number) ON DELETE CASCADE
);
CREATE INDEX entries_by ON entries (by_person);

CREATE TABLE claims (
    event   TEXT   PRIMARY KEY,
    session TEXT   NOT NULL,
    made_at BIGINT NOT NULL
);
CREATE INDEX claims_made_at ON claims (made_at);
