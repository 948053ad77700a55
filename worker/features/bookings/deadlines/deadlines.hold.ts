import { nextHoldTimer } from '../../../contracts/bookings/booking-timers'
import { depositReminders } from '../../../contracts/bookings/deposit-reminders'
import type { BookingRow } from '../../../db/schema/bookings'
import { missingOf } from '../../../services/bookings/deposit-cover'
import type { BookingScope } from '../../../services/bookings/booking-scope'
import { isReminded, reminderStatement } from '../../../services/bookings/reminders'
import { lapsedHold } from '../holds/holds.lapse'
import { toPayMails } from '../holds/holds.mails'
import { later, type Happening } from './happening'
import { hasClaimed, heldSince } from './deadlines.queries'

/** Ends the hold or sends a reminder. A hold whose deposit has arrived does not lapse; admins decide. */
export async function nextOfHold(scope: BookingScope, booking: BookingRow): Promise<Happening> {
  const { now } = scope
  const { payBy, lapseAt, lang, deposit } = booking
  if (payBy === null || lapseAt === null || missingOf(booking, deposit) === 0)
    return later(scope, booking, null)
  if (now >= lapseAt) return lapsedHold(scope, booking)
  const hold = { heldAt: await heldSince(scope, booking), payBy, lapseAt, lang }
  const next = later(scope, booking, nextHoldTimer(hold, now))
  const due = depositReminders(hold).findLast(({ at }) => at <= now)
  const isWanted = now < payBy && booking.claimedAt === null && booking.paid === 0
  if (!due || !isWanted) return next
  const reminder = { bookingId: booking.id, kind: due.kind, dueKey: String(payBy) }
  if ((await hasClaimed(scope, booking)) || (await isReminded(scope.db, reminder))) return next
  return {
    statements: [reminderStatement(scope.db, reminder, now), ...next.statements],
    mails: await toPayMails(scope, { ...booking, payBy }, 'depositReminder'),
  }
}
