import { eq } from 'drizzle-orm'
import type { ManualBooking } from '../../../contracts/bookings/manual-booking'
import type { Statement } from '../../../db/db'
import { bookings, type QuoteRow } from '../../../db/schema/bookings'
import { payments } from '../../../db/schema/payments'
import type { MemberScope } from '../../../http/context'
import { assignStatements } from '../../../services/bookings/assignments'
import { bookingOf } from '../../../services/bookings/event-statement'
import { takeStatements } from '../../../services/bookings/held-seats'
import { seatsChangedStatements } from '../../../services/trips/seats-changed'
import type { NewRow } from './manual.rows'
import { quoteStatement } from './manual.statements'

/** The columns of a new booking with its first quote. */
export interface Written {
  row: NewRow
  quote: QuoteRow
}

/** Takes the seats of a held date and adds the quote, the money and a guide. */
export function heldStatements(
  c: MemberScope,
  { status, method, payment, reason = '' }: ManualBooking,
  { row, quote }: Written,
): Statement[] {
  const { db, now } = c.var
  const { pid, tourId, lang } = row
  const { tripId, statements } = takeStatements(db, {
    ...quote,
    bookingId: bookingOf(pid),
    tourId,
    now,
  })
  return [
    ...statements,
    quoteStatement(c, row, quote, 'accepted'),
    db.update(bookings).set({ tripId }).where(eq(bookings.pid, pid)),
    ...(payment ? [ledgerStatement(c, row, { ...payment, method, reason })] : []),
    ...(status === 'confirmed' ? assignStatements(db, { tripId, lang }) : []),
    ...seatsChangedStatements(db, tourId, now),
  ]
}

function ledgerStatement(
  { var: { db, now, member } }: MemberScope,
  { pid }: NewRow,
  { amount, day, method, reason }: { amount: number; day: string; method: string; reason: string },
): Statement {
  return db.insert(payments).values({
    bookingId: bookingOf(pid),
    kind: 'receipt',
    amount,
    valueDay: day,
    method: method as 'etransfer',
    byUser: member.userId,
    reason,
    at: now,
  })
}
