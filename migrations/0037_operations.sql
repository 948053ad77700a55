-- When each job last ran, and facts of the site itself: the canary of its pepper, the alarm that was last told.
CREATE TABLE job_runs (
  job TEXT PRIMARY KEY,
  done_at INTEGER,
  failed_at INTEGER,
  error TEXT
) STRICT;

CREATE TABLE site_facts (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
