-- Exact counters behind the rate limits: n events of a scope and key in one window.
CREATE TABLE limit_counters (
  scope TEXT NOT NULL,
  key TEXT NOT NULL,
  window_start INTEGER NOT NULL,
  n INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (scope, key, window_start)
) STRICT, WITHOUT ROWID;
CREATE INDEX limit_counters_by_expiry ON limit_counters (expires_at);

-- Append-only record of admin writes.
CREATE TABLE audit_log (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  actor_id INTEGER NOT NULL,
  action TEXT NOT NULL,
  subject_type TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  detail TEXT,
  request_id TEXT NOT NULL
) STRICT;
CREATE INDEX audit_log_by_time ON audit_log (at);
CREATE INDEX audit_log_by_subject ON audit_log (subject_type, subject_id, at);
CREATE INDEX audit_log_by_type ON audit_log (subject_type, at);

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
