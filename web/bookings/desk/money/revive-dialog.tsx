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
  const { t } = useTranslation('desk-refunds')
  const { id, version, stays, deposit } = late
  const write = useBookingEvent(late, { done: t('revive.done'), onDone: onClose })
  const revive = () => write.isPending || write.mutate({ event: 'revive', version, data: {} })
  return (
    <Dialog isOpen onClose={onClose} title={t('revive.title')}>
      <WriteForm
        write={write}
        onSubmit={revive}
        onCancel={onClose}
        look="primary"
        label={t('act.revive')}
        waiting={t('working')}
      >
        <AboutBooking id={id} />
        <p>{t(stays.amount >= deposit.amount ? 'revive.confirms' : 'revive.holds')}</p>
      </WriteForm>
    </Dialog>
  )
}
