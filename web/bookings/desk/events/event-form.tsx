import type { ComponentProps, ReactNode } from 'react'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form } from '../../../ui/field'
import { DialogButtons } from '../../../desk/ui/dialog-buttons'
import { AboutBooking } from '../about-booking'
import { EventsSince } from './event-list'
import type { useEventForm } from './use-booking-event'

type Buttons = Pick<ComponentProps<typeof DialogButtons>, 'onCancel' | 'look' | 'label' | 'waiting'>

interface EventFormProps extends Buttons {
  form: ReturnType<typeof useEventForm>
  onSubmit: () => void
  children: ReactNode
}

/** An event's form in its dialog. Shows changes since it was opened; typed text is kept. */
export function EventForm({ form, onSubmit, children, ...buttons }: EventFormProps) {
  const { booking, event, seenVersion, isPending, error } = form
  return (
    <Form onSubmit={onSubmit}>
      <AboutBooking id={booking.id} />
      {children}
      <FailureAlert failure={error} />
      <EventsSince booking={booking} version={seenVersion} />
      <DialogButtons
        {...buttons}
        isWaiting={isPending}
        disabled={!booking.actions.includes(event)}
      />
    </Form>
  )
}
