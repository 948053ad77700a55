-- What the company changes at the desk: one JSON document for each group. A group without a row has its first values.
CREATE TABLE site_settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL CHECK (json_valid(value)),
  -- UTC ms; also the version that a change must name.
  updated_at INTEGER NOT NULL,
  updated_by INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Every change of a group, with the document before and after it.
CREATE TABLE site_setting_versions (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  at INTEGER NOT NULL,
  actor_id INTEGER NOT NULL,
  old_value TEXT NOT NULL CHECK (json_valid(old_value)),
  new_value TEXT NOT NULL CHECK (json_valid(new_value))
) STRICT;
CREATE INDEX site_setting_versions_by_name ON site_setting_versions (name, id);
