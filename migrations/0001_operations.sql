-- The last run of each job.
CREATE TABLE job_runs (
  job TEXT PRIMARY KEY,
  done_at INTEGER,
  failed_at INTEGER,
  error TEXT
) STRICT;

-- Facts about the site itself: the canary of its pepper, the last reported alarm.
CREATE TABLE site_facts (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

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
