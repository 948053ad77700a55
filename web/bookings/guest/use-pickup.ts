import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../worker/contracts/bookings/guest-booking'

/** The pickup place with the guest's own text about it. */
export function usePickup({ kind, text }: GuestBooking['pickup']): string {
  const { t } = useTranslation('trip')
  return [t(`pickup.${kind}`), text].filter(Boolean).join(' · ')
}
