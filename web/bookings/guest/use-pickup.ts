import { useTranslation } from 'react-i18next'
import { pickupText } from '../../../worker/contracts/bookings/booking-limits'
import type { GuestBooking } from '../../../worker/contracts/bookings/guest-booking'

/** The pickup place with the guest's own text about it. */
export function usePickup(pickup: GuestBooking['pickup']): string {
  const { t } = useTranslation('trip')
  return pickupText(pickup, (kind) => t(`pickup.${kind}`))
}
