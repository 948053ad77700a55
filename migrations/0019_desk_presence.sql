-- Which admins have an editor open. A row is renewed every 20 seconds and counts until it expires.
CREATE TABLE desk_presence (
  -- Kind and id, such as 'tour:12'.
  place TEXT NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users (id),
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (place, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX desk_presence_by_expiry ON desk_presence (expires_at);
