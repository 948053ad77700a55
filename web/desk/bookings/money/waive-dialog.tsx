import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REASON_MAX } from '../../../../worker/contracts/desk-events'
import type { DeskMoney } from '../../../../worker/contracts/desk-money'
import { visibleLength } from '../../../../worker/contracts/text-length'
import { Dialog } from '../../../ui/dialog'
import { AreaField } from '../../../ui/field'
import type { Booking } from '../bookings.api'
import { EventForm } from '../events/event-form'
import { useEventForm } from '../events/use-event-form'
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
  const form = useEventForm(booking, 'deposit.cover', { done: t('waive.done'), onDone: onClose })
  const { missing, isShort } = shortfallOf(money)
  const lacksReason = missing.amount > 0 && visibleLength(reason) === 0
  const data = { reason, ...(!isShort && { withoutDeposit: true }) }
  return (
    <EventForm
      form={form}
      onSubmit={() => form.send(lacksReason ? null : data)}
      onCancel={onClose}
      look="primary"
      label={t('waive.action')}
      waiting={t('waive.working')}
    >
      <Shortfall money={money} />
      <AreaField
        label={t('waive.reason')}
        hint={t('waive.reasonHint')}
        error={form.isChecked && lacksReason ? t('waive.fault') : undefined}
        maxLength={REASON_MAX}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </EventForm>
  )
}
