import type { BookingRow } from '../../db/schema/bookings'
import type { AppEnv } from '../../http/context'
import type { GuestScope } from './guest-link'

/** The guest of a request: the booking and what the sender may do with it. */
export interface Guest {
  booking: BookingRow
  scope: GuestScope
}

/** The context that `requireGuest` gives to handlers. */
export interface GuestEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { guest: Guest }
}
