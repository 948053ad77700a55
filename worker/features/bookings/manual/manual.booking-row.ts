import type { BookingRow } from '../../../db/schema/bookings'
import type { MemberScope } from '../../../http/context'
import { NEW_BOOKING } from '../../../services/bookings/booking-mail'
import { BLANK_BOOKING } from '../blank-booking'
import type { NewRow } from './manual.rows'

/** The booking as its mails need it, before the row exists. */
export function bookingRow(
  { var: { now } }: MemberScope,
  row: NewRow,
  columns: Partial<BookingRow>,
): BookingRow {
  return {
    ...BLANK_BOOKING,
    id: NEW_BOOKING,
    status: '',
    version: 0,
    tripId: null,
    userId: null,
    awaitsSince: null,
    createdAt: now,
    updatedAt: now,
    requestKey: null,
    requestHash: null,
    ...row,
    ...columns,
  }
}
