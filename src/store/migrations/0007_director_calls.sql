-- The same text for SQLite and PostgreSQL. Tables that call a director, for a day, and what directors were sent about it.

CREATE TABLE director_calls (
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
CREATE INDEX director_calls_due_at ON director_calls (due_at) WHERE told < 2;
CREATE INDEX director_calls_made_at ON director_calls (made_at);
CREATE INDEX director_calls_case ON director_calls (place, case_number) WHERE case_number IS NOT NULL;
CREATE INDEX director_calls_by ON director_calls (by_person);
CREATE INDEX director_calls_taken_by ON director_calls (taken_by) WHERE taken_by IS NOT NULL;

CREATE TABLE director_call_messages (
    director_call BIGINT NOT NULL REFERENCES director_calls (id) ON DELETE CASCADE,
    channel  BIGINT NOT NULL,
    message  BIGINT NOT NULL,
    person   BIGINT,                               -- the director to whom it went; NULL: into the log
    language TEXT   NOT NULL,
    PRIMARY KEY (channel, message)
);
CREATE INDEX director_call_messages_director_call ON director_call_messages (director_call);
CREATE INDEX director_call_messages_person ON director_call_messages (person) WHERE person IS NOT NULL;
