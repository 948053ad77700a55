import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Quote } from '../../../../worker/contracts/bookings/quotes'
import { sumsIn } from '../quote/quote.view'

/** Splits an opened booking into the booking that holds and the change that is offered. */
export function withoutOffer(opened: GuestBooking) {
  const { quote, booked } = opened
  if (!quote || !booked) return { booking: opened, offer: null }
  return { booking: { ...opened, quote: booked }, offer: quote }
}

export function partySize({ party }: Pick<GuestBooking, 'party'>): number {
  return party.adults + party.children
}

/** The cost of a change, in the currency of the booking: cents or whole won. */
export interface ChangeSums {
  currency: 'CAD' | 'KRW'
  before: number
  after: number
  difference: number
  /** Paid beyond the new price. */
  surplus: number
}

export function changeSums({ money }: Pick<GuestBooking, 'money'>, offer: Quote): ChangeSums {
  const currency = money?.total.currency ?? 'CAD'
  const before = money?.total.amount ?? 0
  const after = sumsIn(offer, currency).total.amount
  const surplus = Math.max(0, (money?.received.amount ?? 0) - after)
  return { currency, before, after, difference: after - before, surplus }
}
