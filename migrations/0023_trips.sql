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
  -- After midnight of the first and of the last day.
  start_minute INTEGER NOT NULL DEFAULT 480 CHECK (start_minute BETWEEN 0 AND 1439),
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
  -- Departures may be older than this rule. A trip takes its first 367 days.
  CONSTRAINT trip_length CHECK (kind = 'departure' OR coalesce(julianday(end_day) - julianday(start_day) BETWEEN 0 AND 30, 0)),
  CONSTRAINT seats_fit CHECK (seats_taken >= 0 AND seats_taken + base_male + base_female <= capacity)
) STRICT;
CREATE INDEX trips_of_tour ON trips (tour_id, kind, start_day);
CREATE INDEX trips_by_day ON trips (start_day) WHERE status <> 'cancelled';

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

-- Who drives and guides a trip; without a trip it is an absence. At most 32 days, which bounds the search for overlaps.
CREATE TABLE assignments (
  id INTEGER PRIMARY KEY,
  resource_id INTEGER NOT NULL REFERENCES resources (id),
  trip_id INTEGER REFERENCES trips (id),
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  note TEXT NOT NULL DEFAULT '',
  CHECK (ends_at > starts_at AND ends_at - starts_at <= 2764800000)
) STRICT;
CREATE INDEX assignments_by_resource ON assignments (resource_id, starts_at);
CREATE INDEX assignments_by_trip ON assignments (trip_id) WHERE trip_id IS NOT NULL;

-- The departures until now, before triggers watch the days: a day with more than is possible today keeps what it has. Their
-- days were those of Calgary, seven hours behind UTC in winter and six in summer, always six since November 2026.
INSERT INTO trips (key, kind, tour_id, start_day, end_day, starts_at, ends_at, cut_off_at, capacity, base_male, base_female,
  position, remarks, created_at, updated_at)
SELECT lower(hex(randomblob(16))), 'departure', tour_id, starts_on, ends_on, starts_at, max(starts_at + 1, ends_at),
  starts_at - 172800000, max(4, male + female), male, female, position, remarks, now, now
FROM (SELECT *, unixepoch() * 1000 AS now,
    coalesce((unixepoch(starts_on) + 28800 + 3600 * iif(starts_on < '2026-11-01'
      AND (starts_on < date(substr(starts_on, 1, 4) || '-03-08', 'weekday 0')
        OR starts_on >= date(substr(starts_on, 1, 4) || '-11-01', 'weekday 0')), 7, 6)) * 1000, 0) AS starts_at,
    coalesce((unixepoch(ends_on) + 64800 + 3600 * iif(ends_on < '2026-11-01'
      AND (ends_on < date(substr(ends_on, 1, 4) || '-03-08', 'weekday 0')
        OR ends_on >= date(substr(ends_on, 1, 4) || '-11-01', 'weekday 0')), 7, 6)) * 1000, 0) AS ends_at
  FROM departures ORDER BY tour_id, position);

INSERT INTO trip_days (day, taken, cap)
SELECT date(start_day, '+' || n || ' days') AS trip_day, count(*), max(2, count(*))
FROM trips JOIN numbers ON n <= julianday(end_day) - julianday(start_day) GROUP BY trip_day;

-- The table stays for the rows of older backups, which a restore makes into trips.
DELETE FROM departures;

-- A trip takes its days. The check `day_full` refuses one too many.
CREATE TRIGGER trips_take_days AFTER INSERT ON trips WHEN NEW.status <> 'cancelled' BEGIN
  SELECT RAISE(ABORT, 'DayClosed') WHERE EXISTS (SELECT 1 FROM closures
    WHERE to_day >= NEW.start_day AND from_day <= NEW.end_day AND (tour_id IS NULL OR tour_id = NEW.tour_id));
  INSERT INTO trip_days (day, taken, cap)
    SELECT date(NEW.start_day, '+' || n || ' days'), 1,
      coalesce((SELECT value ->> '$.dayCapacity' FROM site_settings WHERE name = 'bookings'), 2)
    FROM numbers WHERE n <= julianday(NEW.end_day) - julianday(NEW.start_day)
    ON CONFLICT (day) DO UPDATE SET taken = taken + 1;
END;

CREATE TRIGGER trips_release_days AFTER UPDATE OF status ON trips
WHEN NEW.status = 'cancelled' AND OLD.status <> 'cancelled' BEGIN
  SELECT RAISE(ABORT, 'SeatsKept') WHERE NEW.seats_taken > 0;
  UPDATE trip_days SET taken = taken - 1 WHERE day BETWEEN OLD.start_day AND min(OLD.end_day, date(OLD.start_day, '+366 days'));
  DELETE FROM assignments WHERE trip_id = OLD.id;
END;

CREATE TRIGGER trips_deleted AFTER DELETE ON trips WHEN OLD.status <> 'cancelled' BEGIN
  SELECT RAISE(ABORT, 'SeatsKept') WHERE OLD.seats_taken > 0;
  UPDATE trip_days SET taken = taken - 1 WHERE day BETWEEN OLD.start_day AND min(OLD.end_day, date(OLD.start_day, '+366 days'));
END;

CREATE TRIGGER trips_stay_cancelled BEFORE UPDATE OF status ON trips
WHEN OLD.status = 'cancelled' AND NEW.status <> 'cancelled' BEGIN
  SELECT RAISE(ABORT, 'TripCancelled');
END;

-- A trip on other days is another trip.
CREATE TRIGGER trips_keep_days BEFORE UPDATE OF start_day, end_day ON trips
WHEN NEW.start_day <> OLD.start_day OR NEW.end_day <> OLD.end_day BEGIN
  SELECT RAISE(ABORT, 'TripDaysFixed');
END;

CREATE TRIGGER assignments_free BEFORE INSERT ON assignments BEGIN
  SELECT RAISE(ABORT, 'ResourceBusy') WHERE EXISTS (SELECT 1 FROM assignments WHERE resource_id = NEW.resource_id
    AND starts_at < NEW.ends_at AND starts_at > NEW.starts_at - 2764800000 AND ends_at > NEW.starts_at);
END;

-- A move is a deletion and an insertion in one batch.
CREATE TRIGGER assignments_fixed BEFORE UPDATE OF resource_id, starts_at, ends_at ON assignments BEGIN
  SELECT RAISE(ABORT, 'AssignmentFixed');
END;
