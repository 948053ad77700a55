/** The money that a booking can count on, written again from the columns. */
const STAYS = '(bookings.paid - bookings.refund_open - bookings.fees_kept)'

/** A balance reminder is sent at the latest a day after the balance was due, in the daytime. */
const LAST_REMINDER = '(balance_by + 86400000 + 36000000)'

/** The same for the ledger. */
export const MONEY_INVARIANTS: Record<string, string> = {
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
  'a booking with money that it may not keep, and no refund of it': `
    SELECT id FROM bookings WHERE ${STAYS} > CASE
        WHEN status IN ('on_hold', 'confirmed', 'completed', 'no_show') THEN nullif(total, 0)
        WHEN status = 'cancelled' THEN keeps END
      AND NOT EXISTS (SELECT 1 FROM refunds WHERE booking_id = bookings.id AND status = 'proposed')`,
  'a proposal that follows from nothing': `
    SELECT refunds.id FROM refunds JOIN bookings ON bookings.id = booking_id
    WHERE refunds.status = 'proposed' AND decided_by IS NULL AND (amount + fee > ${STAYS}
      OR bookings.status IN ('on_hold', 'confirmed', 'completed', 'no_show') AND total > 0 AND amount + fee <> ${STAYS} - total
      OR bookings.status = 'cancelled' AND amount + fee <> ${STAYS} - keeps)`,
  // An admin may decide so later: the bank reverses a payment, or a refund is approved.
  'a trip that is confirmed without its deposit, or by money that was on its way back': `
    SELECT id FROM bookings WHERE status = 'confirmed' AND ${STAYS} < deposit
      AND NOT EXISTS (SELECT 1 FROM payments WHERE booking_id = bookings.id AND kind = 'reversal')
      AND NOT EXISTS (SELECT 1 FROM booking_events WHERE booking_id = bookings.id
        AND event IN ('deposit.cover', 'manual.create') AND coalesce(data ->> '$.reason', '') <> '')
      AND NOT EXISTS (SELECT 1 FROM booking_events AS act WHERE act.booking_id = bookings.id
        AND act.data ->> '$.act' = 'approved' AND act.seq > (SELECT max(seq) FROM booking_events AS confirmed
          WHERE confirmed.booking_id = bookings.id AND to_status = 'confirmed' AND from_status <> 'confirmed'))`,
  'a balance that is due without a timer': `
    SELECT id FROM bookings WHERE status = 'confirmed' AND ${STAYS} < total AND balance_by + 86400000 > unixepoch() * 1000
      AND ${LAST_REMINDER} < ends_at AND coalesce(next_due_at, 9e15) > ${LAST_REMINDER}
      AND NOT EXISTS (SELECT 1 FROM booking_reminders WHERE booking_id = bookings.id AND kind = 'balance.overdue'
        AND due_key = balance_by)`,
  'an approved refund that ended without an admin': `
    SELECT id FROM refunds WHERE status = 'void' AND send_after <= at
      AND EXISTS (SELECT 1 FROM booking_events AS act WHERE act.booking_id = refunds.booking_id
        AND act.data ->> '$.act' = 'approved' AND act.data ->> '$.refund' = refunds.id)
      AND NOT EXISTS (SELECT 1 FROM booking_events AS act WHERE act.booking_id = refunds.booking_id
        AND act.data ->> '$.act' = 'void' AND act.data ->> '$.refund' = refunds.id)`,
  'a sent refund without its row of the ledger': `
    SELECT refunds.id FROM refunds LEFT JOIN payments ON payments.id = payment_id
    WHERE refunds.status = 'sent' AND (payments.id IS NULL OR payments.kind <> 'refund'
      OR payments.amount <> -refunds.amount OR payments.booking_id <> refunds.booking_id)`,
  'a hold that its guest extended without a claim, or twice': `
    SELECT extended.booking_id FROM booking_events AS extended WHERE event = 'hold.extend' AND actor = 'guest'
      AND extended.booking_id IN (SELECT id FROM bookings WHERE erased_at IS NULL)
    GROUP BY extended.booking_id HAVING
      count(*) > (SELECT count(*) FROM payment_claims WHERE booking_id = extended.booking_id) OR
      count(*) > (SELECT count(*) FROM booking_events AS begun WHERE begun.booking_id = extended.booking_id
        AND to_status = 'on_hold' AND from_status <> 'on_hold')`,
}
