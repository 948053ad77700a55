-- An offer ends with what it is about: a booking that neither waits for an answer nor holds a date has no open quote.
CREATE TRIGGER bookings_end_offers AFTER UPDATE OF status ON bookings
WHEN NEW.status NOT IN ('quoted', 'on_hold', 'confirmed') BEGIN
  UPDATE quotes SET status = 'superseded' WHERE booking_id = NEW.id AND status = 'open';
END;
