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

-- Answered sum questions, so that each counts once.
CREATE TABLE used_challenges (
  nonce TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX used_challenges_by_expiry ON used_challenges (expires_at);
