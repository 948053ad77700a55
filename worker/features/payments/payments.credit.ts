import type { BookingStatus } from '../../contracts/bookings/booking-states'
import type { NewPayment } from '../../contracts/payments/payments'
import type { BookingRow } from '../../db/schema/bookings'

/** A payment and what it makes of its booking, which was as `before`. */
export interface Credit {
  before: BookingRow & { status: BookingStatus }
  payment: NewPayment
  /** Of the booking, with this payment. */
  paid: number
  /** Whether it covers the deposit of a held date. */
  isCovered: boolean
}
