-- Members. The row of a deleted member stays, emptied, because posts refer to it.
CREATE TABLE users (
  id INTEGER PRIMARY KEY,
  username TEXT,
  username_key TEXT UNIQUE,
  email TEXT,
  email_key TEXT UNIQUE,
  password_hash TEXT,
  -- When the password was chosen by a link mailed to the address. The SUPER_USERS setting promotes only such members.
  password_proven_at INTEGER,
  lang TEXT NOT NULL CHECK (lang IN ('kr', 'ca', 'cn')),
  avatar_url TEXT,
  is_super_user INTEGER NOT NULL DEFAULT 0,
  -- Whether the SUPER_USERS setting gave the right, which ends when the setting no longer names the member.
  super_by_setting INTEGER NOT NULL DEFAULT 0,
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
  request_hash TEXT,
  -- Why the member was banned: one of a few reasons, and a note for the desk.
  ban_reason TEXT,
  ban_note TEXT
) STRICT;
CREATE INDEX users_by_creation ON users (created_at);
CREATE INDEX users_by_activity ON users (last_active_at) WHERE deleted_at IS NULL;
CREATE INDEX users_super ON users (id) WHERE is_super_user = 1;
-- The desk's lists read only what they show, however many members there are.
CREATE INDEX users_listed ON users (created_at, id) WHERE deleted_at IS NULL AND username IS NOT NULL;
CREATE INDEX users_banned ON users (created_at, id)
  WHERE banned_at IS NOT NULL AND deleted_at IS NULL AND username IS NOT NULL;
CREATE INDEX users_unverified ON users (created_at, id)
  WHERE verified_at IS NULL AND deleted_at IS NULL AND username IS NOT NULL;
-- Rows with a request key are those of about a day: the daily job clears old keys without reading other rows.
CREATE INDEX users_keyed ON users (created_at) WHERE request_key IS NOT NULL;

-- One row per login. The refresh token is stored hashed; previous_hash detects the reuse of a rotated token.
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

-- Browsers in which a member has logged in, by a keyed hash of their cookie. Their login attempts are counted separately.
CREATE TABLE known_devices (
  user_id INTEGER NOT NULL REFERENCES users (id),
  device_hash TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, device_hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX known_devices_by_expiry ON known_devices (expires_at);
CREATE INDEX known_devices_by_hash ON known_devices (device_hash);

-- The current verification code of a member, hashed; a new code replaces the old one.
CREATE TABLE verification_codes (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  email TEXT NOT NULL,
  email_key TEXT NOT NULL,
  code_hash TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX verification_codes_by_email ON verification_codes (email_key);
CREATE INDEX verification_codes_by_expiry ON verification_codes (expires_at);

-- Password reset links, hashed and used once.
CREATE TABLE password_resets (
  token_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX password_resets_by_user ON password_resets (user_id);
CREATE INDEX password_resets_by_expiry ON password_resets (expires_at);

-- Consecutive failed logins by account, and the end of the resulting delay.
CREATE TABLE login_failures (
  account_key TEXT PRIMARY KEY,
  failures INTEGER NOT NULL,
  blocked_until INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX login_failures_by_expiry ON login_failures (expires_at);
