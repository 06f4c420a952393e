-- The same text for SQLite and PostgreSQL. Where the log channel is a forum: the post of a case in it.

ALTER TABLE cases ADD COLUMN log_channel BIGINT;
ALTER TABLE cases ADD COLUMN log_post BIGINT;
