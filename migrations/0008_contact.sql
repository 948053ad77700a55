-- The fixed forum that the contact form's topics belong to. It is no tour: no list of tours has it, and its name is not
-- kept from tours. Ids of later tours follow it.
INSERT INTO tours (id, kind, status, category_id, created_at, updated_at) VALUES (100, 'contact', 1, 0, 0, 0);
INSERT INTO tour_texts (tour_id, lang, name, updated_at) VALUES
  (100, 'kr', '문의 게시판', 0), (100, 'ca', 'Contact us', 0), (100, 'cn', '联系我们', 0);

-- What the contact form sent, without its text: the confirmation to the sender and the enquiry to the company share a
-- reference. Of one solved challenge each comes once. The sender is a keyed hash.
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
