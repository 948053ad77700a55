import { and, isNotNull, max, ne } from 'drizzle-orm'
import { startOf } from '../../contracts/bookings/booking-deadlines'
import { mayCause } from '../../contracts/bookings/booking-events'
import { AMOUNT_MAX } from '../../contracts/bookings/booking-limits'
import type { BookingStatus } from '../../contracts/bookings/booking-states'
import { isFarAboveOffers } from '../../contracts/bookings/booking-sums'
import type { QuoteSending } from '../../contracts/bookings/desk-quotes'
import type { Db } from '../../db/db'
import { quotes, type BookingRow, type QuoteRow } from '../../db/schema/bookings'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import type { KnownSettings } from '../../services/settings/settings'
import { readPast } from '../data/booking-past'
import { factsOf, readState } from '../data/booking-state'
import { isHeld } from './changes.rules'
import { contentOf } from './quotes.content'
import { needsPrice, isAsPriced } from './quotes.lines'

/** @throws AppError QuoteNeedsPrice, Invalid, TooLate */
export function requireSendable(row: QuoteRow, now: number): void {
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
export interface Sending {
  booking: BookingRow & { status: BookingStatus }
  row: QuoteRow
  kind: QuoteRow['kind']
}

/**
 * The kind is decided when sending: since the draft was written a hold may have begun or ended.
 * @throws AppError RefundSent, NotPossibleNow
 */
export async function requireSending(
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
export function requireAsSeen(
  row: QuoteRow,
  { revision = row.version }: QuoteSending,
  { prices: terms }: Pick<KnownSettings, 'prices'>,
): void {
  if (row.status !== 'draft') throw new AppError('QuoteNotOpen')
  if (revision !== row.version || !isAsPriced(contentOf(row), { lang: row.lang, terms }))
    throw new AppError('EditConflict')
}

/** The event of sending a quote of a kind. */
export function eventOf(kind: QuoteRow['kind']) {
  return kind === 'change' ? 'change.offer' : 'quote.send'
}
