import { useTranslation } from 'react-i18next'
import type { LateMoneyRow } from '../../../worker/contracts/refunds-desk'
import { Dialog } from '../../ui/dialog'
import { FailureAlert } from '../../ui/failure-alert'
import { Form } from '../../ui/field'
import { AboutBooking } from '../bookings/about-booking'
import { DialogButtons } from '../ui/dialog-buttons'
import { useBookingEvent } from '../bookings/events/use-booking-event'

interface ReviveProps {
  late: Pick<LateMoneyRow, 'id' | 'version' | 'paid' | 'deposit'>
  onClose: () => void
}

/** The date is held again, if seats and days are free; money that covers the deposit confirms it. */
export function ReviveDialog({ late, onClose }: ReviveProps) {
  const { t } = useTranslation('desk-refunds')
  const { mutate, isPending, error } = useBookingEvent(late, {
    done: t('revive.done'),
    onDone: onClose,
  })
  const isCovered = late.paid.amount >= late.deposit.amount
  return (
    <Dialog isOpen onClose={onClose} title={t('revive.title')}>
      <Form
        onSubmit={() => isPending || mutate({ event: 'revive', version: late.version, data: {} })}
      >
        <AboutBooking id={late.id} />
        <p>{t(isCovered ? 'revive.confirms' : 'revive.holds')}</p>
        <FailureAlert failure={error} />
        <DialogButtons
          onCancel={onClose}
          look="primary"
          label={t('act.revive')}
          waiting={t('working')}
          isWaiting={isPending}
        />
      </Form>
    </Dialog>
  )
}
