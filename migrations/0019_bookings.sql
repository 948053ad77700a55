-- Bookings: what one party and the company do about one trip. Money is cents or whole won, times are UTC ms.

CREATE TABLE bookings (
  id INTEGER PRIMARY KEY,
  -- In the booking's address; no secret.
  pid TEXT NOT NULL UNIQUE,
  -- Six digits for bank transfers, from the first hold on.
  reference TEXT UNIQUE,
  -- The number of its latest event; `status` changes by events only.
  status TEXT NOT NULL DEFAULT '',
  version INTEGER NOT NULL DEFAULT 0,
  source TEXT NOT NULL CHECK (source IN ('site', 'phone', 'mail', 'chat', 'board')),
  tour_id INTEGER REFERENCES tours (id),
  trip_id INTEGER REFERENCES trips (id),
  user_id INTEGER REFERENCES users (id),
  lang TEXT NOT NULL CHECK (lang IN ('kr', 'ca', 'cn')),
  -- Personal data is null once it is erased.
  name TEXT,
  email TEXT,
  email_key TEXT,
  phone TEXT,
  -- The digits of its numbers without country and trunk codes, separated by spaces.
  phone_digits TEXT,
  wish_day TEXT,
  flex_days INTEGER NOT NULL DEFAULT 0 CHECK (flex_days BETWEEN 0 AND 7),
  party INTEGER NOT NULL CHECK (party BETWEEN 1 AND 8),
  -- Of the party.
  children INTEGER NOT NULL DEFAULT 0,
  extra_rooms INTEGER NOT NULL DEFAULT 0,
  pickup_kind TEXT NOT NULL,
  pickup TEXT,
  notes TEXT,
  -- Whether others may join the trip.
  agrees_to_join INTEGER NOT NULL DEFAULT 0 CHECK (agrees_to_join IN (0, 1)),
  currency TEXT NOT NULL DEFAULT 'CAD' CHECK (currency IN ('CAD', 'KRW')),
  pay_method TEXT,
  total INTEGER NOT NULL DEFAULT 0,
  deposit INTEGER NOT NULL DEFAULT 0,
  paid INTEGER NOT NULL DEFAULT 0,
  -- Approved refunds that are not sent yet, with their fees.
  refund_open INTEGER NOT NULL DEFAULT 0,
  -- The fees of refunds that were sent: a part of `paid` that pays for nothing else.
  fees_kept INTEGER NOT NULL DEFAULT 0,
  -- What stays with the company after a cancellation: by the terms, or as an admin decided.
  keeps INTEGER,
  terms_version TEXT NOT NULL,
  -- The refund policy (JSON) as it was accepted, and the day that it counts back from where that is not the start.
  policy TEXT,
  policy_day TEXT,
  -- Where this guest can pay, in place of the company's payment link.
  pay_link TEXT,
  pay_by INTEGER,
  lapse_at INTEGER,
  balance_by INTEGER,
  claimed_at INTEGER,
  -- Since when the guest waits for an answer of the company.
  awaits_since INTEGER,
  -- When the job looks at it next; null while no deadline runs.
  next_due_at INTEGER,
  -- When its mailed link was first used.
  first_opened_at INTEGER,
  -- The number of the newest quote that the guest has seen; 0 before the first.
  quote_seen INTEGER NOT NULL DEFAULT 0,
  ends_at INTEGER,
  erased_at INTEGER,
  link_generation INTEGER NOT NULL DEFAULT 1,
  pack_generation INTEGER NOT NULL DEFAULT 0,
  code_generation INTEGER NOT NULL DEFAULT 1,
  ics_sequence INTEGER NOT NULL DEFAULT 0,
  -- The guides and vehicles that the guest was told of: their ids in order, with commas.
  crew_told TEXT NOT NULL DEFAULT '',
  cancel_kind TEXT,
  cancelled_on TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  request_key TEXT UNIQUE,
  request_hash TEXT,
  CONSTRAINT paid_sign CHECK (paid >= 0),
  CONSTRAINT refund_fits CHECK (refund_open BETWEEN 0 AND paid)
) STRICT;
CREATE INDEX bookings_due ON bookings (next_due_at) WHERE next_due_at IS NOT NULL;
CREATE INDEX bookings_waiting ON bookings (awaits_since) WHERE awaits_since IS NOT NULL;
CREATE INDEX bookings_by_status ON bookings (status, id);
CREATE INDEX bookings_by_user ON bookings (user_id, id) WHERE user_id IS NOT NULL;
CREATE INDEX bookings_by_email ON bookings (email_key, id) WHERE email_key IS NOT NULL;
-- The waiting lists: of a departure, and of a tour's day.
CREATE INDEX bookings_in_line ON bookings (tour_id, wish_day, id) WHERE status = 'waitlisted';
CREATE INDEX bookings_of_trip ON bookings (trip_id) WHERE trip_id IS NOT NULL;
CREATE INDEX bookings_of_tour ON bookings (tour_id) WHERE tour_id IS NOT NULL;
CREATE INDEX bookings_keyed ON bookings (created_at) WHERE request_key IS NOT NULL;
-- Beginnings of a guest's name, without spaces: of the whole, of what follows the first space, and of what follows the
-- first letter in Chinese and Korean, where the given name follows without a space.
CREATE INDEX bookings_by_name ON bookings (lower(replace(name, ' ', ''))) WHERE name IS NOT NULL;
CREATE INDEX bookings_by_last_name ON bookings (lower(replace(substr(name, instr(name, ' ') + 1), ' ', ''))) WHERE instr(name, ' ') > 0;
CREATE INDEX bookings_by_given_name ON bookings (lower(replace(substr(name, 2), ' ', ''))) WHERE unicode(name) > 11903;
-- A caller's number by its beginning, its last four digits, and the four before them, as in Korea.
CREATE INDEX bookings_by_phone ON bookings (phone_digits) WHERE phone_digits IS NOT NULL;
CREATE INDEX bookings_by_phone_end ON bookings (substr(phone_digits, -4)) WHERE phone_digits IS NOT NULL;
CREATE INDEX bookings_by_phone_middle ON bookings (substr(phone_digits, -8, 4)) WHERE phone_digits IS NOT NULL;
-- The desk's list of money that came too late.
CREATE INDEX bookings_with_late_money ON bookings (id) WHERE paid > 0 AND status IN ('expired', 'closed');
-- Bookings that may be in the list of deposits that are no longer there.
CREATE INDEX bookings_below_deposit ON bookings (id) WHERE status = 'confirmed' AND paid - refund_open - fees_kept < deposit;

