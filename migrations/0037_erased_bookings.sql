-- A booking whose personal data is gone does not begin again: its guest could neither be told nor open it.
CREATE TRIGGER bookings_stay_erased BEFORE UPDATE OF status ON bookings
WHEN OLD.erased_at IS NOT NULL AND NEW.status <> OLD.status BEGIN
  SELECT RAISE(ABORT, 'BookingErased') WHERE NEW.status IN
    ('requested', 'waitlisted', 'offered', 'quoted', 'on_hold', 'confirmed');
END;
