import type { PickupKind } from '../../contracts/bookings/booking-limits'
import type { Lang } from '../../contracts/languages'
import type { BookingRow } from '../../db/schema/bookings'
import { nameIn } from '../../db/tour-names'

type Wished = Pick<
  BookingRow,
  'pid' | 'wishDay' | 'flexDays' | 'party' | 'children' | 'pickupKind' | 'tourId'
>

/** The booking values that every mail in `lang` names, with the days that the guest asked for. */
export function wishedTrip(
  booking: Wished,
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