-- The seats that a booking holds on a trip.
CREATE TABLE seats (
  booking_id INTEGER PRIMARY KEY REFERENCES bookings (id),
  trip_id INTEGER NOT NULL REFERENCES trips (id),
  seats INTEGER NOT NULL CHECK (seats BETWEEN 1 AND 8)
) STRICT;
CREATE INDEX seats_by_trip ON seats (trip_id);

-- The legal moves. `worker/contracts/bookings/booking-events.ts` has the same list; a test compares them.
CREATE TABLE booking_transitions (
  event TEXT NOT NULL,
  from_status TEXT NOT NULL,
  to_status TEXT NOT NULL,
  PRIMARY KEY (event, from_status, to_status)
) STRICT, WITHOUT ROWID;
INSERT INTO booking_transitions (event, from_status, to_status) VALUES
  ('request.create', '', 'requested'),
  ('manual.create', '', 'requested'),
  ('manual.create', '', 'quoted'),
  ('manual.create', '', 'on_hold'),
  ('manual.create', '', 'confirmed'),
  ('waitlist.join', '', 'waitlisted'),
  ('waitlist.offer', 'waitlisted', 'offered'),
  ('waitlist.lapse', 'waitlisted', 'expired'),
  ('quote.send', 'requested', 'quoted'),
  ('quote.send', 'waitlisted', 'quoted'),
  ('quote.send', 'quoted', 'quoted'),
  ('quote.send', 'expired', 'quoted'),
  ('quote.send', 'cancelled', 'quoted'),
  ('quote.ask', 'quoted', 'quoted'),
  ('quote.ask', 'offered', 'offered'),
  ('quote.accept', 'quoted', 'on_hold'),
  ('quote.accept', 'offered', 'on_hold'),
  ('quote.decline', 'quoted', 'closed'),
  ('quote.decline', 'offered', 'closed'),
  ('quote.lapse', 'quoted', 'expired'),
  ('quote.lapse', 'offered', 'expired'),
  ('request.decline', 'requested', 'closed'),
  ('request.decline', 'waitlisted', 'closed'),
  ('request.decline', 'offered', 'closed'),
  ('request.decline', 'quoted', 'closed'),
  ('request.withdraw', 'requested', 'closed'),
  ('request.withdraw', 'waitlisted', 'closed'),
  ('hold.extend', 'on_hold', 'on_hold'),
  ('hold.release', 'on_hold', 'closed'),
  ('hold.lapse', 'on_hold', 'expired'),
  ('deposit.cover', 'on_hold', 'confirmed'),
  ('money.note', 'requested', 'requested'),
  ('money.note', 'waitlisted', 'waitlisted'),
  ('money.note', 'offered', 'offered'),
  ('money.note', 'quoted', 'quoted'),
  ('money.note', 'on_hold', 'on_hold'),
  ('money.note', 'confirmed', 'confirmed'),
  ('money.note', 'completed', 'completed'),
  ('money.note', 'no_show', 'no_show'),
  ('money.note', 'cancelled', 'cancelled'),
  ('money.note', 'expired', 'expired'),
  ('money.note', 'closed', 'closed'),
  ('change.ask', 'on_hold', 'on_hold'),
  ('change.ask', 'confirmed', 'confirmed'),
  ('change.offer', 'on_hold', 'on_hold'),
  ('change.offer', 'confirmed', 'confirmed'),
  ('change.accept', 'on_hold', 'on_hold'),
  ('change.accept', 'confirmed', 'confirmed'),
  ('cancel.guest', 'confirmed', 'cancelled'),
  ('cancel.company', 'offered', 'cancelled'),
  ('cancel.company', 'on_hold', 'cancelled'),
  ('cancel.company', 'confirmed', 'cancelled'),
  ('cancel.unpaid', 'confirmed', 'cancelled'),
  ('cancel.undo', 'cancelled', 'confirmed'),
  ('revive', 'expired', 'on_hold'),
  ('revive', 'closed', 'on_hold'),
  ('trip.complete', 'confirmed', 'completed'),
  ('trip.no_show', 'confirmed', 'no_show'),
  ('trip.correct', 'completed', 'no_show'),
  ('trip.correct', 'no_show', 'completed'),
  ('link.renew', 'requested', 'requested'),
  ('link.renew', 'waitlisted', 'waitlisted'),
  ('link.renew', 'offered', 'offered'),
  ('link.renew', 'quoted', 'quoted'),
  ('link.renew', 'on_hold', 'on_hold'),
  ('link.renew', 'confirmed', 'confirmed'),
  ('link.renew', 'completed', 'completed'),
  ('link.renew', 'no_show', 'no_show'),
  ('link.renew', 'cancelled', 'cancelled'),
  ('link.renew', 'expired', 'expired'),
  ('link.renew', 'closed', 'closed');

