-- Stories of guests who travelled: one for each booking. The text is a topic of the tour's board. A story stays when its booking
-- is deleted, and the row stays when its topic is, so that no booking has a second one.
CREATE TABLE stories (
  id INTEGER PRIMARY KEY,
  booking_id INTEGER UNIQUE REFERENCES bookings (id) ON DELETE SET NULL,
  topic_id INTEGER UNIQUE REFERENCES topics (id) ON DELETE SET NULL,
  tour_id INTEGER NOT NULL REFERENCES tours (id) ON DELETE CASCADE,
  stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
  -- Of the first day, YYYY-MM.
  month TEXT NOT NULL,
  -- As the guest wants to be called; null for no name.
  name TEXT,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX stories_of_tour ON stories (tour_id);
-- Guests whose trip ended lately, for the invitation.
CREATE INDEX bookings_completed ON bookings (ends_at) WHERE status = 'completed';
