-- Browsers in which a member has logged in, by a keyed hash of their cookie. Tries from there are counted apart.
CREATE TABLE known_devices (
  user_id INTEGER NOT NULL REFERENCES users (id),
  device_hash TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, device_hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX known_devices_by_expiry ON known_devices (expires_at);
