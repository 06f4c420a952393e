-- The same text for SQLite and PostgreSQL. What people answered wrong, to be asked about again.

ALTER TABLE quiz_rounds ADD COLUMN topic TEXT NOT NULL DEFAULT ''; -- what it teaches: passes 27B2

CREATE TABLE quiz_reviews (
    person  BIGINT NOT NULL,
    edition TEXT   NOT NULL,
    topic   TEXT   NOT NULL,
    laws    TEXT   NOT NULL,                       -- of the question that was answered wrong: 26,27
    level   BIGINT NOT NULL,
    step    BIGINT NOT NULL,                       -- how often it was right since then
    due_at  BIGINT NOT NULL,
    PRIMARY KEY (person, edition, topic)
);
CREATE INDEX quiz_reviews_due_at ON quiz_reviews (due_at);
