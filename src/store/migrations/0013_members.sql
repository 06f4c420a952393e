-- The same text for SQLite and PostgreSQL. Servers in which the bot is: one that removes it while it is away is not told of.

ALTER TABLE places ADD COLUMN is_member BOOLEAN NOT NULL DEFAULT FALSE; -- whether the bot was seen to be in the server
CREATE INDEX places_is_member ON places (place) WHERE is_member;
