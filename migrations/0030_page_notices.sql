-- Versions of pages that bind whose members are told of them by mail.
CREATE TABLE page_notices (
  version_id INTEGER PRIMARY KEY REFERENCES page_versions (id) ON DELETE CASCADE,
  -- Members up to this id have been reached.
  last_user_id INTEGER NOT NULL DEFAULT 0,
  mails INTEGER NOT NULL DEFAULT 0,
  asked_at INTEGER NOT NULL,
  ended_at INTEGER
) STRICT;
CREATE INDEX page_notices_open ON page_notices (version_id) WHERE ended_at IS NULL;
