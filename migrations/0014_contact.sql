-- Messages of the contact form. The confirmation to the sender and the inquiry to the company share a reference; one solved
-- challenge allows one of each. The sender is a keyed hash.
CREATE TABLE contact_messages (
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('confirmation', 'enquiry')),
  sender_key TEXT NOT NULL,
  proof_key TEXT,
  body_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- What the sender of an inquiry wrote; null for confirmations.
  email TEXT,
  email_key TEXT,
  subject TEXT,
  body TEXT,
  lang TEXT CHECK (lang IN ('kr', 'ca', 'cn')),
  -- What the inquiry is about.
  tour_id INTEGER,
  people INTEGER,
  trip_day TEXT,
  UNIQUE (proof_key, kind)
) STRICT;
CREATE INDEX contact_messages_by_sender ON contact_messages (sender_key, kind, created_at);
CREATE INDEX contact_messages_by_creation ON contact_messages (created_at);
CREATE INDEX contact_messages_by_email ON contact_messages (email_key, id) WHERE email_key IS NOT NULL;
