-- The inbox: one thread for each contact message, inquiry or question on the board, and booking request. Triggers create
-- threads with their messages (decision 0035).

-- `source` has no list of allowed values, so that a new kind of message needs no new table.
CREATE TABLE inbox_threads (
  id INTEGER PRIMARY KEY,
  source TEXT NOT NULL,
  -- Id of a topic, a contact message or a booking.
  source_id INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'waiting', 'answered', 'done')),
  -- The admin who takes care of it.
  owner_id INTEGER,
  -- The member who asks; null for a visitor.
  user_id INTEGER,
  tour_id INTEGER,
  lang TEXT NOT NULL CHECK (lang IN ('kr', 'ca', 'cn')),
  created_at INTEGER NOT NULL,
  -- The newest message that is not the company's.
  latest_at INTEGER NOT NULL,
  -- The first message that has no answer yet; null while the state is answered or done.
  waiting_since INTEGER,
  answered_at INTEGER,
  -- Since when its topic is hidden or deleted.
  removed_at INTEGER,
  -- The thread of the same text on the board, by a member who sent it by the contact form.
  merged_into INTEGER,
  -- Grows with each message and each change of the state.
  version INTEGER NOT NULL DEFAULT 1,
  UNIQUE (source, source_id)
) STRICT;
CREATE INDEX inbox_threads_by_time ON inbox_threads (latest_at, id);
CREATE INDEX inbox_threads_open ON inbox_threads (latest_at, id)
  WHERE state IN ('new', 'waiting') AND removed_at IS NULL;
CREATE INDEX inbox_threads_waiting ON inbox_threads (waiting_since)
  WHERE state IN ('new', 'waiting') AND removed_at IS NULL;
CREATE INDEX inbox_threads_by_owner ON inbox_threads (owner_id, latest_at, id) WHERE owner_id IS NOT NULL;
CREATE INDEX inbox_threads_by_user ON inbox_threads (user_id, latest_at, id) WHERE user_id IS NOT NULL;

-- What the company adds to a thread: notes, and answers by mail. Answers on the board are posts.
CREATE TABLE inbox_entries (
  id INTEGER PRIMARY KEY,
  thread_id INTEGER NOT NULL REFERENCES inbox_threads (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('note', 'mail')),
  author_id INTEGER NOT NULL,
  body TEXT NOT NULL,
  -- Of a mail.
  lang TEXT CHECK (lang IN ('kr', 'ca', 'cn')),
  recipient TEXT,
  created_at INTEGER NOT NULL,
  request_key TEXT UNIQUE,
  request_hash TEXT
) STRICT;
CREATE INDEX inbox_entries_by_thread ON inbox_entries (thread_id, id);
CREATE INDEX inbox_entries_keyed ON inbox_entries (created_at) WHERE request_key IS NOT NULL;

-- Texts that answers begin with, with places such as {name}.
CREATE TABLE saved_replies (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL UNIQUE,
  kr TEXT NOT NULL,
  ca TEXT NOT NULL,
  cn TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  updated_at INTEGER NOT NULL
) STRICT;
