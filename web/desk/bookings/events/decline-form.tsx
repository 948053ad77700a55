import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { visibleLength } from '../../../../worker/contracts/text/text-length'
import type { Booking } from '../bookings.api'
import { DeclineReason } from './decline-reason'
import { EventForm } from './event-form'
import { useEventForm } from './use-event-form'
import type { Ends } from './use-booking-event'

interface DeclineFormProps {
  booking: Booking
  onClose: () => void
}

/** Declines a request with a reason in the guest's language. */
export function DeclineForm({ booking, onClose }: DeclineFormProps) {
  const { t } = useTranslation(['desk-bookings', 'inbox'])
  const place = useRef<HTMLDivElement>(null)
  const focusReason = () => place.current?.querySelector('textarea')?.focus()
  const { form, submit, field } = useDecline(booking, { onDone: onClose, onFault: focusReason })
  return (
    <div ref={place} className="flex flex-col gap-4">
      <EventForm
        form={form}
        onSubmit={submit}
        onCancel={onClose}
        look="danger"
        label={t('decline.action')}
        waiting={t('inbox:sending')}
      >
        <DeclineReason booking={booking} {...field} />
      </EventForm>
    </div>
  )
}

function useDecline(booking: Booking, ends: Omit<Ends, 'done'>) {
  const { t } = useTranslation('desk-bookings')
  const [reason, setReason] = useState('')
  const form = useEventForm(booking, 'request.decline', { done: t('decline.done'), ...ends })
  const isEmpty = visibleLength(reason) === 0
  const field = { reason, isWrong: form.isChecked && isEmpty, onChange: setReason }
  return { form, field, submit: () => form.send(isEmpty ? null : { reason }) }
}
