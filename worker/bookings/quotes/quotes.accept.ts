import { eq, and, sql, type SQL } from 'drizzle-orm'
import { offeredWays, type PayMethod, type OfferedWays } from '../../contracts/bookings/pay-methods'
import type { QuoteAnswer } from '../../contracts/bookings/quotes'
import type { Currency } from '../../contracts/currencies'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import type { Statement, Db } from '../../db/db'
import { bookings, type QuoteRow, type BookingRow } from '../../db/schema/bookings'
import { AppError } from '../../http/errors'
import type { RequestKey } from '../../http/idempotency'
import { readSettings } from '../../services/settings/settings'
import { termsOf, termsStatement } from '../../services/written-pages/written-pages'
import type { GuestRequest } from '../access/guest-access'
import { guestEvent } from '../data/booking-events'
import { withReference } from '../data/booking-ids'
import { changeBooking } from '../data/booking-row'
import { bookingRefusal, writeBooking } from '../data/booking-write'
import { takeStatements } from '../data/held-seats'
import { payCurrencies, paidBooking } from '../data/money'
import { assertOpen, endQuote } from '../data/open-quote'
import { dropProposals, returnSurplus } from '../data/refund-proposals'
import { purgeSeats, seatsChangedStatements } from '../days/seats-changed'
import { heldColumns, beginHold } from '../holds/holds'
import { clearLapsedHolds } from '../holds/holds.lapse'
import { bookingScope } from '../mails/booking-mail'
import type { Happening } from '../mails/happening'

/** Maximum number of dates that one address may hold at the same time. */
const HOLDS_MAX = 3

const TOO_MANY = 'TooManyHolds'

export type Accept = Extract<QuoteAnswer, { act: 'accept' }>

/**
 * The guest accepts the quote: trip, seats, days, deadlines and a reference are written in one batch. A guest who has
 * waited has the seats already. Holds whose time has passed are ended first, so that no guest is refused because the job
 * runs late.
 * @throws AppError QuoteNotOpen, BookingChanged, SeatsGone, DayFull, DayClosed, HoldLimit, Invalid
 */
export async function accept(
  c: GuestRequest,
  quote: QuoteRow,
  answer: Accept,
  key: RequestKey | null,
): Promise<void> {
  const { booking } = c.var.guest
  const [settings, terms] = await Promise.all([
    readSettings(c.env, c.var.db),
    agreedTerms(c, answer),
  ])
  const ways = offeredWays(settings.bank, paidBooking(booking))
  const pays = payingOf(quote, answer, { ...ways, currencies: payCurrencies(settings) })
  const cleared = await clearLapsedHolds(bookingScope(c), quote)
  const columns = heldColumns(c.var.now, quote, pays, settings.bookings)
  await withReference((fresh) => {
    const reference = booking.reference ?? fresh
    return runAccept(c, {
      quote,
      cleared,
      columns: { ...columns, reference, termsVersion: terms },
      key,
    })
  })
  purgeSeats(c, [booking.tourId, ...cleared.tourIds])
}

interface Acceptance {
  quote: QuoteRow
  cleared: Happening
  columns: ReturnType<typeof heldColumns> & { reference: string; termsVersion: string }
  key: RequestKey | null
}

/** Holds the date: everything that the acceptance writes is one batch. */
async function runAccept(c: GuestRequest, acceptance: Acceptance): Promise<void> {
  const { db, now, guest } = c.var
  const { booking } = guest
  const { quote, cleared, columns } = acceptance
  const { id, tourId } = booking
  const taking =
    booking.status === 'offered'
      ? { tripId: sql<number>`${booking.tripId}`, statements: [] }
      : takeStatements(db, { ...quote, bookingId: id, tourId, now })
  const { tripId } = taking
  const terms = { quote, tripId, by: { actor: 'system' } } as const
  const begun = await beginHold(bookingScope(c), { ...booking, ...columns, policyDay: null }, terms)
  const statements: Statement[] = [
    ...cleared.statements,
    assertOpen(db, quote),
    assertFewHolds(db, booking),
    ...taking.statements,
    ...acceptedStatements(c, acceptance, tripId),
    acceptEvent(c, acceptance),
    ...begun.after,
    ...returnSurplus(db, id, now),
    ...seatsChangedStatements(db, tourId, now),
  ]
  await writeBooking(c, statements, [...cleared.mails, ...begun.mails], acceptRefusal)
}

function acceptedStatements(
  { var: { db, guest } }: GuestRequest,
  { quote, columns }: Acceptance,
  tripId: SQL<number>,
): Statement[] {
  const { id, paid } = guest.booking
  return [
    endQuote(db, quote.id, 'accepted'),
    changeBooking(db, id, { ...columns, policyDay: null, tripId }),
    ...(paid > 0 ? [dropProposals(db, id)] : []),
  ]
}

function acceptEvent({ var: scope }: GuestRequest, { quote, columns, key }: Acceptance) {
  const { currency, payMethod: method, termsVersion: terms } = columns
  return guestEvent(scope, scope.guest.booking, {
    event: 'quote.accept',
    data: { quote: quote.number, currency, method, terms },
    requestKey: key,
  })
}

/** The terms that are agreed to: those in force. @throws AppError Invalid if the guest was shown others */
export async function agreedTerms(
  { var: { db, now } }: GuestRequest,
  { agreed }: Accept,
): Promise<string> {
  const inForce = termsOf(await termsStatement(db, calgaryDay(now)))
  if ((agreed.termsVersion ?? inForce) === inForce) return inForce
  throw new AppError('Invalid', { fields: { termsVersion: 'Invalid' } })
}

/**
 * How the guest pays. Won can be paid only to the Korean account, if the company has one; cash on the day of the trip
 * is Canadian dollars.
 * @throws AppError Invalid
 */
function payingOf(
  { withoutDeposit }: QuoteRow,
  { currency, method }: Accept,
  { currencies, methods }: OfferedWays & { currencies: Currency[] },
): { currency: Currency; method: PayMethod | null } {
  const isKorean = !withoutDeposit && method === 'krTransfer'
  if (isKorean !== (currency === 'KRW')) throw invalid('currency')
  if (withoutDeposit) return { currency, method: null }
  if (method === undefined || !methods.includes(method) || !currencies.includes(currency))
    throw invalid('method')
  return { currency, method }
}

function invalid(field: 'currency' | 'method'): AppError {
  return new AppError('Invalid', { fields: { [field]: 'Invalid' } })
}

/** Fails the batch if the address holds as many dates as it may, even if several quotes are accepted at once. */
function assertFewHolds(db: Db, { emailKey }: BookingRow): Statement {
  // With a plus the index of addresses is used, not the one of statuses, which has all holds.
  const isHeld = and(eq(bookings.emailKey, emailKey ?? ''), sql`+${bookings.status} = 'on_hold'`)
  const held = db.$count(bookings, isHeld)
  return assertInBatch(db, sql`${held} < ${HOLDS_MAX}`, TOO_MANY)
}

function acceptRefusal(error: unknown): unknown {
  return isFailedAssertion(error, TOO_MANY)
    ? new AppError('HoldLimit', { cause: error })
    : bookingRefusal(error)
}
