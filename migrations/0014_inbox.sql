-- The inbox: one thread for each contact message, and for each inquiry or question on the board.

-- What the sender of an inquiry wrote; null for confirmations. `tour_id`, `people` and `trip_day` are what it is about.
ALTER TABLE contact_messages ADD COLUMN email TEXT;
ALTER TABLE contact_messages ADD COLUMN email_key TEXT;
ALTER TABLE contact_messages ADD COLUMN subject TEXT;
ALTER TABLE contact_messages ADD COLUMN body TEXT;
ALTER TABLE contact_messages ADD COLUMN lang TEXT CHECK (lang IN ('kr', 'ca', 'cn'));
ALTER TABLE contact_messages ADD COLUMN tour_id INTEGER;
ALTER TABLE contact_messages ADD COLUMN people INTEGER;
ALTER TABLE contact_messages ADD COLUMN trip_day TEXT;
CREATE INDEX contact_messages_by_email ON contact_messages (email_key, id) WHERE email_key IS NOT NULL;

-- `source` has no list of allowed values, so that a new kind of message needs no new table.
CREATE TABLE inbox_threads (
  id INTEGER PRIMARY KEY,
  source TEXT NOT NULL,
  -- Id of a topic or a contact message.
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

-- Contact messages.

CREATE TRIGGER contact_messages_to_inbox AFTER INSERT ON contact_messages WHEN NEW.body IS NOT NULL BEGIN
  INSERT INTO inbox_threads (source, source_id, user_id, tour_id, lang, created_at, latest_at, waiting_since)
    VALUES ('contact', NEW.id, (SELECT id FROM users WHERE email_key = NEW.email_key AND verified_at IS NOT NULL),
      NEW.tour_id, NEW.lang, NEW.created_at, NEW.created_at, NEW.created_at);
END;

CREATE TRIGGER contact_messages_from_inbox AFTER DELETE ON contact_messages WHEN OLD.body IS NOT NULL BEGIN
  DELETE FROM inbox_threads WHERE source = 'contact' AND source_id = OLD.id;
END;

-- A text that leaves a contact message takes its thread along.
CREATE TRIGGER contact_messages_emptied AFTER UPDATE OF body ON contact_messages
WHEN OLD.body IS NOT NULL AND NEW.body IS NULL BEGIN
  DELETE FROM inbox_threads WHERE source = 'contact' AND source_id = OLD.id;
END;

-- Inquiries (1) and questions (3) on the board. Posts of admins are the company's own.

CREATE TRIGGER replies_ask AFTER INSERT ON replies BEGIN
  INSERT INTO inbox_threads (source, source_id, user_id, tour_id, lang, created_at, latest_at, waiting_since)
    SELECT 'topic', topics.id, NEW.user_id, iif(tours.kind = 'tour', tours.id, NULL), writer.lang,
      NEW.created_at, NEW.created_at, NEW.created_at
    FROM topics JOIN tours ON tours.id = topics.tour_id JOIN users AS writer ON writer.id = NEW.user_id
    WHERE topics.id = NEW.topic_id AND topics.category IN (1, 3) AND writer.is_super_user = 0
    ON CONFLICT (source, source_id) DO UPDATE SET
      state = iif(state = 'new', 'new', 'waiting'), latest_at = max(latest_at, excluded.latest_at),
      waiting_since = coalesce(waiting_since, excluded.waiting_since), version = version + 1;
  UPDATE inbox_threads SET state = 'answered', waiting_since = NULL, answered_at = NEW.created_at, version = version + 1
    WHERE source = 'topic' AND source_id = NEW.topic_id
      AND EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND is_super_user = 1);
  -- The contact form of a member sends the same text as a message and as a topic of the contact forum: one thread is enough.
  UPDATE inbox_threads SET tour_id = (
    SELECT sent.tour_id FROM inbox_threads AS sent JOIN contact_messages ON contact_messages.id = sent.source_id
    WHERE sent.user_id = NEW.user_id AND sent.source = 'contact' AND sent.latest_at > NEW.created_at - 3600000
      AND instr(NEW.content, contact_messages.body) > 0 ORDER BY sent.latest_at DESC LIMIT 1)
    WHERE NEW.is_opening = 1 AND source = 'topic' AND source_id = NEW.topic_id
      AND EXISTS (SELECT 1 FROM topics JOIN tours ON tours.id = topics.tour_id
        WHERE topics.id = NEW.topic_id AND tours.kind = 'contact');
  UPDATE inbox_threads SET state = 'done', waiting_since = NULL, version = inbox_threads.version + 1,
    merged_into = board.id
    FROM inbox_threads AS board JOIN topics ON topics.id = board.source_id JOIN tours ON tours.id = topics.tour_id
    WHERE NEW.is_opening = 1 AND board.source = 'topic' AND board.source_id = NEW.topic_id AND tours.kind = 'contact'
      AND inbox_threads.source = 'contact' AND inbox_threads.user_id = NEW.user_id AND inbox_threads.state = 'new'
      AND inbox_threads.latest_at > NEW.created_at - 3600000
      AND EXISTS (SELECT 1 FROM contact_messages
        WHERE contact_messages.id = inbox_threads.source_id AND instr(NEW.content, contact_messages.body) > 0);
END;

