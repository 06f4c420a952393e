-- The same text for SQLite and PostgreSQL. Tables that call a director, for a day, and what directors were sent about it.

CREATE TABLE summonses (
    id          BIGINT PRIMARY KEY,                -- the interaction that made it
    place       TEXT   NOT NULL,
    by_person   BIGINT NOT NULL,
    made_at     BIGINT NOT NULL,
    table_name  TEXT   NOT NULL,                   -- as typed; may be empty
    board       TEXT   NOT NULL,
    case_number BIGINT,                            -- NULL: of no case
    token       TEXT   NOT NULL,                   -- with which the answer to the caller is changed, for 15 minutes
    taken_by    BIGINT,                            -- the director who is coming
    last_press  BIGINT NOT NULL DEFAULT 0,         -- the interaction by which a director last came, or could not
    told        BIGINT NOT NULL DEFAULT 0,         -- how often directors were told
    due_at      BIGINT NOT NULL                    -- when they are told next, unless one of them comes
);
CREATE INDEX summonses_due_at ON summonses (due_at) WHERE taken_by IS NULL AND told < 2;
CREATE INDEX summonses_made_at ON summonses (made_at);
CREATE INDEX summonses_case ON summonses (place, case_number) WHERE case_number IS NOT NULL;
CREATE INDEX summonses_by ON summonses (by_person);
CREATE INDEX summonses_taken_by ON summonses (taken_by) WHERE taken_by IS NOT NULL;

CREATE TABLE summons_messages (
    summons  BIGINT NOT NULL REFERENCES summonses (id) ON DELETE CASCADE,
    channel  BIGINT NOT NULL,
    message  BIGINT NOT NULL,
    person   BIGINT,                               -- the director to whom it went; NULL: into the log
    language TEXT   NOT NULL,
    PRIMARY KEY (channel, message)
);
CREATE INDEX summons_messages_summons ON summons_messages (summons);
CREATE INDEX summons_messages_person ON summons_messages (person) WHERE person IS NOT NULL;
