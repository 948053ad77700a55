/**
 * Condition on `bookings AS booked`: it has money, but no held date and no pending refund. For a cancelled trip, this
 * is money that arrived after the cancellation and was kept, or is owed because its refund was dropped.
 */
export const IS_LATE_MONEY = `booked.paid > 0 AND booked.status IN ('expired', 'closed', 'cancelled')
  AND NOT EXISTS (SELECT 1 FROM refunds AS live WHERE live.booking_id = booked.id AND live.status IN ('proposed', 'approved'))
  AND (booked.status <> 'cancelled' OR booked.cancel_kind = 'company' OR (
    SELECT coalesce(sum(late.amount), 0) FROM payments AS late WHERE late.booking_id = booked.id
      AND late.kind IN ('receipt', 'reversal')
      AND late.at > (SELECT max(ended.at) FROM booking_events AS ended WHERE ended.booking_id = booked.id
        AND ended.to_status = 'cancelled' AND ended.from_status <> 'cancelled')
      AND NOT EXISTS (SELECT 1 FROM refunds AS done WHERE done.booking_id = booked.id AND done.status = 'sent'
        AND done.at >= late.at)) > 0)`

/** SELECT for refunds that wait for approval or can be sent by now (`?1`, UTC ms), and bookings with late money. */
export function refundCountsSql(): string {
  return `SELECT
    (SELECT count(*) FROM refunds WHERE status = 'proposed') AS proposed,
    (SELECT count(*) FROM refunds WHERE status = 'approved' AND send_after <= ?1) AS approved,
    (SELECT count(*) FROM bookings AS booked WHERE ${IS_LATE_MONEY}) AS late`
}
