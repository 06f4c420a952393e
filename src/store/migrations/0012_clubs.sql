-- The same text for SQLite and PostgreSQL. Questions that could have happened at a club.

ALTER TABLE quiz_rounds ADD COLUMN system TEXT; -- the name of the system that is played there; NULL: any auction would do
