import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { Currency } from '../../../contracts/currencies'
import type { QuoteAnswer } from '../../../contracts/quote-answer'
import type { Statement } from '../../../db/db'
import { bookings, quotes, type QuoteRow } from '../../../db/schema/bookings'
import { AppError } from '../../../http/errors'
import type { RequestKey } from '../../../http/idempotency'
import { bookingScope } from '../../../services/bookings/booking-mail'
import { guestEvent } from '../../../services/bookings/caused-events'
import { dropRefunds } from '../../../services/bookings/end-statements'
import { withReference } from '../../../services/bookings/free-reference'
import type { GuestRequest } from '../../../services/bookings/guest-access'
import { takeStatements } from '../../../services/bookings/held-seats'
import { payCurrencies } from '../../../services/bookings/pay-ways'
import { runBatchWithMails } from '../../../services/mail/outbox'
import { readSettings } from '../../../services/settings/settings'
import { purgeSeats, seatsChangedStatements } from '../../../services/trips/seats-changed'
import { beginHold } from '../holds/holds.begin'
import type { Happening } from '../holds/holds.lapse'
import { clearLapsedHolds } from '../holds/holds.lapsed'
import { heldColumns } from '../holds/holds.rules'
import { assertOpen, quoteRefusal } from './quotes.open'

/** Holds of one address at the same time. */
const HOLDS_MAX = 3

export type Accept = Extract<QuoteAnswer, { act: 'accept' }>

/**
 * The guest takes the quote: trip, seats, days, deadlines and a reference, in one batch. Holds whose time has passed are
 * ended first, so that a late job refuses no one.
 * @throws AppError QuoteNotOpen, BookingChanged, SeatsGone, DayFull, DayClosed, HoldLimit, Invalid
 */
export async function accept(
  c: GuestRequest,
  quote: QuoteRow,
  answer: Accept,
  key: RequestKey | null,
): Promise<void> {
  const { booking } = c.var.guest
  const settings = await readSettings(c.env, c.var.db)
  requirePayable(answer, payCurrencies(settings))
  const [cleared] = await Promise.all([
    clearLapsedHolds(bookingScope(c), quote),
    requireFewHolds(c),
  ])
  const columns = heldColumns(c.var.now, quote, answer, settings.bookings)
  try {
    await withReference((fresh) => {
      const reference = booking.reference ?? fresh
      return runAccept(c, { quote, cleared, columns: { ...columns, reference }, key })
    })
  } catch (error) {
    throw quoteRefusal(error)
  }
  purgeSeats(c, [booking.tourId, ...cleared.tourIds])
}

interface Acceptance {
  quote: QuoteRow
  cleared: Happening
  columns: ReturnType<typeof heldColumns> & { reference: string }
  key: RequestKey | null
}

async function runAccept(c: GuestRequest, acceptance: Acceptance): Promise<void> {
  const { db, now, guest } = c.var
  const { booking } = guest
  const { quote, cleared, columns } = acceptance
  const { id, tourId } = booking
  const taking = takeStatements(db, { ...quote, bookingId: id, tourId, now })
  const { tripId } = taking
  const begun = await beginHold(
    bookingScope(c),
    { ...booking, ...columns },
    { quote, tripId, by: { actor: 'system' } },
  )
  const statements: Statement[] = [
    ...cleared.statements,
    assertOpen(db, quote),
    ...taking.statements,
    ...acceptedStatements(c, acceptance, tripId),
    acceptEvent(c, acceptance),
    ...begun.after,
    ...seatsChangedStatements(db, tourId, now),
  ]
  await runBatchWithMails(c, statements, [...cleared.mails, ...begun.mails])
}

/** The quote is agreed, and the booking is held on its terms. */
function acceptedStatements(
  { var: { db, guest } }: GuestRequest,
  { quote, columns }: Acceptance,
  tripId: SQL<number>,
): Statement[] {
  const { id, paid } = guest.booking
  return [
    db.update(quotes).set({ status: 'accepted' }).where(eq(quotes.id, quote.id)),
    db
      .update(bookings)
      .set({ ...columns, policyDay: null, tripId })
      .where(eq(bookings.id, id)),
    ...(paid > 0 ? [dropRefunds(db, id)] : []),
  ]
}

function acceptEvent({ var: scope }: GuestRequest, { quote, columns, key }: Acceptance) {
  const { currency, payMethod: method } = columns
  return guestEvent(scope, scope.guest.booking, {
    event: 'quote.accept',
    to: 'on_hold',
    data: { quote: quote.number, currency, method },
    requestKey: key,
  })
}

/** Won are paid to the Korean account only, where there is one. @throws AppError Invalid */
function requirePayable({ currency, method }: Accept, currencies: Currency[]): void {
  const isKorean = method === 'krTransfer'
  if (isKorean && !currencies.includes('KRW'))
    throw new AppError('Invalid', { fields: { method: 'Invalid' } })
  if (isKorean !== (currency === 'KRW'))
    throw new AppError('Invalid', { fields: { currency: 'Invalid' } })
}

/** @throws AppError HoldLimit */
async function requireFewHolds({ var: { db, guest } }: GuestRequest): Promise<void> {
  const { booking } = guest
  if (booking.emailKey === null) return
  const held = await db.$count(
    bookings,
    and(
      eq(bookings.emailKey, booking.emailKey),
      eq(bookings.status, 'on_hold'),
      ne(bookings.id, booking.id),
    ),
  )
  if (held >= HOLDS_MAX) throw new AppError('HoldLimit')
}
