-- The fixed forum of the contact form's topics. No list of tours shows it, and tours may use its name. Tour ids follow it.
INSERT INTO tours (id, kind, status, category_id, created_at, updated_at) VALUES (100, 'contact', 1, 0, 0, 0);
INSERT INTO tour_texts (tour_id, lang, name, updated_at) VALUES
  (100, 'kr', '문의 게시판', 0), (100, 'ca', 'Contact us', 0), (100, 'cn', '联系我们', 0);

-- Messages of the contact form, without their text. The confirmation to the sender and the inquiry to the company share a
-- reference; one solved challenge allows one of each. The sender is a keyed hash.
CREATE TABLE contact_messages (
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('confirmation', 'enquiry')),
  sender_key TEXT NOT NULL,
  proof_key TEXT,
  body_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  UNIQUE (proof_key, kind)
) STRICT;
CREATE INDEX contact_messages_by_sender ON contact_messages (sender_key, kind, created_at);
CREATE INDEX contact_messages_by_creation ON contact_messages (created_at);
