-- The same text for SQLite and PostgreSQL. What was told of a case, and which buttons belong to it.

-- Tells a case or a question from another that had its number before the database was restored. NULL: it is older than that.
ALTER TABLE cases ADD COLUMN epoch BIGINT;
ALTER TABLE quiz_rounds ADD COLUMN epoch BIGINT;

-- The entry by which a director was called, that of the last director's word, and up to which entry each was told.
ALTER TABLE cases ADD COLUMN call_entry BIGINT NOT NULL DEFAULT 0;
ALTER TABLE cases ADD COLUMN word_entry BIGINT NOT NULL DEFAULT 0;
ALTER TABLE cases ADD COLUMN told_call BIGINT NOT NULL DEFAULT 0;
ALTER TABLE cases ADD COLUMN told_word BIGINT NOT NULL DEFAULT 0;
UPDATE cases SET told_call = entries, told_word = entries;
CREATE INDEX cases_untold ON cases (place, number) WHERE told_call < call_entry OR told_word < word_entry;
