import { BOOKING_INVARIANTS } from '../../../worker/booking-invariants.data'

/** Rows of bookings and trips that must not exist, by fault; each query returns their ids. */

/** The deposit was not already paid: in that case the confirmation is the mail. */
const IS_NOT_PAID = `NOT EXISTS (SELECT 1 FROM booking_events AS next WHERE next.booking_id = booking_events.booking_id
  AND next.seq = booking_events.seq + 1 AND next.event = 'deposit.cover' AND next.at = booking_events.at)`

/**
 * Mails that an event causes, to a guest with an address. Several events may share a template, so
 * templates and their events are compared as groups.
 */
const MAILED: readonly (readonly [events: string, templates: string, where?: string])[] = [
  [`'request.create'`, `'bookingRequestReceived'`],
  [`'quote.send', 'change.offer'`, `'quoteSent', 'quoteChanged'`],
  [`'quote.accept', 'revive'`, `'holdMade'`, IS_NOT_PAID],
  [`'change.accept'`, `'tripChanged'`],
  [`'hold.release'`, `'holdReleased'`],
  [`'waitlist.join'`, `'waitlistJoined'`],
  [`'waitlist.offer'`, `'waitlistOffer'`],
  [`'quote.lapse', 'waitlist.lapse'`, `'quoteLapsed', 'waitlistLapsed'`],
  [`'hold.lapse'`, `'holdLapsed'`],
  [`'request.decline'`, `'bookingDeclined'`],
  [`'cancel.guest', 'cancel.company', 'cancel.unpaid'`, `'bookingCancelled'`],
  [`'cancel.undo'`, `'cancelUndone'`],
  [`'deposit.cover'`, `'bookingConfirmed'`],
]

const eventWithoutMail = `SELECT id FROM bookings WHERE email IS NOT NULL AND (${MAILED.map(
  ([events, templates, where = 'TRUE']) => `
    (SELECT count(*) FROM booking_events WHERE booking_id = bookings.id AND event IN (${events}) AND ${where}) >
    (SELECT count(*) FROM outbox WHERE cause_type = 'booking' AND cause_id = bookings.id AND template IN (${templates}))`,
).join(' OR ')})`

/** The daily job does not look for the mails, which are deleted in time, nor for the tax, whose rate is a setting. */
export const BOOKING_FAULTS: Record<string, string> = {
  ...BOOKING_INVARIANTS,
  'a quote whose lines add up to another total, or whose tax is not that of its lines': `
    SELECT id FROM quotes WHERE total_cents <> (SELECT coalesce(sum(value ->> '$.cents'), 0) FROM json_each(lines))
      OR gst_cents <> (SELECT coalesce(sum(value ->> '$.cents'), 0) FROM json_each(lines) WHERE value ->> '$.kind' = 'gst')
      OR gst_cents <> round(max(0, (SELECT coalesce(sum(value ->> '$.cents'), 0) FROM json_each(lines)
        WHERE value ->> '$.kind' <> 'gst' AND value ->> '$.untaxed' IS NULL)) * coalesce(
          (SELECT value ->> '$.gstPercent' FROM site_settings WHERE name = 'prices'), 5) / 100.0)`,
  'an event without its mail': eventWithoutMail,
  'a reminder without its mail, or a mail too many': `
    SELECT id FROM bookings WHERE erased_at IS NULL AND (
      (SELECT count(*) FROM outbox WHERE cause_type = 'booking' AND cause_id = bookings.id AND template = 'depositReminder') <>
      (SELECT count(*) FROM booking_reminders WHERE booking_id = bookings.id AND kind LIKE 'deposit.%')
      OR (SELECT count(*) FROM outbox WHERE cause_type = 'booking' AND cause_id = bookings.id
        AND template IN ('balanceReminder', 'balanceOverdue')) >
      (SELECT count(*) FROM booking_reminders WHERE booking_id = bookings.id AND kind LIKE 'balance.%'))`,
  'a request without its mail to the company': `
    SELECT booking_id FROM booking_events JOIN bookings ON bookings.id = booking_id AND erased_at IS NULL
    WHERE event = 'request.create' AND 1 <>
      (SELECT count(*) FROM outbox WHERE template = 'bookingRequestForDesk' AND cause_id = booking_id)`,
  'a guest’s message without its mail': `
    SELECT booking_id FROM booking_messages WHERE author = 'guest' GROUP BY booking_id HAVING count(*) > (
      SELECT count(*) FROM outbox WHERE template IN ('bookingMessageForDesk', 'quoteAnswered', 'changeAsked', 'changeDeclined') AND cause_id = booking_id)`,
}
