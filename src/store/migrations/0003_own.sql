-- The same text for SQLite and PostgreSQL. Questions of a server's own; how a question was chosen; daily questions that
-- Discord did not take.

ALTER TABLE quiz_rounds ADD COLUMN own TEXT;                                -- of a server's own: the line that makes it
ALTER TABLE quiz_rounds ADD COLUMN only_own BOOLEAN NOT NULL DEFAULT FALSE; -- only such a one would do
ALTER TABLE quiz_rounds ADD COLUMN firm BOOLEAN NOT NULL DEFAULT FALSE;     -- only that level would do
ALTER TABLE quiz_rounds ADD COLUMN refusals BIGINT NOT NULL DEFAULT 0;      -- how often Discord did not take it
ALTER TABLE quiz_rounds ADD COLUMN refused_in BIGINT;                       -- the last channel where it did not
CREATE INDEX quiz_rounds_identity ON quiz_rounds (place, identity);

-- What a server has given, as it was.
CREATE TABLE quiz_files (
    place   TEXT   PRIMARY KEY REFERENCES places (place) ON DELETE CASCADE,
    content TEXT   NOT NULL,
    set_at  BIGINT NOT NULL
);

-- The questions in it.
CREATE TABLE quiz_own (
    place    TEXT   NOT NULL REFERENCES quiz_files (place) ON DELETE CASCADE,
    nth      BIGINT NOT NULL,                      -- from 1
    name     TEXT   NOT NULL,
    line     TEXT   NOT NULL,                      -- it makes the question anew
    identity TEXT   NOT NULL,
    level    BIGINT NOT NULL,
    edition  TEXT,                                 -- NULL: about both
    laws     TEXT   NOT NULL,                      -- 26,27
    PRIMARY KEY (place, nth)
);
