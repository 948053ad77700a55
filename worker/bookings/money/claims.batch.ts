import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { claimExtension } from '../../contracts/bookings/booking-deadlines'
import type { NewClaim } from '../../contracts/bookings/guest-requests'
import { RECEIPTS_MAX } from '../../contracts/bookings/pay-methods'
import { assertInBatch } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { paymentClaims, type ClaimRow } from '../../db/schema/payments'
import { assertedWrite } from '../../http/asserted-write'
import { AppError } from '../../http/errors'
import { keyColumns, type RequestKey } from '../../http/idempotency'
import { runBatchWithMails } from '../../services/mail/outbox'
import type { GuestRequest } from '../access/guest-access'
import { guestEvent } from '../data/booking-events'
import { getBooking, awaitAnswer, changeBooking } from '../data/booking-row'
import { readState, type BookingState } from '../data/booking-state'
import { mayClaim, moneyOf } from '../data/money'
import { mailToDesk, bookingScope } from '../mails/booking-mail'
import { daysOf } from './payments.rules'

/** A claim as it is stored: with the request's key and the stored receipt. */
interface Claiming extends Omit<NewClaim, 'receipt'> {
  key: RequestKey | null
  receipt: { key: string; type: string } | null
}

/**
 * Stores a claim with its effects. If the booking moves first, the batch fails, and `untilNotOvertaken` retries it.
 * @throws AppError NotFound, NothingDue, ReceiptsFull
 */
export async function runClaim(c: GuestRequest, claim: Claiming): Promise<ClaimRow> {
  const { db, guest } = c.var
  const booking = await getBooking(db, guest.booking.id)
  if (!mayClaim(booking)) throw new AppError('NothingDue')
  const { id, version } = booking
  const state = await readState(db, booking)
  const isSame = and(eq(bookings.id, id), eq(bookings.version, version), isNull(bookings.erasedAt))
  const write = runBatchWithMails(
    c,
    [
      claimStatement(c, id, claim),
      assertInBatch(db, rowExists(bookings, isSame), 'BookingChanged'),
      assertInBatch(db, sql`(${receiptsOf(db, id)}) <= ${RECEIPTS_MAX}`, FULL),
      ...noteStatements(c, booking, { state, amount: claim.amount }),
    ],
    await claimMails(c, { booking, state }, claim),
  )
  const results = await assertedWrite(FULL, 'ReceiptsFull', write)
  const [row] = results[0] as ClaimRow[]
  if (!row) throw new Error(`The claim of booking ${id} is missing after its batch`)
  return row
}

const FULL = 'ReceiptsFit'

/** Condition: a claim of the booking whose receipt is kept. */
export function hasReceipt(bookingId: number) {
  return and(eq(paymentClaims.bookingId, bookingId), isNotNull(paymentClaims.receiptKey))
}

function receiptsOf(db: Db, bookingId: number) {
  return db.select({ n: count() }).from(paymentClaims).where(hasReceipt(bookingId))
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
      ...keyColumns(key),
    })
    .returning()
}

/** The first claim extends a hold that has not ended. If the hold has ended, an admin has to answer. */
function noteStatements(
  { var: { db, now } }: GuestRequest,
  booking: BookingRow,
  { state: { trip }, amount }: { state: BookingState; amount: number },
): Statement[] {
  const { id, status, claimedAt, lapseAt } = booking
  if (status === 'expired') return [awaitAnswer({ db, now }, id)]
  if (claimedAt !== null) return []
  const isHeld = status === 'on_hold' && lapseAt !== null && now < lapseAt && trip !== null
  if (!isHeld) return [changeBooking(db, id, { claimedAt: now })]
  const later = claimExtension({ lapseAt, claimedAt: now, firstClaimAt: null }, trip)
  return [
    // The next timer is the hold's end, because no more reminders are sent.
    changeBooking(db, id, { claimedAt: now, lapseAt: later, nextDueAt: later }),
    guestEvent({ db, now }, booking, { event: 'hold.extend', data: { amount, lapseAt: later } }),
  ]
}

function claimMails(
  c: GuestRequest,
  { booking, state }: { booking: BookingRow; state: BookingState },
  { amount, payer, day, receipt }: Claiming,
) {
  const said = { amount: moneyOf(booking, amount), payer, day, hasReceipt: receipt !== null }
  const letter = { template: 'claimForDesk', ...said } as const
  return mailToDesk(bookingScope(c), booking, letter, daysOf(state))
}
