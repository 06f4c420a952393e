-- The same text for SQLite and PostgreSQL. Erasing that can be interrupted; how long a server keeps its cases; who changed
-- the roles of its directors; when a daily question is due next; claims as leases.

-- Who is being erased, and how far that has come. The row goes with the last step.
CREATE TABLE erasures (
    person       BIGINT PRIMARY KEY,
    step         BIGINT NOT NULL DEFAULT 0,
    after_place  TEXT   NOT NULL DEFAULT '',       -- of what is gone through page by page: the last one
    after_number BIGINT NOT NULL DEFAULT 0,
    after_seq    BIGINT NOT NULL DEFAULT 0
);

ALTER TABLE places ADD COLUMN keep_months BIGINT;  -- NULL: cases are kept
ALTER TABLE places ADD COLUMN left_at BIGINT;      -- when the server removed the bot
CREATE INDEX places_keep_months ON places (place) WHERE keep_months IS NOT NULL;
CREATE INDEX places_left_at ON places (left_at) WHERE left_at IS NOT NULL;

CREATE TABLE role_changes (
    place        TEXT   NOT NULL REFERENCES places (place) ON DELETE CASCADE,
    nth          BIGINT NOT NULL,                  -- from 1
    by_person    BIGINT,                           -- NULL once that person was erased
    made_at      BIGINT NOT NULL,
    roles_before TEXT   NOT NULL,                  -- 123,456
    roles_after  TEXT   NOT NULL,
    PRIMARY KEY (place, nth)
);
CREATE INDEX role_changes_by ON role_changes (by_person);

ALTER TABLE quiz_plans ADD COLUMN next_at BIGINT NOT NULL DEFAULT 0; -- not looked at before
CREATE INDEX quiz_plans_next_at ON quiz_plans (next_at) WHERE hour IS NOT NULL;

-- In milliseconds since 1970, by the clock of the database. The largest number: it is answered.
ALTER TABLE claims ADD COLUMN leased_until BIGINT NOT NULL DEFAULT 9223372036854775807;
