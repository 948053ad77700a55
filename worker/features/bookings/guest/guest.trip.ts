import { addDays } from '../../../contracts/dates/calendar'
import type { GuestBooking } from '../../../contracts/guest/guest-booking'
import { imageUrl } from '../../../contracts/media/image-address'
import type { BookingRow } from '../../../db/schema/bookings'
import { nameIn } from '../../../db/tour-names'
import type { GuestFacts } from './guest.queries'

/** The tour in the guest's language. */
export function toTour(
  { lang }: BookingRow,
  { tour, tourNames }: GuestFacts,
): GuestBooking['tour'] {
  if (!tour) return null
  const { id, mainImageKey } = tour
  return {
    id,
    name: nameIn(tourNames, lang) ?? '',
    imageUrl: mainImageKey === null ? null : imageUrl(mainImageKey),
  }
}

/** The days of the trip, otherwise the days that the guest asked for, YYYY-MM-DD. */
export function toTrip({ wishDay, flexDays }: BookingRow, { tour, trip }: GuestFacts) {
  const lastWished = wishDay && addDays(wishDay, Math.max(1, tour?.tripDays ?? 1) - 1)
  return {
    startDay: trip?.startDay ?? wishDay,
    endDay: trip?.endDay ?? lastWished,
    flexDays,
    isDeparture: trip?.kind === 'departure',
  }
}
