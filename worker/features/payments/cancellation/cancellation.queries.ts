import { mayCause, type BookingEvent } from '../../../contracts/bookings/booking-states'
import { AppError } from '../../../http/errors'
import { factsOf } from '../../../services/bookings/booking-facts'
import { readState, type BookingState } from '../../../services/bookings/booking-state'
import type { Ending } from '../../../services/bookings/ending'
import type { GuestRequest } from '../../../services/bookings/guest-access'

export interface Ended extends Ending {
  event: 'cancel.guest' | 'hold.release'
  state: BookingState
}

/** What ends if the guest cancels now. @throws AppError NotPossibleNow */
export async function readEnding(c: GuestRequest): Promise<Ended> {
  const { db, guest, now } = c.var
  const { booking } = guest
  const state = await readState(db, booking)
  const facts = factsOf(booking, state)
  const isHold = booking.status === 'on_hold'
  const event = (isHold ? 'hold.release' : 'cancel.guest') satisfies BookingEvent
  if (booking.status === '' || !state.trip || !mayCause(event, 'guest', facts, now))
    throw new AppError('NotPossibleNow')
  const { startDay } = state.trip
  return { booking, startDay, at: now, by: isHold ? 'hold' : 'guest', event, state }
}
