-- Every mail, written in the batch of its cause. next_attempt_at is when an attempt is due; while a mail is being sent it is
-- the end of the sender's lease, after which another sender may take over.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  recipient TEXT NOT NULL,
  recipient_key TEXT NOT NULL,
  subject TEXT NOT NULL,
  text_body TEXT NOT NULL,
  html_body TEXT NOT NULL,
  reply_to TEXT,
  template TEXT NOT NULL,
  lang TEXT NOT NULL CHECK (lang IN ('kr', 'ca', 'cn')),
  status TEXT NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sending', 'sent', 'failed', 'dead', 'held', 'dropped')),
  attempts INTEGER NOT NULL DEFAULT 0,
  resends INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  next_attempt_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  sent_at INTEGER,
  provider_id TEXT,
  cause_type TEXT NOT NULL,
  cause_id TEXT NOT NULL,
  request_key TEXT UNIQUE,
  request_hash TEXT,
  unsubscribe_token TEXT UNIQUE,
  unsubscribe_url TEXT
) STRICT;
CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE status IN ('queued', 'sending', 'failed');
CREATE INDEX outbox_by_recipient ON outbox (recipient_key, id);
CREATE INDEX outbox_by_status ON outbox (status, id);
CREATE INDEX outbox_by_cause ON outbox (cause_type, cause_id);
CREATE INDEX outbox_by_creation ON outbox (created_at);
CREATE INDEX outbox_keyed ON outbox (created_at) WHERE request_key IS NOT NULL;

-- Files of a mail, deleted with it. A body is text: calendar files, not pictures.
CREATE TABLE outbox_attachments (
  outbox_id INTEGER NOT NULL REFERENCES outbox (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  type TEXT NOT NULL CHECK (length(type) BETWEEN 1 AND 100),
  body TEXT NOT NULL CHECK (length(body) <= 20000),
  PRIMARY KEY (outbox_id, name)
) STRICT, WITHOUT ROWID;

-- Addresses that unsubscribed from a kind of mail.
CREATE TABLE mail_opt_outs (
  email_key TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('replies')),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (email_key, kind)
) STRICT, WITHOUT ROWID;
