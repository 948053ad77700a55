import { useTranslation } from 'react-i18next'
import type { LateMoneyRow } from '../../../../worker/contracts/bookings/late-money'
import { Dialog } from '../../../ui/dialog'
import { AboutBooking } from '../about-booking'
import { WriteForm } from '../../../desk/ui/write-form'
import { useBookingEvent } from '../events/use-booking-event'

interface ReviveProps {
  late: Pick<LateMoneyRow, 'id' | 'version' | 'stays' | 'deposit'>
  onClose: () => void
}

/** Holds the date again, if seats and days are free. Money that covers the deposit confirms it. */
export function ReviveDialog({ late, onClose }: ReviveProps) {
  const { t } = useTranslation('desk-bookings')
  const { id, version, stays, deposit } = late
  const write = useBookingEvent(late, { done: t('refunds.revive.done'), onDone: onClose })
  const revive = () => write.isPending || write.mutate({ event: 'revive', version, data: {} })
  return (
    <Dialog isOpen onClose={onClose} title={t('refunds.revive.title')}>
      <WriteForm
        write={write}
        onSubmit={revive}
        onCancel={onClose}
        look="primary"
        label={t('refunds.act.revive')}
        waiting={t('refunds.working')}
      >
        <AboutBooking id={id} />
        <p>
          {t(stays.amount >= deposit.amount ? 'refunds.revive.confirms' : 'refunds.revive.holds')}
        </p>
      </WriteForm>
    </Dialog>
  )
}