-- Append-only. An event is the write: its insertion moves the booking.
CREATE TABLE booking_events (
  booking_id INTEGER NOT NULL REFERENCES bookings (id),
  seq INTEGER NOT NULL,
  event TEXT NOT NULL,
  from_status TEXT NOT NULL,
  to_status TEXT NOT NULL,
  actor TEXT NOT NULL CHECK (actor IN ('guest', 'staff', 'crew', 'system')),
  actor_id INTEGER,
  at INTEGER NOT NULL,
  -- JSON.
  data TEXT NOT NULL DEFAULT '{}' CHECK (length(data) <= 4000),
  request_key TEXT UNIQUE,
  request_hash TEXT,
  PRIMARY KEY (booking_id, seq),
  FOREIGN KEY (event, from_status, to_status) REFERENCES booking_transitions (event, from_status, to_status)
) STRICT, WITHOUT ROWID;
CREATE INDEX booking_events_keyed ON booking_events (at) WHERE request_key IS NOT NULL;

-- Priced, dated offers, numbered by booking. `lines`, `days` and `policy` are JSON.
CREATE TABLE quotes (
  id INTEGER PRIMARY KEY,
  booking_id INTEGER NOT NULL REFERENCES bookings (id),
  number INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('quote', 'change')),
  lang TEXT NOT NULL CHECK (lang IN ('kr', 'ca', 'cn')),
  status TEXT NOT NULL CHECK (status IN ('draft', 'open', 'accepted', 'superseded', 'lapsed', 'declined')),
  -- Of a departure; a private trip is made when the quote is accepted.
  trip_id INTEGER REFERENCES trips (id),
  start_day TEXT NOT NULL,
  end_day TEXT NOT NULL,
  start_minute INTEGER,
  party INTEGER NOT NULL CHECK (party BETWEEN 1 AND 8),
  extra_rooms INTEGER NOT NULL DEFAULT 0,
  lines TEXT NOT NULL,
  days TEXT NOT NULL,
  -- A draft may wait for its price.
  total_cents INTEGER NOT NULL CHECK (total_cents > 0 OR status = 'draft'),
  gst_cents INTEGER NOT NULL,
  total_won INTEGER NOT NULL,
  won_per_cad REAL NOT NULL,
  deposit_cents INTEGER NOT NULL,
  deposit_won INTEGER NOT NULL,
  -- The whole price is paid in cash on the day of the trip.
  without_deposit INTEGER NOT NULL DEFAULT 0
    CHECK (without_deposit = 0 OR (without_deposit = 1 AND deposit_cents = 0 AND deposit_won = 0)),
  policy TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT '',
  valid_until INTEGER NOT NULL,
  created_by INTEGER,
  created_at INTEGER NOT NULL,
  sent_at INTEGER,
  version INTEGER NOT NULL DEFAULT 1,
  request_key TEXT UNIQUE,
  request_hash TEXT,
  UNIQUE (booking_id, number)
) STRICT;
CREATE UNIQUE INDEX quotes_open ON quotes (booking_id) WHERE status = 'open';
-- Quotes that were sent in a period.
CREATE INDEX quotes_by_sent ON quotes (sent_at) WHERE sent_at IS NOT NULL;
CREATE INDEX quotes_keyed ON quotes (created_at) WHERE request_key IS NOT NULL;
-- A departure that is deleted looks for quotes that name it.
CREATE INDEX quotes_of_trip ON quotes (trip_id) WHERE trip_id IS NOT NULL;

