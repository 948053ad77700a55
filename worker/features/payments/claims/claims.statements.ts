import { eq } from 'drizzle-orm'
import { claimExtension } from '../../../contracts/bookings/booking-deadlines'
import type { Statement } from '../../../db/db'
import { bookings, type BookingRow } from '../../../db/schema/bookings'
import { paymentClaims } from '../../../db/schema/payments'
import type { BookingState } from '../../../services/bookings/booking-state'
import { guestEvent } from '../../../services/bookings/caused-events'
import { awaitAnswer } from '../../../services/bookings/waiting'
import type { GuestRequest } from '../../../services/bookings/guest-access'
import type { Claiming } from './claims.mails'
import { keyColumns } from '../../../http/idempotency'

/** Inserts a claim and returns its row. */
export function claimStatement(
  { var: { db, now } }: GuestRequest,
  bookingId: number,
  claim: Claiming,
) {
  const { amount, method, day, payer, receipt, key } = claim
  return db
    .insert(paymentClaims)
    .values({
      bookingId,
      amount,
      method,
      sentDay: day,
      payer,
      receiptKey: receipt?.key ?? null,
      receiptType: receipt?.type ?? null,
      createdAt: now,
      ...keyColumns(key),
    })
    .returning()
}

/** The first claim extends a hold that has not ended. If the hold has ended, an admin has to answer. */
export function noteStatements(
  { var: { db, now } }: GuestRequest,
  booking: BookingRow,
  { state: { trip }, amount }: { state: BookingState; amount: number },
): Statement[] {
  const { id, status, claimedAt, lapseAt } = booking
  const note = (columns: Partial<BookingRow>) =>
    db.update(bookings).set(columns).where(eq(bookings.id, id))
  if (status === 'expired') return [awaitAnswer({ db, now }, id)]
  if (claimedAt !== null) return []
  const isHeld = status === 'on_hold' && lapseAt !== null && now < lapseAt && trip !== null
  if (!isHeld) return [note({ claimedAt: now })]
  const later = claimExtension({ lapseAt, claimedAt: now, firstClaimAt: null }, trip)
  return [
    // The next timer is the hold's end, because no more reminders are sent.
    note({ claimedAt: now, lapseAt: later, nextDueAt: later }),
    guestEvent({ db, now }, booking, {
      event: 'hold.extend',
      to: 'on_hold',
      data: { amount, lapseAt: later },
    }),
  ]
}
