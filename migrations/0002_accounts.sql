-- Members. A deleted member keeps the row, emptied, so that posts keep an author to stand under.
CREATE TABLE users (
  id INTEGER PRIMARY KEY,
  username TEXT,
  username_key TEXT UNIQUE,
  email TEXT,
  email_key TEXT UNIQUE,
  password_hash TEXT,
  lang TEXT NOT NULL CHECK (lang IN ('kr', 'ca', 'cn')),
  avatar_url TEXT,
  is_super_user INTEGER NOT NULL DEFAULT 0,
  verified_at INTEGER,
  banned_at INTEGER,
  want_email INTEGER NOT NULL DEFAULT 0,
  consent_at INTEGER,
  consent_version TEXT,
  created_at INTEGER NOT NULL,
  last_active_at INTEGER NOT NULL,
  inactivity_notice_at INTEGER,
  deleted_at INTEGER,
  request_key TEXT UNIQUE,
  request_hash TEXT
) STRICT;
CREATE INDEX users_by_creation ON users (created_at);
CREATE INDEX users_by_activity ON users (last_active_at) WHERE deleted_at IS NULL;

-- One row a login. The refresh token is stored hashed; previous_hash finds the reuse of a rotated one.
CREATE TABLE sessions (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  refresh_hash TEXT NOT NULL UNIQUE,
  previous_hash TEXT,
  rotated_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  revoked_at INTEGER,
  device TEXT NOT NULL DEFAULT '',
  network_hash TEXT
) STRICT;
CREATE INDEX sessions_by_user ON sessions (user_id, created_at);
CREATE INDEX sessions_by_previous ON sessions (previous_hash);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
