import type { Statement } from '../../../db/db'
import { quotes, bookings, type QuoteRow } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import {
  bookingOf,
  auditOfBooking,
  staffEvent,
  unborn,
} from '../../../services/bookings/booking-events'
import type { ManualBooking } from '../../../contracts/bookings/manual-booking'
import { keyColumns, type RequestKey } from '../../../http/idempotency'
import type { NewRow, Further } from './manual.rows'

/** Inserts the quote, in the batch that inserts the booking. */
export function quoteStatement(
  { var: { db } }: MemberScope,
  { pid }: NewRow,
  { id: _id, ...quote }: QuoteRow,
  status: 'open' | 'accepted',
): Statement {
  return db.insert(quotes).values({ ...quote, status, bookingId: bookingOf(pid) })
}

export interface Manual {
  wanted: ManualBooking
  row: NewRow
  key: RequestKey | null
  further: Further
}

/** Inserts the booking with everything that belongs to it. The first statement returns the id. */
export function manualStatements(
  c: MemberScope,
  { wanted, row, key, further }: Manual,
): Statement[] {
  const { db, now } = c.var
  const { source, status, reason } = wanted
  const inserted = {
    ...row,
    ...further.columns,
    createdAt: now,
    updatedAt: now,
    ...keyColumns(key),
  }
  return [
    db.insert(bookings).values(inserted).returning({ id: bookings.id }),
    ...further.statements,
    staffEvent(c.var, unborn(row.pid), {
      event: 'manual.create',
      to: status,
      data: { source, ...(reason && { reason }) },
    }),
    auditOfBooking(c, row.pid, 'booking.create', `${source} ${status}`),
  ]
}
