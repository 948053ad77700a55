-- Bookings in the inbox and in the desk's search.

-- A request makes a thread.
CREATE TRIGGER booking_events_to_inbox AFTER INSERT ON booking_events WHEN NEW.event = 'request.create' BEGIN
  INSERT INTO inbox_threads (source, source_id, user_id, tour_id, lang, created_at, latest_at, waiting_since)
    SELECT 'booking', id, user_id, tour_id, lang, NEW.at, NEW.at, NEW.at FROM bookings WHERE id = NEW.booking_id;
END;

-- An offer is an answer, and a booking that is closed needs none.
CREATE TRIGGER booking_events_in_inbox AFTER INSERT ON booking_events
WHEN NEW.event IN ('quote.send', 'change.offer') OR NEW.to_status = 'closed' BEGIN
  UPDATE inbox_threads SET state = iif(NEW.to_status = 'closed', 'done', 'answered'), waiting_since = NULL,
    answered_at = iif(NEW.actor = 'staff', NEW.at, answered_at), version = version + 1
    WHERE source = 'booking' AND source_id = NEW.booking_id;
END;

CREATE TRIGGER booking_messages_to_inbox AFTER INSERT ON booking_messages WHEN NEW.author = 'guest' BEGIN
  INSERT INTO inbox_threads (source, source_id, user_id, tour_id, lang, created_at, latest_at, waiting_since)
    SELECT 'booking', id, user_id, tour_id, lang, NEW.created_at, NEW.created_at, NEW.created_at
    FROM bookings WHERE id = NEW.booking_id
    ON CONFLICT (source, source_id) DO UPDATE SET
      state = iif(state = 'new', 'new', 'waiting'), latest_at = max(latest_at, excluded.latest_at),
      waiting_since = coalesce(waiting_since, excluded.waiting_since), version = version + 1;
END;

CREATE TRIGGER booking_messages_in_inbox AFTER INSERT ON booking_messages WHEN NEW.author = 'staff' BEGIN
  UPDATE inbox_threads SET state = 'answered', waiting_since = NULL, answered_at = NEW.created_at, version = version + 1
    WHERE source = 'booking' AND source_id = NEW.booking_id;
END;

-- Whether a guest waits is said once, for both lists.
CREATE TRIGGER inbox_threads_of_bookings AFTER UPDATE OF waiting_since ON inbox_threads
WHEN NEW.source = 'booking' AND NEW.waiting_since IS NOT OLD.waiting_since BEGIN
  UPDATE bookings SET awaits_since = NEW.waiting_since WHERE id = NEW.source_id;
END;

CREATE TRIGGER bookings_in_inbox AFTER UPDATE OF user_id ON bookings BEGIN
  UPDATE inbox_threads SET user_id = NEW.user_id WHERE source = 'booking' AND source_id = NEW.id;
END;

-- Personal data that leaves a booking takes its thread along.
CREATE TRIGGER bookings_erased AFTER UPDATE OF erased_at ON bookings WHEN NEW.erased_at IS NOT NULL BEGIN
  DELETE FROM inbox_threads WHERE source = 'booking' AND source_id = NEW.id;
END;

CREATE TRIGGER bookings_from_inbox AFTER DELETE ON bookings BEGIN
  DELETE FROM inbox_threads WHERE source = 'booking' AND source_id = OLD.id;
END;

-- Beginnings of a guest's name: of the whole, of what follows the first space, and of what follows the first letter in
-- Chinese and Korean, where the given name follows without a space.
CREATE INDEX bookings_by_name ON bookings (lower(name)) WHERE name IS NOT NULL;
CREATE INDEX bookings_by_last_name ON bookings (lower(substr(name, instr(name, ' ') + 1))) WHERE instr(name, ' ') > 0;
CREATE INDEX bookings_by_given_name ON bookings (lower(substr(name, 2))) WHERE unicode(name) > 11903;
