-- Triggers: inquiries and new members by day of Calgary (without daylight saving time) and the member's language at that time.
CREATE TABLE daily_counts (
  kind TEXT NOT NULL CHECK (kind IN ('inquiry', 'signUp')),
  day TEXT NOT NULL,
  lang TEXT NOT NULL CHECK (lang IN ('kr', 'ca', 'cn')),
  n INTEGER NOT NULL,
  PRIMARY KEY (kind, day, lang)
) STRICT, WITHOUT ROWID;

-- Page views by day of Calgary (YYYY-MM-DD), language and kind of page; nothing about visitors.
CREATE TABLE page_visits (
  day TEXT NOT NULL,
  lang TEXT NOT NULL CHECK (lang IN ('kr', 'ca', 'cn')),
  kind TEXT NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (day, lang, kind)
) STRICT, WITHOUT ROWID;

-- Encrypted backups in R2. The next run continues from `progress`; `lease_until` prevents concurrent runs.
CREATE TABLE backups (
  id INTEGER PRIMARY KEY,
  state TEXT NOT NULL CHECK (state IN ('running', 'done', 'failed')),
  object_key TEXT NOT NULL,
  -- Null for a weekly backup.
  started_by INTEGER,
  started_at INTEGER NOT NULL,
  ended_at INTEGER,
  row_count INTEGER NOT NULL DEFAULT 0,
  bytes INTEGER NOT NULL DEFAULT 0,
  reason TEXT CHECK (reason IN ('key', 'store')),
  progress TEXT,
  lease_until INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE UNIQUE INDEX backups_running ON backups (state) WHERE state = 'running';
CREATE INDEX backups_by_start ON backups (started_at);
