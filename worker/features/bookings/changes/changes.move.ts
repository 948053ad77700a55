import { eq, type SQL } from 'drizzle-orm'
import { refund as computeRefund, type RefundPolicy } from '../../../contracts/refund-policy'
import type { Statement } from '../../../db/db'
import { bookings, quotes, type BookingRow } from '../../../db/schema/bookings'
import { AppError } from '../../../http/errors'
import { assignStatements } from '../../../services/bookings/assignments'
import type { BookingState } from '../../../services/bookings/booking-facts'
import type { BookingScope } from '../../../services/bookings/booking-mail'
import { isCovered } from '../../../services/bookings/deposit-cover'
import { moveStatements } from '../../../services/bookings/held-seats'
import { proposeStatements } from '../../../services/bookings/end-statements'
import { seatsChangedStatements } from '../../../services/trips/seats-changed'
import type { DeadlineSettings } from '../../../contracts/booking-deadlines'
import { changedMails } from './changes.mails'
import { changeEvents } from './changes.queries'
import { askedSince, changedColumns, surplusOf, type Change } from './changes.rules'
import { confirmHold } from '../holds/holds.begin'
import type { Happening } from '../holds/holds.lapse'
import { clearLapsedHolds } from '../holds/holds.lapsed'
import { assertOpen, supersedeQuotes } from '../quotes/quotes.open'

/** A change that is agreed to: by whom, and the deadlines of now. */
interface Agreed {
  booking: BookingRow
  state: BookingState
  by: 'guest' | 'staff'
  settings: DeadlineSettings
}

type Moved = Happening & { after: Statement[]; tourIds: (number | null)[]; data: object }

/** Everything of a change but its event; `after` follows it: a hold whose deposit is there is confirmed. */
export async function changed(
  scope: BookingScope,
  { booking, state: { trip, openQuote: quote }, by, settings }: Agreed,
): Promise<Moved> {
  const { db, now } = scope
  if (!trip || !quote) throw new AppError('QuoteNotOpen')
  const askedAt = askedSince(await changeEvents(db, booking.id), quote.sentAt ?? now)
  const change: Change = { booking, trip, quote, askedAt }
  const columns = changedColumns(now, change, settings)
  const { id, tourId } = booking
  const cleared = await clearLapsedHolds(scope, quote)
  const wanted = { ...quote, bookingId: id, tourId, now }
  const { tripId, statements } = moveStatements(db, booking, { trip, wanted })
  const told = await changedMails(scope, change, { columns, by })
  const confirmed = await confirmChanged(scope, change, { columns, tripId })
  return {
    statements: [
      ...cleared.statements,
      assertOpen(db, quote),
      ...statements,
      ...agreedStatements(scope, change, { columns, tripId }),
    ],
    mails: [...cleared.mails, ...told, ...confirmed.mails],
    after: confirmed.after,
    tourIds: cleared.tourIds,
    data: changeData(change, columns),
  }
}

interface Agreement {
  columns: ReturnType<typeof changedColumns>
  tripId: SQL<number>
}

/** The old deposit of a hold may be enough for a lower price. */
async function confirmChanged(
  scope: BookingScope,
  { booking, quote }: Change,
  { columns, tripId }: Agreement,
) {
  const isPaid = booking.status === 'on_hold' && isCovered(booking, columns.deposit)
  if (!isPaid) return { after: [], mails: [] }
  return confirmHold(scope, { ...booking, ...columns }, { quote, tripId, by: { actor: 'system' } })
}

/** The new quote counts, and the booking is as it says. */
function agreedStatements(
  scope: BookingScope,
  change: Change,
  { columns, tripId }: Agreement,
): Statement[] {
  const { db, now } = scope
  const { booking, quote } = change
  const { id, tourId, lang, status } = booking
  return [
    supersedeQuotes(db, id, 'accepted'),
    db.update(quotes).set({ status: 'accepted' }).where(eq(quotes.id, quote.id)),
    db
      .update(bookings)
      .set({ ...columns, tripId })
      .where(eq(bookings.id, id)),
    ...(status === 'confirmed' ? assignStatements(db, { tripId, lang }) : []),
    ...surplusStatements(scope, change, columns.total),
    ...seatsChangedStatements(db, tourId, now),
  ]
}

/** For the event. */
function changeData({ booking, trip, quote }: Change, { total }: Agreement['columns']) {
  return {
    quote: quote.number,
    day: quote.startDay,
    dayBefore: trip.startDay,
    party: quote.party,
    partyBefore: booking.party,
    difference: total - booking.total,
  }
}

/** What was paid beyond the new price goes back in full. */
function surplusStatements(
  { db, now }: BookingScope,
  { booking, quote }: Change,
  total: number,
): Statement[] {
  const surplus = surplusOf(booking, total)
  const { currency, paid } = booking
  const whole = computeRefund(JSON.parse(quote.policy) as RefundPolicy, {
    currency,
    paid: paid - booking.refundOpen,
    total,
    daysBefore: 0,
    supplierFees: 0,
    supplierReturns: 0,
    fee: 0,
    by: 'guest',
  })
  const working = whole.working.filter(({ line }) => line === 'paid' || line === 'surplus')
  const refund = { ...whole, refund: surplus, working }
  return proposeStatements(db, booking, { refund, sendAfter: now, now })
}
