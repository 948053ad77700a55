import { and, eq, ne } from 'drizzle-orm'
import { referenceFrom } from '../../contracts/booking-reference'
import type { Currency } from '../../contracts/currencies'
import type { QuoteAnswer } from '../../contracts/quotes'
import type { Statement } from '../../db/db'
import { isUniqueViolation } from '../../db/failures'
import { bookings, quotes, type QuoteRow } from '../../db/schema/bookings'
import { AppError } from '../../http/errors'
import type { RequestKey } from '../../http/idempotency'
import { randomInteger } from '../../http/random'
import { bookingScope } from '../../services/bookings/booking-mail'
import {
  confirmationMails,
  coverStatements,
  isCovered,
} from '../../services/bookings/deposit-cover'
import { dropRefunds } from '../../services/bookings/end-statements'
import { eventStatement } from '../../services/bookings/event-statement'
import type { GuestRequest } from '../../services/bookings/guest-access'
import { takeStatements } from '../../services/bookings/held-seats'
import { payCurrencies } from '../../services/bookings/pay-ways'
import { runBatchWithMails } from '../../services/mail/outbox'
import { readSettings } from '../../services/settings/settings'
import { purgeSeats, seatsChangedStatements } from '../../services/trips/seats-changed'
import type { Happening } from './holds.lapse'
import { clearLapsedHolds } from './holds.lapsed'
import { heldColumns } from './holds.rules'
import { holdMails } from './quotes.mails'
import { assertOpen, quoteRefusal } from './quotes.open'

const REFERENCE_TRIES = 5
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
  for (let attempt = 1; ; attempt += 1) {
    const reference = booking.reference ?? referenceFrom(randomInteger)
    try {
      await runAccept(c, { quote, cleared, columns: { ...columns, reference }, key })
      purgeSeats(c, [booking.tourId, ...cleared.tourIds])
      return
    } catch (error) {
      const isTaken = isUniqueViolation(error, 'bookings.reference')
      if (!isTaken || attempt === REFERENCE_TRIES) throw quoteRefusal(error)
    }
  }
}

interface Acceptance {
  quote: QuoteRow
  cleared: Happening
  columns: ReturnType<typeof heldColumns> & { reference: string }
  key: RequestKey | null
}

async function runAccept(
  c: GuestRequest,
  { quote, cleared, columns, key }: Acceptance,
): Promise<void> {
  const { db, now, guest } = c.var
  const { booking } = guest
  const taking = takeStatements(db, {
    ...quote,
    bookingId: booking.id,
    tourId: booking.tourId,
    now,
  })
  const held = { ...booking, ...columns }
  // Money that came for another date counts.
  const isPaid = isCovered({ ...held, refundOpen: 0 }, held.deposit)
  const scope = bookingScope(c)
  const statements: Statement[] = [
    ...cleared.statements,
    assertOpen(db, quote),
    ...taking.statements,
    db.update(quotes).set({ status: 'accepted' }).where(eq(quotes.id, quote.id)),
    db
      .update(bookings)
      .set({ ...columns, policyDay: null, tripId: taking.tripId })
      .where(eq(bookings.id, booking.id)),
    ...(booking.paid > 0 ? [dropRefunds(db, booking.id)] : []),
    eventStatement(db, {
      bookingId: booking.id,
      version: booking.version,
      event: 'quote.accept',
      from: booking.status,
      to: 'on_hold',
      actor: 'guest',
      actorId: booking.userId,
      at: now,
      data: { quote: quote.number, currency: columns.currency, method: columns.payMethod },
      requestKey: key,
    }),
    ...(isPaid
      ? coverStatements(db, {
          booking: { ...held, tripId: taking.tripId },
          version: booking.version + 1,
          by: { actor: 'system' },
          now,
        })
      : []),
    ...seatsChangedStatements(db, booking.tourId, now),
  ]
  const mails = [
    ...cleared.mails,
    ...(isPaid ? await confirmationMails(scope, held, quote) : await holdMails(scope, held, quote)),
  ]
  await runBatchWithMails(c, statements, mails)
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
