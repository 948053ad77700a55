import { and, eq, isNull } from 'drizzle-orm'
import { claimExtension } from '../../contracts/booking-deadlines'
import { addDays, calgaryDay } from '../../contracts/calendar'
import type { NewClaim } from '../../contracts/claims'
import type { Claim } from '../../contracts/guest-money'
import { assertInBatch } from '../../db/batch-assertions'
import { runBatch } from '../../db/batch'
import type { Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { paymentClaims, type ClaimRow } from '../../db/schema/payments'
import { AppError } from '../../http/errors'
import { readRequestKey, runOnce, type RequestKey } from '../../http/idempotency'
import { requireWithinLimit, uncountOne } from '../../http/rate-limits'
import { readState, type BookingState } from '../../services/bookings/booking-facts'
import { bookingScope, mailToDesk, toDesk } from '../../services/bookings/booking-mail'
import { untilNotOvertaken } from '../../services/bookings/booking-refusal'
import { toClaim } from '../../services/bookings/claims'
import { mayClaim } from '../../services/bookings/due'
import { guestEvent } from '../../services/bookings/caused-events'
import { awaitAnswer } from '../../services/bookings/waiting'
import { getBooking } from '../../services/bookings/find-booking'
import type { GuestRequest } from '../../services/bookings/guest-access'
import { moneyOf } from '../../services/bookings/money'
import { runBatchWithMails } from '../../services/mail/outbox'
import { hashOf } from '../../services/media/file-marks'
import { findClaimByKey } from './claims.queries'
import { daysOf } from './payments.mails'
import { readReceipt, storeReceipt, type Receipt } from './receipts'

/** A claim with what is stored of its request. */
interface Claiming extends Omit<NewClaim, 'receipt'> {
  key: RequestKey | null
  receipt: { key: string; type: string } | null
}

/**
 * The guest says that money is on its way. While a date is held, the first such word keeps it for longer. A repeated request
 * gets the first claim.
 * @throws AppError NothingDue, ImageInvalid, TooLarge, Invalid, TooManyRequests, KeyReused, Unavailable
 */
export async function sendClaim(
  c: GuestRequest,
  { receipt: file, ...said }: NewClaim,
): Promise<Claim> {
  const { db, guest } = c.var
  const bytes = file && new Uint8Array(await file.arrayBuffer())
  const sha256 = bytes && (await hashOf(bytes))
  const key = readRequestKey(c, guest.booking.pid, { ...said, sha256 })
  const row = await runOnce({
    find: key && (() => findClaimByKey(db, key)),
    run: async () => {
      const receipt = await requireSound(c, said, bytes)
      const stored = await countAndStore(c, receipt)
      return untilNotOvertaken(() => runClaim(c, { ...said, key, receipt: stored }))
    },
    duplicateErrors: new Set(['TooManyRequests', 'NothingDue']),
  })
  return toClaim(guest.booking, row)
}

/** @throws AppError TooManyRequests, NothingDue, Invalid, ImageInvalid, TooLarge */
async function requireSound(
  c: GuestRequest,
  { day }: Pick<NewClaim, 'day'>,
  bytes: Uint8Array | null,
): Promise<Receipt | null> {
  const { now, guest } = c.var
  await requireWithinLimit(c.var, 'guestAct', String(guest.booking.id))
  if (!mayClaim(guest.booking)) throw new AppError('NothingDue')
  // Korea is a day ahead.
  if (day > addDays(calgaryDay(now), 1))
    throw new AppError('Invalid', { fields: { day: 'Invalid' } })
  return bytes && readReceipt(bytes)
}

/**
 * Counts the claim and stores its file, object first, so that each row has its object. What R2 does not take is not counted.
 * @throws AppError TooManyRequests, Unavailable
 */
async function countAndStore(c: GuestRequest, receipt: Receipt | null) {
  const { db, guest } = c.var
  const id = String(guest.booking.id)
  await requireWithinLimit(c.var, 'guestClaim', id)
  if (!receipt) return null
  await requireWithinLimit(c.var, 'guestReceipt', id)
  try {
    return { key: await storeReceipt(c.env.MEDIA, receipt), type: receipt.type }
  } catch (error) {
    await runBatch(db, [
      ...uncountOne(c.var, 'guestClaim', id),
      ...uncountOne(c.var, 'guestReceipt', id),
    ])
    throw error
  }
}

/** @throws what `bookingRefusal` reads, where the booking has moved */
async function runClaim(c: GuestRequest, claim: Claiming): Promise<ClaimRow> {
  const { db, guest } = c.var
  const booking = await getBooking(db, guest.booking.id)
  if (!mayClaim(booking)) throw new AppError('NothingDue')
  const { id, version } = booking
  const state = await readState(db, booking)
  const isSame = and(eq(bookings.id, id), eq(bookings.version, version), isNull(bookings.erasedAt))
  const desk = await toDesk(bookingScope(c), booking, daysOf(state))
  const results = await runBatchWithMails(
    c,
    [
      claimStatement(c, id, claim),
      assertInBatch(db, rowExists(bookings, isSame), 'BookingChanged'),
      ...noteStatements(c, booking, { state, amount: claim.amount }),
    ],
    mailToDesk(bookingScope(c), booking, {
      template: 'claimForDesk',
      ...desk,
      amount: moneyOf(booking, claim.amount),
      payer: claim.payer,
      day: claim.day,
      hasReceipt: claim.receipt !== null,
    }),
  )
  const [row] = results[0] as ClaimRow[]
  if (!row) throw new Error(`The claim of booking ${id} is missing after its batch`)
  return row
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
