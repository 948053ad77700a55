import type { BookingStatus } from '../../contracts/bookings/booking-states'
import type { NewPayment } from '../../contracts/payments/payments'
import type { BookingRow } from '../../db/schema/bookings'

/** A payment and its effect on the booking, which was as in `before`. */
export interface Credit {
  before: BookingRow & { status: BookingStatus }
  payment: NewPayment
  /** The booking's sum with this payment. */
  paid: number
  /** Whether it covers the deposit of a held date. */
  isCovered: boolean
}
