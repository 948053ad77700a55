-- A version of a tour for each save: who, when, and of each changed field the value before. The value after it is that of the next
-- version of the field, or the stored one.
CREATE TABLE tour_versions (
  id INTEGER PRIMARY KEY,
  tour_id INTEGER NOT NULL REFERENCES tours (id),
  at INTEGER NOT NULL,
  -- 0 is the site itself.
  actor_id INTEGER NOT NULL,
  -- The version whose earlier state this save restored.
  restores INTEGER
) STRICT;
CREATE INDEX tour_versions_by_tour ON tour_versions (tour_id, id);
CREATE INDEX tour_versions_by_time ON tour_versions (at);

CREATE TABLE tour_version_fields (
  tour_id INTEGER NOT NULL REFERENCES tours (id),
  field TEXT NOT NULL,
  version_id INTEGER NOT NULL REFERENCES tour_versions (id) ON DELETE CASCADE,
  -- JSON; money in cents.
  before_value TEXT NOT NULL CHECK (json_valid(before_value)),
  PRIMARY KEY (tour_id, field, version_id)
) STRICT;
CREATE INDEX tour_version_fields_by_version ON tour_version_fields (version_id);
