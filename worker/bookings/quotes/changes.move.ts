import type { SQL } from 'drizzle-orm'
import type { DeadlineSettings } from '../../contracts/bookings/booking-deadlines'
import { surplusOf } from '../../contracts/bookings/booking-sums'
import type { Statement } from '../../db/db'
import type { BookingRow } from '../../db/schema/bookings'
import { AppError } from '../../http/errors'
import type { MailStatements } from '../../services/mail/outbox'
import { readSettings } from '../../services/settings/settings'
import { assignStatements } from '../data/assignments'
import type { Cause } from '../data/booking-events'
import { changeBooking } from '../data/booking-row'
import { type BookingState, readState } from '../data/booking-state'
import { moveStatements } from '../data/held-seats'
import { isCovered, missingOf, moneyOf } from '../data/money'
import { assertOpen, endQuotes, endQuote } from '../data/open-quote'
import { dropProposals, returnSurplus } from '../data/refund-proposals'
import { seatsChangedStatements } from '../days/seats-changed'
import { confirmHold, depositToPay } from '../holds/holds'
import { clearLapsedHolds } from '../holds/holds.lapse'
import { mailToDesk, mailToGuest, type BookingScope, bookingScope } from '../mails/booking-mail'
import type { Happening } from '../mails/happening'
import { changeData, changedColumns, type Change, changeEvents, askedSince } from './changes'

/** An agreed change: who agreed, and the current deadline settings. */
interface Agreed {
  booking: BookingRow
  state: BookingState
  by: 'guest' | 'staff'
  settings: DeadlineSettings
}

type Moved = Happening & { after: Statement[]; tourIds: (number | null)[]; data: object }

/**
 * Everything that an agreed change writes, except its event. The statements in `after` run after the event: they
 * confirm a hold whose deposit is now covered.
 */
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

/** A lower price can lower the deposit, which the payments for the hold may then cover. */
async function confirmChanged(
  scope: BookingScope,
  { booking, quote }: Change,
  { columns, tripId }: Agreement,
) {
  const isPaid = booking.status === 'on_hold' && isCovered(booking, columns.deposit)
  if (!isPaid) return { after: [], mails: [] }
  return confirmHold(scope, { ...booking, ...columns }, { quote, tripId, by: { actor: 'system' } })
}

/** Tells the guest about the new terms, and also the company if the guest agreed on the page. */
async function changedMails(
  scope: BookingScope,
  { booking, trip, quote }: Change,
  { columns, by }: { columns: ReturnType<typeof changedColumns>; by: 'guest' | 'staff' },
): Promise<MailStatements[]> {
  const changed: BookingRow = { ...booking, ...columns }
  const { total, balanceBy, payBy, policyDay } = columns
  const money = (amount: number) => (amount === 0 ? null : moneyOf(booking, amount))
  const { startDay, endDay } = trip
  const about = {
    before: { startDay, endDay, party: booking.party },
    difference: money(total - booking.total),
  }
  const isHold = booking.status === 'on_hold'
  const rest = isHold ? 0 : missingOf(booking, total)
  const isOpen = isHold && !isCovered(booking, columns.deposit)
  const letter = {
    template: 'tripChanged',
    ...about,
    total: moneyOf(booking, total),
    balance: money(rest),
    balanceBy,
    hold: isOpen && payBy !== null ? depositToPay({ ...changed, payBy }) : null,
    surplus: money(surplusOf(changed)),
    policyDay,
  } as const
  const isInCalendar = booking.status === 'confirmed'
  const calendar = { method: 'REQUEST', sequence: columns.icsSequence } as const
  const toWriter = await mailToGuest(scope, changed, letter, quote, isInCalendar ? calendar : null)
  if (by === 'staff') return toWriter
  const forDesk = { template: 'tripChangedForDesk', ...about } as const
  return [...toWriter, ...(await mailToDesk(scope, changed, forDesk, quote))]
}

interface Agreement {
  columns: ReturnType<typeof changedColumns>
  tripId: SQL<number>
}

/** Marks the new quote as accepted and gives the booking its values. */
function agreedStatements(
  scope: BookingScope,
  change: Change,
  { columns, tripId }: Agreement,
): Statement[] {
  const { db, now } = scope
  const { booking, quote } = change
  const { id, tourId, lang, status } = booking
  return [
    endQuotes(db, id, { from: 'accepted', to: 'superseded' }),
    endQuote(db, quote.id, 'accepted'),
    changeBooking(db, id, { ...columns, tripId }),
    ...(status === 'confirmed' ? assignStatements(db, { tripId, lang }) : []),
    dropProposals(db, id),
    ...returnSurplus(db, id, now),
    ...seatsChangedStatements(db, tourId, now),
  ]
}

/**
 * An admin records that the guest agreed to the change, but not on the page; `via` is the channel.
 * @throws AppError as `acceptChange`
 */
export const agreeForGuest: Cause<'change.accept'> = async (c, { booking }, { via }) => {
  const { db } = c.var
  const { bookings: settings } = await readSettings(c.env, db)
  const state = await readState(db, booking)
  const moved = await changed(bookingScope(c), { booking, state, by: 'staff', settings })
  return {
    statements: moved.statements,
    after: moved.after,
    mails: moved.mails,
    data: { ...moved.data, via },
  }
}
