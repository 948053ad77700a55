-- Bookings that money may still be for after they ended: those with a reference, by their last change.
CREATE INDEX bookings_changed ON bookings (updated_at) WHERE reference IS NOT NULL;
