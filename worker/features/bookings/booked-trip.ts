import type { PickupKind } from '../../contracts/booking-limits'
import type { Lang } from '../../contracts/languages'
import type { BookingRow } from '../../db/schema/bookings'
import { nameIn } from '../../db/tour-names'

type Named = Pick<
  BookingRow,
  'pid' | 'wishDay' | 'flexDays' | 'party' | 'children' | 'pickupKind' | 'tourId'
>

/** What a mail in `lang` names of a booking that has no date yet. */
export function requestedTrip(
  booking: Named,
  names: readonly { lang: Lang; name: string }[],
  lang: Lang,
) {
  return {
    pid: booking.pid,
    tourName: booking.tourId === null ? null : nameIn(names, lang),
    startDay: booking.wishDay,
    flexDays: booking.flexDays,
    party: { adults: booking.party - booking.children, children: booking.children },
    pickup: booking.pickupKind as PickupKind,
  }
}
