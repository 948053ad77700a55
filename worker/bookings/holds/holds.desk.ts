import { lapseAt as endOfHold } from '../../contracts/bookings/booking-deadlines'
import { nextHoldTimer } from '../../contracts/bookings/booking-timers'
import type { PayMethod } from '../../contracts/bookings/pay-methods'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { HOUR_MS } from '../../contracts/dates/durations'
import type { BookingRow } from '../../db/schema/bookings'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readSettings } from '../../services/settings/settings'
import type { Cause } from '../data/booking-events'
import { changeBooking } from '../data/booking-row'
import { readState } from '../data/booking-state'
import { endHoldStatements } from '../data/ending'
import { takeStatements } from '../data/held-seats'
import { dueDeposit } from '../data/money'
import { dropProposals, returnSurplus } from '../data/refund-proposals'
import { seatsChangedStatements } from '../days/seats-changed'
import { bookingScope, mailToGuest } from '../mails/booking-mail'
import { releasedMails, beginHold, columnsByStaff } from './holds'

/** Frees seats and days and proposes a refund of the amount paid. */
export const releaseHold: Cause<'hold.release'> = async (c, { booking }, { reason }) => {
  const { db, now } = c.var
  return {
    statements: endHoldStatements(db, booking, now),
    mails: await releasedMails(bookingScope(c), booking, { by: 'company', reason }),
    data: { reason },
  }
}

/** Moves the deadline of the deposit, which stays before the start of the trip. */
export const extendHold: Cause<'hold.extend'> = async (c, { booking }, { hours }) => {
  const columns = await extendedDeadlines(c, booking, hours)
  const { payBy } = columns
  const letter = { template: 'holdExtended', due: dueDeposit(booking), payBy } as const
  return {
    statements: [changeBooking(c.var.db, booking.id, columns)],
    mails: await mailToGuest(bookingScope(c), booking, letter),
    data: { payBy },
  }
}

/** @throws AppError NotPossibleNow, TooLate */
async function extendedDeadlines(c: MemberScope, booking: BookingRow, hours: number) {
  const { db, now } = c.var
  const { trip } = await readState(db, booking)
  const { bookings: settings } = await readSettings(c.env, db)
  if (!trip || booking.payBy === null) throw new AppError('NotPossibleNow')
  const payBy = Math.max(booking.payBy, now) + hours * HOUR_MS
  if (payBy >= trip.startsAt) throw new AppError('TooLate')
  const lapseAt = Math.max(payBy, endOfHold(payBy, trip, settings))
  const timers = { heldAt: now, payBy, lapseAt, lang: booking.lang }
  return { payBy, lapseAt, nextDueAt: nextHoldTimer(timers, now) }
}

/** Begins an ended hold again with the accepted quote, if seats and days are still free. */
export const reviveHold: Cause<'revive'> = async (c, { booking }) => {
  const { db, now, member } = c.var
  const { id, tourId } = booking
  const { quote, columns } = await revivedTerms(c, booking)
  const { tripId, statements } = takeStatements(db, { ...quote, bookingId: id, tourId, now })
  const by = { actor: 'staff', actorId: member.userId } as const
  const held = { ...booking, ...columns }
  const begun = await beginHold(bookingScope(c), held, { quote, tripId, by })
  return {
    statements: [
      ...statements,
      changeBooking(db, id, { ...columns, tripId }),
      dropProposals(db, id),
      ...seatsChangedStatements(db, tourId, now),
    ],
    mails: begun.mails,
    after: [...begun.after, ...returnSurplus(db, id, now)],
    data: { quote: quote.number },
  }
}

/** The accepted quote with the booking's new columns. @throws AppError NotPossibleNow once its first day is over */
async function revivedTerms(c: MemberScope, booking: BookingRow) {
  const { db, now } = c.var
  const { acceptedQuote: quote } = await readState(db, booking)
  if (!quote || quote.startDay < calgaryDay(now)) throw new AppError('NotPossibleNow')
  const { bookings: settings } = await readSettings(c.env, db)
  const { currency } = booking
  const method = booking.payMethod as PayMethod | null
  return { quote, columns: columnsByStaff(now, quote, { currency, method }, settings) }
}
