import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../bookings.api'
import { EventForm } from './event-form'
import { HOLD_EVENTS, holdDataOf, type HoldAct, type HoldFields } from './hold-acts'
import { HoldQuestion } from './hold-question'
import { useEventForm } from './use-event-form'

interface HoldFormProps {
  booking: Booking
  act: HoldAct
  onClose: () => void
}

/** Extends, releases or revives a hold. */
export function HoldForm({ booking, act, onClose }: HoldFormProps) {
  const { t } = useTranslation('desk-quotes')
  const [fields, setFields] = useState<HoldFields>({ hours: '24', reason: '' })
  const done = t(`hold.${act}.done`)
  const form = useEventForm(booking, HOLD_EVENTS[act], { done, onDone: onClose })
  const data = holdDataOf(act, fields)
  const question = { booking, fields, data, isWrong: form.isChecked && data === null }
  return (
    <EventForm
      form={form}
      onSubmit={() => form.send(data)}
      onCancel={onClose}
      look={act === 'release' ? 'danger' : 'primary'}
      label={t(`hold.${act}.action`)}
      waiting={t('hold.working')}
    >
      <HoldQuestion act={act} {...question} onChange={setFields} />
    </EventForm>
  )
}
