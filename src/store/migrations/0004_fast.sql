-- The same text for SQLite and PostgreSQL. So that no list, board or question goes through more than it shows.

-- What a player may see: what is shared, and what he opened himself. A list joins a page of each.
CREATE INDEX cases_shared ON cases (place, number) WHERE shared;
CREATE INDEX cases_shared_open ON cases (place, number) WHERE shared AND state = 'proposed';
CREATE INDEX cases_shared_called ON cases (place, number) WHERE shared AND called_at IS NOT NULL AND state = 'proposed';
CREATE INDEX cases_shared_review ON cases (place, number) WHERE shared AND review;
CREATE INDEX cases_by_open ON cases (opened_by, place, number) WHERE state = 'proposed';
CREATE INDEX cases_by_called ON cases (opened_by, place, number) WHERE called_at IS NOT NULL AND state = 'proposed';
CREATE INDEX cases_by_review ON cases (opened_by, place, number) WHERE review;

-- Boards leave out whoever has opted out.
ALTER TABLE quiz_tallies ADD COLUMN hidden BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE quiz_tallies SET hidden = TRUE WHERE person IN (SELECT person FROM quiz_people WHERE opted_out);
DROP INDEX quiz_tallies_board;
CREATE INDEX quiz_tallies_board ON quiz_tallies (place, span, hidden, correct DESC, answered, reached_at, person);

CREATE INDEX quiz_answers_right ON quiz_answers (place, number, given_at, person) WHERE correct;