-- A post is hidden, deleted or shown again: the newest one left decides who has the last word.
CREATE TRIGGER replies_ask_change AFTER UPDATE OF deleted_at, hidden_at ON replies
WHEN (NEW.deleted_at IS NULL AND NEW.hidden_at IS NULL) <> (OLD.deleted_at IS NULL AND OLD.hidden_at IS NULL) BEGIN
  UPDATE inbox_threads SET state = 'answered', waiting_since = NULL, answered_at = newest.created_at,
    version = inbox_threads.version + 1
  FROM replies AS newest JOIN users AS writer ON writer.id = newest.user_id
  WHERE inbox_threads.source = 'topic' AND inbox_threads.source_id = NEW.topic_id
    AND inbox_threads.state IN ('new', 'waiting') AND writer.is_super_user = 1 AND newest.id = (
      SELECT id FROM replies WHERE topic_id = NEW.topic_id AND deleted_at IS NULL AND hidden_at IS NULL
      ORDER BY id DESC LIMIT 1);
  -- Only the removal of the latest answer opens an answered thread.
  UPDATE inbox_threads SET state = 'waiting', waiting_since = newest.created_at, answered_at = NULL,
    version = inbox_threads.version + 1
  FROM replies AS newest JOIN users AS writer ON writer.id = newest.user_id
  WHERE inbox_threads.source = 'topic' AND inbox_threads.source_id = NEW.topic_id
    AND inbox_threads.state = 'answered' AND inbox_threads.answered_at <= NEW.created_at
    AND writer.is_super_user = 0 AND newest.id = (
      SELECT id FROM replies WHERE topic_id = NEW.topic_id AND deleted_at IS NULL AND hidden_at IS NULL
      ORDER BY id DESC LIMIT 1);
END;

CREATE TRIGGER topics_in_inbox AFTER UPDATE OF deleted_at, hidden_at ON topics BEGIN
  UPDATE inbox_threads SET removed_at = coalesce(NEW.deleted_at, NEW.hidden_at), version = version + 1
    WHERE source = 'topic' AND source_id = NEW.id AND removed_at IS NOT coalesce(NEW.deleted_at, NEW.hidden_at);
END;

CREATE TRIGGER topics_from_inbox AFTER DELETE ON topics BEGIN
  DELETE FROM inbox_threads WHERE source = 'topic' AND source_id = OLD.id;
END;

CREATE TRIGGER users_own_threads AFTER UPDATE OF is_super_user ON users
WHEN NEW.is_super_user = 0 AND OLD.is_super_user = 1 BEGIN
  UPDATE inbox_threads SET owner_id = NULL WHERE owner_id = NEW.id;
END;

-- The messages and topics from before. A mail's text quotes the message, each line after "> ". Messages older than a week
-- have been answered from the company's mailbox.

UPDATE contact_messages SET
  email = mail.reply_to, email_key = lower(mail.reply_to), lang = mail.lang,
  subject = substr(mail.subject, instr(mail.subject, mail.cause_id || '] ') + length(mail.cause_id) + 2),
  body = replace(substr(mail.quoted, 3, instr(mail.quoted || char(10, 10), char(10, 10)) - 3), char(10) || '> ', char(10))
FROM (
  SELECT cause_id, reply_to, lang, subject, substr(text_body, instr(text_body, char(10, 10) || '> ') + 2) AS quoted
  FROM outbox WHERE template = 'contactEnquiry' AND instr(text_body, char(10, 10) || '> ') > 0) AS mail
WHERE contact_messages.reference = mail.cause_id AND contact_messages.kind = 'enquiry';

UPDATE contact_messages SET lang = CASE
  WHEN subject || body GLOB '*[가-힣]*' THEN 'kr' WHEN subject || body GLOB '*[一-鿿]*' THEN 'cn' ELSE 'ca' END
WHERE body IS NOT NULL;

INSERT INTO inbox_threads (source, source_id, state, user_id, lang, created_at, latest_at, waiting_since)
SELECT 'contact', id, iif(created_at > (unixepoch() - 604800) * 1000, 'new', 'done'),
  (SELECT users.id FROM users WHERE users.email_key = contact_messages.email_key AND verified_at IS NOT NULL),
  lang, created_at, created_at, iif(created_at > (unixepoch() - 604800) * 1000, created_at, NULL)
FROM contact_messages WHERE body IS NOT NULL;

INSERT INTO inbox_threads
  (source, source_id, state, user_id, tour_id, lang, created_at, latest_at, waiting_since, answered_at, removed_at)
SELECT 'topic', topics.id,
  CASE WHEN latest.is_super_user = 1 THEN 'answered' WHEN answered.at IS NULL THEN 'new' ELSE 'waiting' END,
  asked.user_id, iif(tours.kind = 'tour', tours.id, NULL), asked.lang, asked.created_at, last_asked.at,
  iif(latest.is_super_user = 1, NULL, last_asked.at), answered.at, coalesce(topics.deleted_at, topics.hidden_at)
FROM topics JOIN tours ON tours.id = topics.tour_id
  JOIN (SELECT topic_id, min(replies.id), user_id, users.lang, replies.created_at FROM replies
    JOIN users ON users.id = user_id WHERE is_super_user = 0 GROUP BY topic_id) AS asked ON asked.topic_id = topics.id
  LEFT JOIN (SELECT topic_id, max(replies.id), is_super_user FROM replies JOIN users ON users.id = user_id
    WHERE replies.deleted_at IS NULL AND replies.hidden_at IS NULL GROUP BY topic_id) AS latest ON latest.topic_id = topics.id
  JOIN (SELECT topic_id, max(replies.created_at) AS at FROM replies
    JOIN users ON users.id = user_id WHERE is_super_user = 0 GROUP BY topic_id) AS last_asked
    ON last_asked.topic_id = topics.id
  LEFT JOIN (SELECT topic_id, max(replies.created_at) AS at FROM replies
    JOIN users ON users.id = user_id WHERE is_super_user = 1 GROUP BY topic_id) AS answered
    ON answered.topic_id = topics.id
WHERE topics.category IN (1, 3);
