-- What the desk sorts and filters bookings by.

-- The first day of the trip, else the requested one (YYYY-MM-DD in Calgary); empty without any.
ALTER TABLE bookings ADD COLUMN day TEXT NOT NULL DEFAULT '';
UPDATE bookings SET day = coalesce((SELECT start_day FROM trips WHERE id = trip_id), wish_day, '');

-- It follows the trip of the booking. A trip's days are fixed.
CREATE TRIGGER bookings_have_day AFTER INSERT ON bookings BEGIN
  UPDATE bookings SET day = coalesce((SELECT start_day FROM trips WHERE id = NEW.trip_id), NEW.wish_day, '')
    WHERE id = NEW.id;
END;
CREATE TRIGGER bookings_change_day AFTER UPDATE OF trip_id, wish_day ON bookings
WHEN NEW.trip_id IS NOT OLD.trip_id OR NEW.wish_day IS NOT OLD.wish_day BEGIN
  UPDATE bookings SET day = coalesce((SELECT start_day FROM trips WHERE id = NEW.trip_id), NEW.wish_day, '')
    WHERE id = NEW.id;
END;

CREATE INDEX bookings_by_day ON bookings (day, id);
CREATE INDEX bookings_by_status_day ON bookings (status, day, id);
CREATE INDEX bookings_of_tour_day ON bookings (tour_id, day, id) WHERE tour_id IS NOT NULL;
CREATE INDEX bookings_by_currency_day ON bookings (currency, day, id);
-- By what is still to be paid, in won at a thousand to the dollar: both currencies in one order.
CREATE INDEX bookings_by_owed ON bookings (iif(status IN ('on_hold', 'confirmed', 'completed'),
  max(0, total - paid + refund_open + fees_kept) * iif(currency = 'CAD', 10, 1), 0), id);
