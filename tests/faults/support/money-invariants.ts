/** Rows of the ledger that must not exist, by fault; each query returns their ids. */
export const MONEY_FAULTS: Record<string, string> = {
  'a booking whose paid amount is not its ledger’s': `
    SELECT id FROM bookings WHERE paid <> (SELECT coalesce(sum(amount), 0) FROM payments WHERE booking_id = bookings.id)`,
  'a bank entry that is spent wrongly, beyond its amount, or twice': `
    SELECT id FROM bank_entries WHERE spent > amount OR (same_as_id IS NOT NULL AND spent > 0)
      OR spent <> (SELECT coalesce(sum(entry_amount), 0) FROM payments WHERE bank_entry_id = bank_entries.id)`,
  'a booking with wrongly reserved refunds, or with two proposals': `
    SELECT id FROM bookings WHERE refund_open <>
      (SELECT coalesce(sum(amount + fee), 0) FROM refunds WHERE booking_id = bookings.id AND status = 'approved')
      OR fees_kept <> (SELECT coalesce(sum(fee), 0) FROM refunds WHERE booking_id = bookings.id AND status = 'sent')
      OR 1 < (SELECT count(*) FROM refunds WHERE booking_id = bookings.id AND status = 'proposed')`,
  'a confirmed booking without its deposit or a reason': `
    SELECT id FROM bookings WHERE status = 'confirmed' AND paid < deposit
      AND NOT EXISTS (SELECT 1 FROM payments WHERE booking_id = bookings.id AND kind <> 'receipt')
      AND NOT EXISTS (SELECT 1 FROM booking_events WHERE booking_id = bookings.id
        AND event IN ('deposit.cover', 'manual.create') AND coalesce(data ->> '$.reason', '') <> '')`,
  'a sent refund without its row of the ledger': `
    SELECT refunds.id FROM refunds LEFT JOIN payments ON payments.id = payment_id
    WHERE refunds.status = 'sent' AND (payments.id IS NULL OR payments.kind <> 'refund'
      OR payments.amount <> -refunds.amount OR payments.booking_id <> refunds.booking_id)`,
  'a claim without its mail to the company': `
    SELECT booking_id FROM payment_claims GROUP BY booking_id HAVING count(*) <>
      (SELECT count(*) FROM outbox WHERE template = 'claimForDesk' AND cause_id = booking_id)`,
  'a hold that its guest extended without a claim, or twice': `
    SELECT extended.booking_id FROM booking_events AS extended WHERE event = 'hold.extend' AND actor = 'guest'
    GROUP BY extended.booking_id HAVING
      count(*) > (SELECT count(*) FROM payment_claims WHERE booking_id = extended.booking_id) OR
      count(*) > (SELECT count(*) FROM booking_events AS begun WHERE begun.booking_id = extended.booking_id
        AND to_status = 'on_hold' AND from_status <> 'on_hold')`,
}
