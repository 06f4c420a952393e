-- The same text for SQLite and PostgreSQL. Questions that are asked one after the other, such as an exam.

ALTER TABLE quiz_rounds ADD COLUMN laws TEXT NOT NULL DEFAULT ''; -- what it is about: 26,27
ALTER TABLE quiz_rounds ADD COLUMN form TEXT;                     -- exam, linked; NULL: it stands alone
ALTER TABLE quiz_rounds ADD COLUMN series BIGINT;                 -- the number of the first question
ALTER TABLE quiz_rounds ADD COLUMN nth BIGINT;                    -- its place among them, from 1
ALTER TABLE quiz_rounds ADD COLUMN length BIGINT;                 -- how many there are to be
CREATE INDEX quiz_rounds_series ON quiz_rounds (place, series, nth) WHERE series IS NOT NULL;
CREATE INDEX quiz_rounds_exams ON quiz_rounds (asked_by) WHERE form = 'exam' AND revealed_at IS NULL;
