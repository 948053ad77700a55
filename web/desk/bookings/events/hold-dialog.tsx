import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog'
import type { Booking } from '../bookings.api'
import { EventForm } from './event-form'
import { HOLD_EVENTS, holdDataOf, type HoldAct } from './hold-acts'
import { HoldTimes, HoursField, ReleaseField } from './hold-fields'
import { useEventForm } from './use-event-form'

interface HoldDialogProps {
  booking: Booking
  act: HoldAct
  isOpen: boolean
  onClose: () => void
}

/** More time for the deposit, the end of a hold, or its return. */
export function HoldDialog({ isOpen, ...props }: HoldDialogProps) {
  const { t } = useTranslation('desk-quotes')
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} title={t(`hold.${props.act}.title`)}>
      <HoldForm {...props} />
    </Dialog>
  )
}

function HoldForm({ booking, act, onClose }: Omit<HoldDialogProps, 'isOpen'>) {
  const { t } = useTranslation('desk-quotes')
  const [hours, setHours] = useState('24')
  const [reason, setReason] = useState('')
  const form = useEventForm(booking, HOLD_EVENTS[act], {
    done: t(`hold.${act}.done`),
    onDone: onClose,
  })
  const data = holdDataOf(act, { hours, reason })
  const isWrong = form.isChecked && data === null
  return (
    <EventForm
      form={form}
      onSubmit={() => form.send(data)}
      onCancel={onClose}
      look={act === 'release' ? 'danger' : 'primary'}
      label={t(`hold.${act}.action`)}
      waiting={t('hold.working')}
    >
      {act === 'extend' && (
        <>
          <HoldTimes booking={booking} hours={data?.hours ?? 0} />
          <HoursField value={hours} isWrong={isWrong} onType={setHours} />
        </>
      )}
      {act === 'release' && (
        <ReleaseField booking={booking} value={reason} isWrong={isWrong} onType={setReason} />
      )}
      {act === 'revive' && <p>{t('hold.revive.hint')}</p>}
    </EventForm>
  )
}
