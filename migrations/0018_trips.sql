-- Trips: dated runs of tours, with their days, seats, guides and vehicles. Days are those of Calgary (YYYY-MM-DD).

-- 0 to 366, because triggers may not use common table expressions.
CREATE TABLE numbers (n INTEGER PRIMARY KEY) STRICT;
INSERT INTO numbers (n) WITH RECURSIVE count (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM count WHERE n < 366) SELECT n FROM count;

-- Days without trips, of one tour or of all.
CREATE TABLE closures (
  id INTEGER PRIMARY KEY,
  from_day TEXT NOT NULL,
  to_day TEXT NOT NULL,
  tour_id INTEGER REFERENCES tours (id),
  note TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,
  CHECK (to_day >= from_day)
) STRICT;
CREATE INDEX closures_by_day ON closures (to_day, from_day);

-- Trips a day, and how many are possible. A day without a row has none.
CREATE TABLE trip_days (
  day TEXT PRIMARY KEY,
  taken INTEGER NOT NULL DEFAULT 0,
  cap INTEGER NOT NULL,
  CONSTRAINT day_full CHECK (taken BETWEEN 0 AND cap)
) STRICT, WITHOUT ROWID;

CREATE TABLE trips (
  -- Never used again: a page may still name a departure that was deleted.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Random: a batch finds the row that it has just made.
  key TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('private', 'departure')),
  tour_id INTEGER REFERENCES tours (id),
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed', 'cancelled')),
  start_day TEXT NOT NULL,
  end_day TEXT NOT NULL,
  -- After midnight of the first and of the last day. Without a start the company agrees it with each guest, and
  -- starts_at is 08:00.
  start_minute INTEGER CHECK (start_minute BETWEEN 0 AND 1439),
  -- Of a departure whose start does not follow the tour's.
  own_start INTEGER NOT NULL DEFAULT 0 CHECK (own_start = 0 OR (own_start = 1 AND start_minute IS NOT NULL)),
  end_minute INTEGER NOT NULL DEFAULT 1080 CHECK (end_minute BETWEEN 0 AND 1800),
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL CHECK (ends_at > starts_at),
  -- The last moment to ask for a departure online.
  cut_off_at INTEGER NOT NULL,
  capacity INTEGER NOT NULL DEFAULT 4 CHECK (capacity BETWEEN 1 AND 999),
  -- Travellers that the company counts by hand.
  base_male INTEGER NOT NULL DEFAULT 0,
  base_female INTEGER NOT NULL DEFAULT 0,
  seats_taken INTEGER NOT NULL DEFAULT 0,
  min_to_run INTEGER NOT NULL DEFAULT 1,
  decide_day TEXT,
  is_instant INTEGER NOT NULL DEFAULT 0 CHECK (is_instant IN (0, 1)),
  position INTEGER NOT NULL DEFAULT 0,
  remarks TEXT NOT NULL DEFAULT '',
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- Of the request that cancelled the trip, so that it is answered the same way when it is sent again.
  request_key TEXT,
  request_hash TEXT,
  -- Departures may be older than this rule. A trip takes its first 367 days.
  CONSTRAINT trip_length CHECK (kind = 'departure' OR coalesce(julianday(end_day) - julianday(start_day) BETWEEN 0 AND 30, 0)),
  CONSTRAINT seats_fit CHECK (seats_taken >= 0 AND seats_taken + base_male + base_female <= capacity)
) STRICT;
CREATE INDEX trips_of_tour ON trips (tour_id, kind, start_day);
CREATE INDEX trips_by_day ON trips (start_day);
CREATE UNIQUE INDEX trips_by_request ON trips (request_key) WHERE request_key IS NOT NULL;
CREATE INDEX trips_keyed ON trips (updated_at) WHERE request_key IS NOT NULL;

-- Guides and vehicles.
CREATE TABLE resources (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('guide', 'vehicle')),
  name TEXT NOT NULL,
  -- Codes that a guide speaks, separated by spaces.
  langs TEXT NOT NULL DEFAULT '',
  seats INTEGER,
  phone TEXT,
  rank INTEGER NOT NULL DEFAULT 0,
  active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
  feed_generation INTEGER NOT NULL DEFAULT 0,
  version INTEGER NOT NULL DEFAULT 1
) STRICT;

-- Admins who subscribe to the calendar of all trips; a new generation is a new address.
CREATE TABLE staff_feeds (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  generation INTEGER NOT NULL
) STRICT;

-- Who drives and guides a trip; without a trip it is an absence. At most 32 days, which bounds the search for overlaps.
CREATE TABLE assignments (
  id INTEGER PRIMARY KEY,
  resource_id INTEGER NOT NULL REFERENCES resources (id),
  trip_id INTEGER REFERENCES trips (id),
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  note TEXT NOT NULL DEFAULT '',
  -- When an admin made it; 0 for one that came with a confirmation.
  made_at INTEGER NOT NULL DEFAULT 0,
  CHECK (ends_at > starts_at AND ends_at - starts_at <= 2764800000)
) STRICT;
CREATE INDEX assignments_by_resource ON assignments (resource_id, starts_at);
CREATE INDEX assignments_by_trip ON assignments (trip_id) WHERE trip_id IS NOT NULL;
-- What falls into days of the planner.
CREATE INDEX assignments_by_start ON assignments (starts_at);
