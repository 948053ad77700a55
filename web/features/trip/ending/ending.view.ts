import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'

/** Why a cancellation returns nothing: nothing was paid, or the terms keep it. */
export function nothingBack({ money }: Pick<GuestBooking, 'money'>) {
  return money && money.received.amount > 0 ? 'ending.nothing' : 'cancel.nothingPaid'
}
