-- What guests say about transfers goes with their booking.
CREATE TRIGGER bookings_claims_deleted BEFORE DELETE ON bookings BEGIN
  DELETE FROM payment_claims WHERE booking_id = OLD.id;
END;
