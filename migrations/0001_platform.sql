-- Exact counters behind every limit.
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
