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
-- What one admin did.
CREATE INDEX audit_log_by_actor ON audit_log (actor_id, at);
