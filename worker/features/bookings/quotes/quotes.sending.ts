import { and, eq } from 'drizzle-orm'
import { mayCause, type BookingStatus } from '../../../contracts/booking-states'
import { calgaryInstant } from '../../../contracts/calgary-instant'
import type { QuoteSending } from '../../../contracts/quote-requests'
import { assertInBatch, isFailedAssertion } from '../../../db/batch-assertions'
import type { Db, Statement } from '../../../db/db'
import { isUniqueViolation } from '../../../db/failures'
import { rowExists } from '../../../db/row-exists'
import { bookings, quotes, type BookingRow, type QuoteRow } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import { readRequestKey, type RequestKey } from '../../../http/idempotency'
import { auditOfBooking } from '../../../services/bookings/booking-audit'
import { factsOf, readState } from '../../../services/bookings/booking-facts'
import { bookingScope } from '../../../services/bookings/booking-mail'
import { readPast } from '../../../services/bookings/booking-past'
import { bookingRefusal } from '../../../services/bookings/booking-refusal'
import { staffEvent } from '../../../services/bookings/caused-events'
import { dropRefunds } from '../../../services/bookings/end-statements'
import { getBooking } from '../../../services/bookings/find-booking'
import { causeOnce } from '../../../services/bookings/once'
import { payCurrencies } from '../../../services/bookings/pay-ways'
import { runBatchWithMails } from '../../../services/mail/outbox'
import { readSettings, type KnownSettings } from '../../../services/settings/settings'
import { isHeld } from '../changes/changes.draft'
import { quoteMails } from './quotes.mails'
import { supersedeQuotes } from './quotes.open'
import { contentOf } from './quotes.presenter'
import { getQuote } from './quotes.queries'
import { isAsPriced } from './quotes.lines'

const DRAFT = 'QuoteIsDraft'

interface Numbered {
  /** Of the booking. */
  id: number
  number: number
}

/**
 * Sends a draft to the guest: the open quote before it ends, and the booking is quoted. A repeated request sends nothing.
 * @throws AppError NotFound, QuoteNotOpen, BookingChanged, NotPossibleNow, RefundSent, TooLate, KeyReused, Invalid without a
 * price or an entry, EditConflict when it was saved since it was looked at, or tax, rate or deposit are others than when it
 * was saved
 */
export async function sendQuote(
  c: MemberScope,
  quote: Numbered,
  seen: QuoteSending,
): Promise<void> {
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
  const sending = await requireSending(c, booking, row)
  const mails = await quoteMails(
    bookingScope(c),
    booking,
    { ...row, kind: sending.kind },
    payCurrencies(settings),
  )
  try {
    await runBatchWithMails(c, sendingStatements(c, sending, key), mails)
  } catch (error) {
    if (isFailedAssertion(error, DRAFT) || isUniqueViolation(error, 'quotes.booking_id'))
      throw new AppError('QuoteNotOpen', { cause: error })
    throw bookingRefusal(error)
  }
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

/** @throws AppError Invalid, TooLate */
function requireSendable(row: QuoteRow, now: number): void {
  const content = contentOf(row)
  if (content.totalCents <= 0) throw new AppError('Invalid', { fields: { lines: 'Invalid' } })
  if (content.days.every(({ title }) => title === ''))
    throw new AppError('Invalid', { fields: { days: 'Invalid' } })
  const startsAt = calgaryInstant(content.startDay, content.startMinute)
  if (content.validUntil <= now || startsAt <= now) throw new AppError('TooLate')
}

/** A draft on its way to the guest of a booking. */
interface Sending {
  booking: BookingRow & { status: BookingStatus }
  row: QuoteRow
  kind: QuoteRow['kind']
}

/** The draft may be older than the hold, or younger than its end. @throws AppError RefundSent, NotPossibleNow */
async function requireSending(
  { var: { db, now } }: MemberScope,
  booking: BookingRow,
  row: QuoteRow,
): Promise<Sending> {
  const kind = isHeld(booking) ? 'change' : 'quote'
  const [state, past] = await Promise.all([readState(db, booking), readPast(db, booking)])
  const { status } = booking
  // The clearer answer.
  if (status === 'cancelled' && past.isRefundSent) throw new AppError('RefundSent')
  if (status === '' || !mayCause(eventOf(kind), 'staff', factsOf(booking, state, past), now))
    throw new AppError('NotPossibleNow')
  return { booking: { ...booking, status }, row, kind }
}

function eventOf(kind: QuoteRow['kind']) {
  return kind === 'change' ? 'change.offer' : 'quote.send'
}

function sendingStatements(
  c: MemberScope,
  { booking, row, kind }: Sending,
  requestKey: RequestKey | null,
): Statement[] {
  const { db, now } = c.var
  const { id, status, paid } = booking
  const isOffer = kind === 'quote'
  const nextDueAt = isOffer ? row.validUntil : booking.nextDueAt
  return [
    assertDraft(db, row),
    supersedeQuotes(db, id, 'open'),
    db.update(quotes).set({ status: 'open', kind, sentAt: now }).where(eq(quotes.id, row.id)),
    db.update(bookings).set({ awaitsSince: null, nextDueAt }).where(eq(bookings.id, id)),
    // What was paid counts for the new date.
    ...(isOffer && paid > 0 ? [dropRefunds(db, id)] : []),
    staffEvent(c.var, booking, {
      event: eventOf(kind),
      to: isOffer ? 'quoted' : status,
      data: { quote: row.number },
      requestKey,
    }),
    auditOfBooking(c, id, 'quote.send', `quote ${row.number}`),
  ]
}

function assertDraft(db: Db, { id, version }: QuoteRow): Statement {
  const isSame = and(eq(quotes.id, id), eq(quotes.version, version))
  return assertInBatch(db, rowExists(quotes, and(isSame, eq(quotes.status, 'draft'))), DRAFT)
}
