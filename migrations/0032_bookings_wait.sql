-- Whether a guest waits is said once, for both lists: here by what a write makes of the booking, such as late money or the end
-- of a trip. Threads say it to their bookings since 0028.
CREATE TRIGGER bookings_wait AFTER UPDATE OF awaits_since ON bookings WHEN NEW.awaits_since IS NOT OLD.awaits_since BEGIN
  UPDATE inbox_threads SET waiting_since = NEW.awaits_since, version = version + 1,
    state = CASE WHEN NEW.awaits_since IS NOT NULL THEN iif(state = 'new', 'new', 'waiting')
      WHEN state IN ('new', 'waiting') THEN 'answered' ELSE state END,
    latest_at = max(latest_at, coalesce(NEW.awaits_since, 0))
    WHERE source = 'booking' AND source_id = NEW.id AND waiting_since IS NOT NEW.awaits_since;
END;
