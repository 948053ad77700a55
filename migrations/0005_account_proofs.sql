-- Answered sums, so that none counts twice.
CREATE TABLE used_challenges (
  nonce TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX used_challenges_by_expiry ON used_challenges (expires_at);

-- The live verification code of a member, hashed; a new one takes the place of the old one.
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

-- Links for a new password, hashed and used once.
CREATE TABLE password_resets (
  token_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX password_resets_by_user ON password_resets (user_id);
CREATE INDEX password_resets_by_expiry ON password_resets (expires_at);

-- Failed logins in a row by account, and until when the account waits.
CREATE TABLE login_failures (
  account_key TEXT PRIMARY KEY,
  failures INTEGER NOT NULL,
  blocked_until INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX login_failures_by_expiry ON login_failures (expires_at);
