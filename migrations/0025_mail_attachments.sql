-- Files of a mail, deleted with it. A body is text: calendar files, not pictures.
CREATE TABLE outbox_attachments (
  outbox_id INTEGER NOT NULL REFERENCES outbox (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  type TEXT NOT NULL CHECK (length(type) BETWEEN 1 AND 100),
  body TEXT NOT NULL CHECK (length(body) <= 20000),
  PRIMARY KEY (outbox_id, name)
) STRICT, WITHOUT ROWID;
