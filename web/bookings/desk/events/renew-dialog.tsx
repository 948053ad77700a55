import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/dialog'
import type { Openable } from '../../../desk/ui/dialog-state'
import { AboutBooking } from '../about-booking'
import type { Booking } from '../bookings.api'
import { useConfirmedEvent } from './use-booking-event'

/** Gives the guest a new link; the old one is revoked. */
export function RenewDialog({ booking, isOpen, onClose }: Openable & { booking: Booking }) {
  const { t } = useTranslation('desk-bookings')
  const cause = useConfirmedEvent(booking)
  const { id, email } = booking
  const mailed = { email: email ?? '' }
  const done = t(email === null ? 'renew.doneWithoutMail' : 'renew.done', mailed)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('renew.title')}
      action={t('renew.action')}
      onConfirm={() => void cause({ event: 'link.renew', data: {} }, done)}
    >
      <AboutBooking id={id} />
      <p>{t(email === null ? 'renew.hintWithoutMail' : 'renew.hint', mailed)}</p>
    </ConfirmDialog>
  )
}
