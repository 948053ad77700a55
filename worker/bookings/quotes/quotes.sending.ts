import { and, eq, isNotNull, max, ne } from 'drizzle-orm'
import { startOf } from '../../contracts/bookings/booking-deadlines'
import { mayCause } from '../../contracts/bookings/booking-events'
import { AMOUNT_MAX } from '../../contracts/bookings/booking-limits'
import type { BookingStatus } from '../../contracts/bookings/booking-states'
import { isFarAboveOffers } from '../../contracts/bookings/booking-sums'
import type { QuoteSending } from '../../contracts/bookings/desk-quotes'
import { isFailedAssertion, assertInBatch } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { isUniqueViolation } from '../../db/failures'
import { rowExists } from '../../db/row-exists'
import { quotes, type QuoteRow, type BookingRow } from '../../db/schema/bookings'
import { requireActor } from '../../http/auth'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readRequestKey, type RequestKey } from '../../http/idempotency'
import { readSettings, type KnownSettings } from '../../services/settings/settings'
import { auditOfBooking, staffEvent } from '../data/booking-events'
import { readPast } from '../data/booking-past'
import { getBooking, changeBooking } from '../data/booking-row'
import { factsOf, readState } from '../data/booking-state'
import { bookingRefusal, writeBooking, causeOnce } from '../data/booking-write'
import { payCurrencies } from '../data/money'
import { endQuotes } from '../data/open-quote'
import { dropProposals } from '../data/refund-proposals'
import { bookingScope } from '../mails/booking-mail'
import { isHeld } from './changes'
import { contentOf } from './quotes.content'
import { needsPrice, isAsPriced } from './quotes.lines'
import { quoteMails } from './quotes.mails'
import { getQuote } from './quotes.queries'

const DRAFT = 'QuoteIsDraft'

interface Numbered {
  /** Id of the booking. */
  id: number
  number: number
}

/**
 * Sends a draft to the guest. It replaces the open quote, and the booking becomes quoted unless it is held. A repeated
 * request sends nothing.
 * @throws AppError NotFound, QuoteNotOpen, BookingChanged, NotPossibleNow, RefundSent, TooLate, KeyReused,
 * Forbidden and ReloginNeeded for a quote without a deposit, AmountUnlikely for a price far above all others unless the
 * admin is sure, Invalid beyond the bound of amounts or without a price or an itinerary entry, EditConflict if the draft was saved after the admin looked at it, or if tax,
 * rate or deposit have changed since it was saved
 */
export async function sendQuote(c: MemberScope, quote: Numbered, seen: QuoteSending) {
  const { db, member } = c.var
  const key = readRequestKey(c, member.userId, seen)
  await causeOnce(db, key, {
    run: () => sendDraft(c, quote, { seen, key }),
    duplicateErrors: ['QuoteNotOpen', 'BookingChanged', 'EditConflict', 'NotPossibleNow'],
  })
}

async function sendDraft(
  c: MemberScope,
  { id, number }: Numbered,
  { seen, key }: { seen: QuoteSending; key: RequestKey | null },
): Promise<void> {
  const { db, now } = c.var
  const [booking, row] = await Promise.all([getBooking(db, id), getQuote(db, id, number)])
  const settings = await readSettings(c.env, db)
  if (booking.version !== seen.version) throw new AppError('BookingChanged')
  requireAsSeen(row, seen, settings)
  requireSendable(row, now)
  if (row.withoutDeposit) await requireActor(c, 'payments:waive')
  if (!seen.isSure) await requireLikelyPrice(db, row)
  const sending = await requireSending(c, booking, row)
  const quote = { ...row, kind: sending.kind }
  const mails = await quoteMails(bookingScope(c), booking, quote, payCurrencies(settings))
  await writeBooking(c, sendingStatements(c, sending, key), mails, sendingRefusal)
}

/** Refused because the draft was sent or changed, or another quote was sent, at the same time. */
function sendingRefusal(error: unknown): unknown {
  const isTaken = isFailedAssertion(error, DRAFT) || isUniqueViolation(error, 'quotes.booking_id')
  return isTaken ? new AppError('QuoteNotOpen', { cause: error }) : bookingRefusal(error)
}

