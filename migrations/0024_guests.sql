-- Guests: a record for each person, by mail address or, without one, by phone number. Triggers make it with a booking.
CREATE TABLE guests (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT,
  email_key TEXT UNIQUE,
  phone TEXT,
  -- As in `bookings`.
  phone_digits TEXT,
  lang TEXT NOT NULL CHECK (lang IN ('kr', 'ca', 'cn')),
  -- Of the desk.
  note TEXT NOT NULL DEFAULT '',
  source TEXT NOT NULL DEFAULT 'booking' CHECK (source IN ('booking', 'import')),
  -- Trips of a time before these bookings, and the last day of them.
  past_trips INTEGER NOT NULL DEFAULT 0 CHECK (past_trips BETWEEN 0 AND 999),
  past_day TEXT,
  -- The main record of the same person.
  merged_into INTEGER REFERENCES guests (id) ON DELETE SET NULL,
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK (email_key IS NOT NULL OR phone_digits IS NOT NULL),
  CHECK (merged_into <> id)
) STRICT;
CREATE INDEX guests_merged ON guests (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX guests_in_order ON guests (lower(name), id);
-- As those of `bookings`.
CREATE INDEX guests_by_name ON guests (lower(replace(name, ' ', '')));
CREATE INDEX guests_by_last_name ON guests (lower(replace(substr(name, instr(name, ' ') + 1), ' ', ''))) WHERE instr(name, ' ') > 0;
CREATE INDEX guests_by_given_name ON guests (lower(replace(substr(name, 2), ' ', ''))) WHERE unicode(name) > 11903;
CREATE INDEX guests_by_phone ON guests (phone_digits) WHERE phone_digits IS NOT NULL;
CREATE INDEX guests_by_phone_end ON guests (substr(phone_digits, -4)) WHERE phone_digits IS NOT NULL;
CREATE INDEX guests_by_phone_middle ON guests (substr(phone_digits, -8, 4)) WHERE phone_digits IS NOT NULL;

ALTER TABLE bookings ADD COLUMN guest_id INTEGER REFERENCES guests (id) ON DELETE SET NULL;
CREATE INDEX bookings_of_guest ON bookings (guest_id, day) WHERE guest_id IS NOT NULL;

-- Bookings that are there already.
INSERT INTO guests (name, email, email_key, phone, phone_digits, lang, created_at, updated_at)
  SELECT coalesce(name, ''), email, email_key, phone, phone_digits, lang, created_at, created_at FROM bookings
  WHERE id IN (SELECT min(id) FROM bookings WHERE email_key IS NOT NULL AND erased_at IS NULL GROUP BY email_key);
INSERT INTO guests (name, phone, phone_digits, lang, created_at, updated_at)
  SELECT coalesce(name, ''), phone, phone_digits, lang, created_at, created_at FROM bookings
  WHERE id IN (SELECT min(id) FROM bookings WHERE email_key IS NULL AND phone_digits IS NOT NULL AND erased_at IS NULL
    AND phone_digits NOT IN (SELECT phone_digits FROM guests WHERE phone_digits IS NOT NULL) GROUP BY phone_digits);
UPDATE bookings SET guest_id = iif(email_key IS NOT NULL, (SELECT id FROM guests WHERE email_key = bookings.email_key),
    (SELECT min(id) FROM guests WHERE phone_digits = bookings.phone_digits))
  WHERE erased_at IS NULL AND (email_key IS NOT NULL OR phone_digits IS NOT NULL);

-- A booking belongs to the record of its address, else to the oldest one of its number.
CREATE TRIGGER bookings_have_guest AFTER INSERT ON bookings
WHEN NEW.email_key IS NOT NULL OR NEW.phone_digits IS NOT NULL BEGIN
  INSERT INTO guests (name, email, email_key, phone, phone_digits, lang, created_at, updated_at)
    SELECT coalesce(NEW.name, ''), NEW.email, NEW.email_key, NEW.phone, NEW.phone_digits, NEW.lang, NEW.created_at,
      NEW.created_at
    WHERE iif(NEW.email_key IS NOT NULL, NOT EXISTS (SELECT 1 FROM guests WHERE email_key = NEW.email_key),
      NOT EXISTS (SELECT 1 FROM guests WHERE phone_digits = NEW.phone_digits));
  UPDATE bookings SET guest_id = iif(NEW.email_key IS NOT NULL, (SELECT id FROM guests WHERE email_key = NEW.email_key),
    (SELECT min(id) FROM guests WHERE phone_digits = NEW.phone_digits)) WHERE id = NEW.id;
END;

-- A booking with another address belongs to the record of that one.
CREATE TRIGGER bookings_change_guest AFTER UPDATE OF email_key ON bookings
WHEN NEW.email_key IS NOT NULL AND NEW.email_key IS NOT OLD.email_key BEGIN
  INSERT INTO guests (name, email, email_key, phone, phone_digits, lang, created_at, updated_at)
    SELECT coalesce(NEW.name, ''), NEW.email, NEW.email_key, NEW.phone, NEW.phone_digits, NEW.lang, NEW.created_at,
      NEW.updated_at
    WHERE NOT EXISTS (SELECT 1 FROM guests WHERE email_key = NEW.email_key);
  UPDATE bookings SET guest_id = (SELECT id FROM guests WHERE email_key = NEW.email_key) WHERE id = NEW.id;
  DELETE FROM guests WHERE id = OLD.guest_id AND source = 'booking'
    AND NOT EXISTS (SELECT 1 FROM bookings WHERE guest_id = OLD.guest_id);
END;

-- A record is gone with the personal data of its last booking.
CREATE TRIGGER bookings_leave_guest AFTER UPDATE OF erased_at ON bookings
WHEN NEW.erased_at IS NOT NULL AND NEW.guest_id IS NOT NULL BEGIN
  UPDATE bookings SET guest_id = NULL WHERE id = NEW.id;
  DELETE FROM guests WHERE id = OLD.guest_id AND NOT EXISTS (SELECT 1 FROM bookings WHERE guest_id = OLD.guest_id);
END;
CREATE TRIGGER bookings_deleted_guest AFTER DELETE ON bookings WHEN OLD.guest_id IS NOT NULL BEGIN
  DELETE FROM guests WHERE id = OLD.guest_id AND source = 'booking'
    AND NOT EXISTS (SELECT 1 FROM bookings WHERE guest_id = OLD.guest_id);
END;
