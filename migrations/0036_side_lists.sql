-- Bookings that may be in the list of deposits that the bank took back.
CREATE INDEX bookings_below_deposit ON bookings (id) WHERE status = 'confirmed' AND paid < deposit;
-- What falls into days of the planner.
CREATE INDEX assignments_by_start ON assignments (starts_at);
