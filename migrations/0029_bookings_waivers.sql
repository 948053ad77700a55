-- The texts of the waiver that guests accepted, each once, for the whole party.
CREATE TABLE waiver_acceptances (
  id INTEGER PRIMARY KEY,
  booking_id INTEGER NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  -- The name of a version of the page `waiver`, and the language in which it was read.
  version TEXT NOT NULL,
  lang TEXT NOT NULL CHECK (lang IN ('kr', 'ca', 'cn')),
  -- As it was typed; null once the booking is erased.
  name TEXT,
  accepted_at INTEGER NOT NULL,
  UNIQUE (booking_id, version, lang)
) STRICT;