/** Opens the draft and marks the booking as quoted; a change does not affect the booking's status. */
function sendingStatements(
  c: MemberScope,
  { booking, row, kind }: Sending,
  requestKey: RequestKey | null,
): Statement[] {
  const { db, now } = c.var
  const { id, paid } = booking
  const isOffer = kind === 'quote'
  const nextDueAt = isOffer ? row.validUntil : booking.nextDueAt
  return [
    assertDraft(db, row),
    endQuotes(db, id, { from: 'open', to: 'superseded' }),
    db.update(quotes).set({ status: 'open', kind, sentAt: now }).where(eq(quotes.id, row.id)),
    changeBooking(db, id, { awaitsSince: null, nextDueAt }),
    // Money paid for the old date counts for the new one.
    ...(isOffer && paid > 0 ? [dropProposals(db, id)] : []),
    sentEvent(c, { booking, row, kind }, requestKey),
    auditOfBooking(c, id, eventOf(kind), `quote ${row.number}`),
    ...(row.withoutDeposit ? [offeredWithoutDeposit(c, row)] : []),
  ]
}

function sentEvent(c: MemberScope, { booking, row, kind }: Sending, requestKey: RequestKey | null) {
  const data = { quote: row.number }
  return staffEvent(c.var, booking, { event: eventOf(kind), data, requestKey })
}

function offeredWithoutDeposit(c: MemberScope, { bookingId, number }: QuoteRow) {
  return auditOfBooking(c, bookingId, 'deposit.offerWithout', `quote ${number}`)
}

function assertDraft(db: Db, { id, version }: QuoteRow): Statement {
  const isSame = and(eq(quotes.id, id), eq(quotes.version, version))
  return assertInBatch(db, rowExists(quotes, and(isSame, eq(quotes.status, 'draft'))), DRAFT)
}

/** @throws AppError QuoteNeedsPrice, Invalid, TooLate */
function requireSendable(row: QuoteRow, now: number): void {
  const content = contentOf(row)
  if (content.totalCents <= 0) throw needsPrice()
  if (content.totalCents > AMOUNT_MAX)
    throw new AppError('Invalid', { fields: { lines: 'Invalid' } })
  if (content.days.every(({ title }) => title === ''))
    throw new AppError('Invalid', { fields: { days: 'Invalid' } })
  if (content.validUntil <= now || startOf(content) <= now) throw new AppError('TooLate')
}

/** Asks about a price far above the highest offer so far. @throws AppError AmountUnlikely */
export async function requireLikelyPrice(db: Db, { id, totalCents }: QuoteRow): Promise<void> {
  if (!isFarAboveOffers(totalCents, 0)) return
  const isOffer = and(isNotNull(quotes.sentAt), ne(quotes.id, id))
  const [offers] = await db
    .select({ highest: max(quotes.totalCents) })
    .from(quotes)
    .where(isOffer)
  if (isFarAboveOffers(totalCents, offers?.highest ?? 0)) throw new AppError('AmountUnlikely')
}

/** A draft that is being sent to the guest of a booking. */
interface Sending {
  booking: BookingRow & { status: BookingStatus }
  row: QuoteRow
  kind: QuoteRow['kind']
}

/**
 * The kind is decided when sending: since the draft was written a hold may have begun or ended.
 * @throws AppError RefundSent, NotPossibleNow
 */
async function requireSending(
  { var: { db, now } }: MemberScope,
  booking: BookingRow,
  row: QuoteRow,
): Promise<Sending> {
  const kind = isHeld(booking) ? 'change' : 'quote'
  const [state, past] = await Promise.all([readState(db, booking), readPast(db, booking)])
  const { status } = booking
  // This error is more helpful than the next one.
  if (status === 'cancelled' && past.isRefundSent) throw new AppError('RefundSent')
  if (status === '' || !mayCause(eventOf(kind), 'staff', factsOf(booking, state, past), now))
    throw new AppError('NotPossibleNow')
  return { booking: { ...booking, status }, row, kind }
}

/** @throws AppError QuoteNotOpen, EditConflict */
function requireAsSeen(
  row: QuoteRow,
  { revision = row.version }: QuoteSending,
  { prices: terms }: Pick<KnownSettings, 'prices'>,
): void {
  if (row.status !== 'draft') throw new AppError('QuoteNotOpen')
  if (revision !== row.version || !isAsPriced(contentOf(row), { lang: row.lang, terms }))
    throw new AppError('EditConflict')
}

/** The event of sending a quote of a kind. */
function eventOf(kind: QuoteRow['kind']) {
  return kind === 'change' ? 'change.offer' : 'quote.send'
}
