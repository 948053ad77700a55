import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REASON_MAX } from '../../../../worker/contracts/desk-booking'
import type { DeskMoney } from '../../../../worker/contracts/payments'
import { visibleLength } from '../../../../worker/contracts/text-length'
import { Dialog } from '../../../ui/dialog'
import { AreaField } from '../../../ui/field'
import { AboutBooking } from '../about-booking'
import { WriteForm } from '../../ui/write-form'
import type { Booking } from '../bookings.api'
import { useBookingEvent } from '../events/use-booking-event'
import { useChecked } from '../../ui/use-checked'
import { Shortfall, shortfallOf } from './shortfall'

interface WaiveProps {
  booking: Booking
  money: DeskMoney
  isOpen: boolean
  onClose: () => void
}

/** Confirms a held trip whose deposit has not come in full, with a reason. */
export function WaiveDialog({ isOpen, ...props }: WaiveProps) {
  const { t } = useTranslation('desk-payments')
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} title={t('waive.title')}>
      <WaiveForm {...props} />
    </Dialog>
  )
}

function WaiveForm({ booking, money, onClose }: Omit<WaiveProps, 'isOpen'>) {
  const { t } = useTranslation('desk-payments')
  const [reason, setReason] = useState('')
  const { isChecked, passes } = useChecked()
  const write = useBookingEvent(booking, {
    done: t('waive.done'),
    onDone: onClose,
  })
  const { missing, isShort } = shortfallOf(money)
  const lacksReason = missing.amount > 0 && visibleLength(reason) === 0
  const send = () => {
    const data = { reason, ...(!isShort && { withoutDeposit: true }) }
    if (passes(!lacksReason) && !write.isPending)
      write.mutate({ event: 'deposit.cover', version: booking.version, data })
  }
  return (
    <WriteForm
      write={write}
      onSubmit={send}
      onCancel={onClose}
      look="primary"
      label={t('waive.action')}
      waiting={t('waive.working')}
      disabled={!booking.actions.includes('deposit.cover')}
    >
      <AboutBooking id={booking.id} />
      <Shortfall money={money} />
      <AreaField
        label={t('waive.reason')}
        hint={t('waive.reasonHint')}
        error={isChecked && lacksReason ? t('waive.fault') : undefined}
        maxLength={REASON_MAX}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </WriteForm>
  )
}
