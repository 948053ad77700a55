import { and, eq, isNull } from 'drizzle-orm'
import { claimExtension } from '../../contracts/booking-deadlines'
import type { NewClaim } from '../../contracts/claims'
import { assertInBatch } from '../../db/batch-assertions'
import type { Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { paymentClaims, type ClaimRow } from '../../db/schema/payments'
import { AppError } from '../../http/errors'
import type { RequestKey } from '../../http/idempotency'
import { readState, type BookingState } from '../../services/bookings/booking-facts'
import { bookingScope, mailToDesk, toDesk } from '../../services/bookings/booking-mail'
import { mayClaim } from '../../services/bookings/due'
import { guestEvent } from '../../services/bookings/caused-events'
import { awaitAnswer } from '../../services/bookings/waiting'
import { getBooking } from '../../services/bookings/find-booking'
import type { GuestRequest } from '../../services/bookings/guest-access'
import { moneyOf } from '../../services/bookings/money'
import { runBatchWithMails } from '../../services/mail/outbox'
import { daysOf } from './payments.mails'

/** A claim with what is stored of its request. */
interface Claiming extends Omit<NewClaim, 'receipt'> {
  key: RequestKey | null
  receipt: { key: string; type: string } | null
}

/** @throws what `bookingRefusal` reads, where the booking has moved */
export async function runClaim(c: GuestRequest, claim: Claiming): Promise<ClaimRow> {
  const { db, guest } = c.var
  const booking = await getBooking(db, guest.booking.id)
  if (!mayClaim(booking)) throw new AppError('NothingDue')
  const { id, version } = booking
  const state = await readState(db, booking)
  const isSame = and(eq(bookings.id, id), eq(bookings.version, version), isNull(bookings.erasedAt))
  const results = await runBatchWithMails(
    c,
    [
      claimStatement(c, id, claim),
      assertInBatch(db, rowExists(bookings, isSame), 'BookingChanged'),
      ...noteStatements(c, booking, { state, amount: claim.amount }),
    ],
    await claimMails(c, { booking, state }, claim),
  )
  const [row] = results[0] as ClaimRow[]
  if (!row) throw new Error(`The claim of booking ${id} is missing after its batch`)
  return row
}

async function claimMails(
  c: GuestRequest,
  { booking, state }: { booking: BookingRow; state: BookingState },
  { amount, payer, day, receipt }: Claiming,
) {
  const scope = bookingScope(c)
  return mailToDesk(scope, booking, {
    template: 'claimForDesk',
    ...(await toDesk(scope, booking, daysOf(state))),
    amount: moneyOf(booking, amount),
    payer,
    day,
    hasReceipt: receipt !== null,
  })
}

function claimStatement({ var: { db, now } }: GuestRequest, bookingId: number, claim: Claiming) {
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
      requestKey: key?.key ?? null,
      requestHash: key?.bodyHash ?? null,
    })
    .returning()
}

/** The first word about a hold keeps a date that has not run out; about one that has, a person answers. */
function noteStatements(
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
    // Nothing is reminded of any more.
    note({ claimedAt: now, lapseAt: later, nextDueAt: later }),
    guestEvent({ db, now }, booking, {
      event: 'hold.extend',
      to: 'on_hold',
      data: { amount, lapseAt: later },
    }),
  ]
}
