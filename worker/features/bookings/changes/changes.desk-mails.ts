import type { ChangeWish } from '../../../contracts/bookings/guest-requests'
import type { BookingRow } from '../../../db/schema/bookings'
import type { TripRow } from '../../../db/schema/trips'
import { mailToDesk } from '../../../services/bookings/booking-mail'
import { toDesk } from '../../../services/bookings/mailed-trip'
import { bookingScope } from '../../../services/bookings/booking-scope'
import type { GuestRequest } from '../../../services/bookings/guest-access'

/** The mail that tells the company what the guest wants changed. */
export async function askedMails(
  c: GuestRequest,
  { booking, trip }: { booking: BookingRow; trip: TripRow | null },
  { day, party, text }: ChangeWish,
) {
  const scope = bookingScope(c)
  return mailToDesk(scope, booking, {
    template: 'changeAsked',
    ...(await toDesk(scope, booking, trip ?? undefined)),
    wishedDay: day ?? null,
    wishedParty: party ?? null,
    text,
  })
}
