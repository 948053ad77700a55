import { offerUntil } from '../../contracts/bookings/booking-deadlines'
import type { Statement } from '../../db/db'
import { quotes, type BookingRow, type QuoteRow } from '../../db/schema/bookings'
import type { Bindings } from '../../env'
import { AppError } from '../../http/errors'
import { readSettings } from '../../services/settings/settings'
import { systemEvent, type Cause } from '../data/booking-events'
import { awaitAnswer, changeBooking } from '../data/booking-row'
import { takeStatements } from '../data/held-seats'
import { payCurrencies } from '../data/money'
import { seatsChangedStatements } from '../days/seats-changed'
import { bookingScope, type BookingScope } from '../mails/booking-mail'
import type { Happening } from '../mails/happening'
import { basisOf } from '../quotes/quotes.basis'
import { columnsOf } from '../quotes/quotes.content'
import { nextNumber } from '../quotes/quotes.drafts'
import { needsPrice } from '../quotes/quotes.lines'
import { offerMails } from '../quotes/quotes.mails'
import { writeQuote } from '../quotes/quotes.rules'

/** An admin offers the place by hand, in any order and at any hour. */
export const offerPlace: Cause<'waitlist.offer'> = async (c, { booking }) => {
  const quote = await writeOffer(c.env, c.var, booking)
  if (quote === null) throw needsPrice()
  return offering(c.env, bookingScope(c), booking, quote)
}

/**
 * Offers the place to the guest. Without a price the company has to answer instead: the guest is in its list of those
 * who wait for it.
 */
export async function offeredPlace(
  env: Bindings,
  scope: BookingScope,
  booking: BookingRow,
): Promise<Happening> {
  const quote = await writeOffer(env, scope, booking)
  if (quote === null) return { statements: [awaitAnswer(scope, booking.id)], mails: [] }
  const { statements, mails, data } = await offering(env, scope, booking, quote)
  const event = systemEvent(scope, booking, { event: 'waitlist.offer', data })
  return { statements: [...statements, event], mails }
}

/** The quote of the offer, from the prices; null while the price is on request. @throws AppError TooLate */
async function writeOffer(
  env: Bindings,
  { db, now }: Pick<BookingScope, 'db' | 'now'>,
  booking: BookingRow,
): Promise<QuoteRow | null> {
  const { id, lang, tripId } = booking
  const scope = { env, var: { db, now } }
  const basis = await basisOf(scope, booking, { tripId, changedStart: null })
  const content = writeQuote(basis, {}, null)
  if (content.totalCents <= 0) return null
  const validUntil = offerUntil(now, content, { ...basis.deadlines, lang })
  if (validUntil === null) throw new AppError('TooLate')
  return {
    id: 0,
    bookingId: id,
    // The statement has the next one.
    number: 1,
    kind: 'quote',
    lang,
    status: 'open',
    ...columnsOf({ ...content, validUntil }),
    createdBy: null,
    createdAt: now,
    sentAt: now,
    version: 1,
    requestKey: null,
    requestHash: null,
  }
}

/** Takes the seats and days, opens the quote and mails it: everything but the event. */
async function offering(env: Bindings, scope: BookingScope, booking: BookingRow, quote: QuoteRow) {
  const { db, now } = scope
  const { id, tourId } = booking
  const { tripId, statements } = takeStatements(db, { ...quote, bookingId: id, tourId, now })
  const { id: _unknown, ...values } = quote
  const taken: Statement[] = [
    ...statements,
    db.insert(quotes).values({ ...values, number: nextNumber(id) }),
    changeBooking(db, id, { tripId, nextDueAt: quote.validUntil, awaitsSince: null }),
    ...seatsChangedStatements(db, tourId, now),
  ]
  const currencies = payCurrencies(await readSettings(env, db))
  const mails = await offerMails(scope, booking, quote, currencies)
  return { statements: taken, mails, data: { until: quote.validUntil } }
}
