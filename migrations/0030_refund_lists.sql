-- Why an admin proposed a refund, for its guest; and the desk's lists of refunds and of late money.
ALTER TABLE refunds ADD COLUMN reason TEXT NOT NULL DEFAULT '';
CREATE INDEX refunds_by_status ON refunds (status, id);
CREATE INDEX bookings_with_late_money ON bookings (id) WHERE paid > 0 AND status IN ('expired', 'closed', 'cancelled');
