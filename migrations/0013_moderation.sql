-- Reports of posts, one per member and post.
CREATE TABLE post_reports (
  id INTEGER PRIMARY KEY,
  reply_id INTEGER NOT NULL REFERENCES replies (id) ON DELETE CASCADE,
  reporter_id INTEGER NOT NULL REFERENCES users (id),
  reason TEXT NOT NULL CHECK (reason IN ('spam', 'abuse', 'personal', 'other')),
  note TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,
  resolved_at INTEGER,
  resolved_by INTEGER
) STRICT;
CREATE UNIQUE INDEX post_reports_by_post ON post_reports (reply_id, reporter_id);
CREATE INDEX post_reports_open ON post_reports (id) WHERE resolved_at IS NULL;
CREATE INDEX post_reports_resolved ON post_reports (resolved_at, id) WHERE resolved_at IS NOT NULL;
CREATE INDEX post_reports_by_reporter ON post_reports (reporter_id);