-- What guest and company write each other; `note` is for admins only.
CREATE TABLE booking_messages (
  id INTEGER PRIMARY KEY,
  booking_id INTEGER NOT NULL REFERENCES bookings (id),
  author TEXT NOT NULL CHECK (author IN ('guest', 'staff', 'note')),
  user_id INTEGER,
  via TEXT NOT NULL DEFAULT 'page' CHECK (via IN ('page', 'mail', 'phone', 'chat', 'crew')),
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  request_key TEXT UNIQUE,
  request_hash TEXT
) STRICT;
CREATE INDEX booking_messages_of_booking ON booking_messages (booking_id, id);
CREATE INDEX booking_messages_keyed ON booking_messages (created_at) WHERE request_key IS NOT NULL;

-- Reports of guides from the road, in the order in which they arrived; the newest of a kind counts. `at` is when the guide
-- pressed, and `mark_key` names the press: a phone without signal sends it later, perhaps twice.
CREATE TABLE crew_marks (
  id INTEGER PRIMARY KEY,
  booking_id INTEGER NOT NULL REFERENCES bookings (id),
  resource_id INTEGER NOT NULL REFERENCES resources (id),
  kind TEXT NOT NULL CHECK (kind IN ('pickedUp', 'back', 'noShow', 'note')),
  is_set INTEGER NOT NULL DEFAULT 1 CHECK (is_set IN (0, 1)),
  at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  mark_key TEXT NOT NULL UNIQUE
) STRICT;
CREATE INDEX crew_marks_of_booking ON crew_marks (booking_id, kind, id);

CREATE TABLE travellers (
  id INTEGER PRIMARY KEY,
  booking_id INTEGER NOT NULL REFERENCES bookings (id),
  name TEXT NOT NULL,
  age INTEGER CHECK (age BETWEEN 0 AND 17),
  seat TEXT NOT NULL DEFAULT 'belt' CHECK (seat IN ('belt', 'child', 'booster')),
  diet TEXT,
  emergency TEXT
) STRICT;
CREATE INDEX travellers_of_booking ON travellers (booking_id);

-- A reminder of a kind is sent once for each deadline.
CREATE TABLE booking_reminders (
  booking_id INTEGER NOT NULL REFERENCES bookings (id),
  kind TEXT NOT NULL,
  due_key TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  PRIMARY KEY (booking_id, kind, due_key)
) STRICT, WITHOUT ROWID;
