-- Encrypted backups in R2. `progress` lets the next run go on; `lease_until` keeps a second run out.
CREATE TABLE backups (
  id INTEGER PRIMARY KEY,
  state TEXT NOT NULL CHECK (state IN ('running', 'done', 'failed')),
  object_key TEXT NOT NULL,
  -- Null for the weekly one.
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
