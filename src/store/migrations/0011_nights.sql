-- The same text for SQLite and PostgreSQL. Quiz nights.

ALTER TABLE quiz_rounds ADD COLUMN channel BIGINT; -- of a night: where it is
ALTER TABLE quiz_rounds ADD COLUMN pace BIGINT;    -- of a night: seconds for each question; NULL: until its host goes on
ALTER TABLE quiz_rounds ADD COLUMN due_at BIGINT;  -- of such a question: when it is revealed and the next one comes
CREATE INDEX quiz_rounds_due_at ON quiz_rounds (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX quiz_rounds_nights ON quiz_rounds (place, channel) WHERE form = 'night';
