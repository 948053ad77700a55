-- Published texts of written pages: Markdown of the languages that a version changes. Each language holds from the day in
-- Calgary until the next version that has it. A page without versions has the text that came with the site.
CREATE TABLE page_versions (
  id INTEGER PRIMARY KEY,
  page TEXT NOT NULL,
  -- Its first day, with a number where a day has several: in addresses and in bookings.
  name TEXT NOT NULL,
  starts_on TEXT NOT NULL CHECK (starts_on GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  kr TEXT,
  ca TEXT,
  cn TEXT,
  published_at INTEGER NOT NULL,
  published_by INTEGER NOT NULL,
  CHECK (coalesce(kr, ca, cn) IS NOT NULL),
  UNIQUE (page, name)
) STRICT;
CREATE INDEX page_versions_by_day ON page_versions (page, starts_on, id);

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

-- What is not published yet; null where a language has no draft.
CREATE TABLE page_drafts (
  page TEXT PRIMARY KEY,
  kr TEXT,
  ca TEXT,
  cn TEXT,
  -- UTC ms; also the version that a change must name.
  updated_at INTEGER NOT NULL,
  updated_by INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
