-- Notes of the desk about a member, deleted with the account.
CREATE TABLE member_notes (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  author_id INTEGER NOT NULL,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX member_notes_by_member ON member_notes (user_id, created_at);
