import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/guest/guest-booking'
import { SheetButton } from '../sheet-button'
import { WishForm } from './wish-form'

/** Requests another day or party for a held or booked trip. */
export function ChangeWish({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('trip')
  if (!booking.actions.includes('change.ask')) return null
  return (
    <SheetButton
      label={t('change.wish.open')}
      title={t('change.wish.title')}
      className="no-print self-start"
    >
      {(close) => <WishForm booking={booking} onDone={close} />}
    </SheetButton>
  )
}
