import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import {
  BOOKING_EVENTS,
  type DeskEventName,
} from '../../../../worker/contracts/bookings/booking-events'
import type { DeskEventRequest } from '../../../../worker/contracts/bookings/desk-booking'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { DeskForm, useDeskForm } from '../../../desk/ui/desk-form'
import type { Closable } from '../../../desk/ui/dialog-state'
import { useNow } from '../../../platform/forms/use-now'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { AboutBooking } from '../about-booking'
import { bookingQuery, causeEvent, moneyQuery, type Booking } from '../bookings.api'
import { EventsSince } from '../events/event-list'
import type { ActFields, Circumstances } from './act-inputs'
import { actOf } from './acts'

/** Buttons for those of the acts that the booking allows now, with the dialog of the pressed one. */
export function Acts({ booking, events }: { booking: Booking; events: readonly DeskEventName[] }) {
  const [asked, setAsked] = useState<DeskEventName | null>(null)
  return (
    <>
      {events
        .filter((event) => booking.actions.includes(event))
        .map((event) => (
          <ActButton key={event} booking={booking} event={event} onAsk={setAsked} />
        ))}
      <ActDialog booking={booking} event={asked} onClose={() => setAsked(null)} />
    </>
  )
}

interface ActButtonProps {
  booking: Booking
  event: DeskEventName
  onAsk: (event: DeskEventName) => void
}

function ActButton({ booking, event, onAsk }: ActButtonProps) {
  const words = useActWords(booking)
  const { icon: Icon, opens = 'quiet' } = actOf(event)
  return (
    <Button look={opens} onClick={() => onAsk(event)}>
      <Icon aria-hidden size={18} />
      {words(event).open}
    </Button>
  )
}

interface ActDialogProps extends Closable {
  booking: Booking
  /** Null while it is closed. */
  event: DeskEventName | null
}

export function ActDialog({ booking, event, onClose }: ActDialogProps) {
  const words = useActWords(booking)
  return (
    <Dialog
      isOpen={event !== null}
      onClose={onClose}
      title={event === null ? '' : words(event).title}
    >
      {event && <ActForm booking={booking} event={event} onClose={onClose} />}
    </Dialog>
  )
}

/** The dialog on another screen than the booking's. It opens once the booking is loaded. */
export function LoadedActDialog({ id, ...act }: Omit<ActDialogProps, 'booking'> & { id: number }) {
  const booking = useQuery(bookingQuery(id)).data
  return booking && <ActDialog booking={booking} {...act} />
}

/** The form of an act. It shows what happened since it was opened; typed text is kept. */
function ActForm({
  booking,
  event,
  onClose,
}: Closable & { booking: Booking; event: DeskEventName }) {
  const { t } = useTranslation('desk-bookings')
  const words = useActWords(booking)
  const { form, seenVersion, ...circumstances } = useActForm(booking, event, onClose)
  const { look, parts } = actOf(event)
  return (
    <DeskForm
      form={form}
      after={<EventsSince booking={booking} version={seenVersion} />}
      onCancel={onClose}
      look={look}
      label={words(event).action}
      waiting={t('refunds.working')}
      disabled={!booking.actions.includes(event)}
    >
      <AboutBooking id={booking.id} />
      {parts.map((Part, index) => (
        <Part key={index} event={event} form={form} {...circumstances} />
      ))}
    </DeskForm>
  )
}

const EMPTY = { reason: '', text: '', hours: '24', via: 'phone' } as const

/** The form of an act, with the version of the booking that the admin has seen. */
function useActForm(booking: Booking, event: DeskEventName, onDone: () => void) {
  const { id, version, reference } = booking
  const [seenVersion, setSeenVersion] = useState(version)
  const money = useQuery({ ...moneyQuery(id), enabled: reference !== null }).data
  const today = calgaryDay(useNow())
  const circumstances: Circumstances = { booking, money, today }
  const done = useDoneText(booking, event)
  const form = useDeskForm({
    schema: requestOf(event, circumstances),
    start: { ...EMPTY, day: today, ...actOf(event).start },
    // The API names them as parts of its `data`.
    nameOf: (path) => path.replace(/^data\./, ''),
    call: (client, cause: DeskEventRequest, key) => {
      setSeenVersion(cause.version)
      return causeEvent(client, id, cause, key)
    },
    done: () => done,
    onDone,
  })
  return { form, seenVersion, ...circumstances }
}

/** The request of an event, for the booking as the admin sees it. */
function requestOf(event: DeskEventName, circumstances: Circumstances) {
  const { version } = circumstances.booking
  const input = actOf(event).input?.(circumstances) ?? BOOKING_EVENTS[event].desk.input
  const request = input.transform((data) => ({ event, version, data }))
  // One form has the fields of all acts, and each input reads its own of them.
  return request as unknown as z.ZodType<DeskEventRequest, ActFields>
}

function useDoneText(booking: Booking, event: DeskEventName): string {
  const { t } = useTranslation('desk-bookings')
  const words = useActWords(booking)
  const { email } = booking
  const isUnsent = event === 'link.renew' && email === null
  return isUnsent ? t('acts.link.renew.doneWithoutMail') : words(event).done
}

/** The words of an act. A guest on a waiting list has made no request that could be declined. */
function useActWords({ status, email }: Pick<Booking, 'status' | 'email'>) {
  const { t } = useTranslation('desk-bookings')
  const isWaiting = status === 'waitlisted' || status === 'offered'
  return (event: DeskEventName) =>
    event === 'request.decline' && isWaiting
      ? {
          open: t('acts.waitlist.remove.open'),
          title: t('acts.waitlist.remove.title'),
          action: t('acts.waitlist.remove.action'),
          done: t('acts.waitlist.remove.done'),
        }
      : {
          open: t(`acts.${event}.open`),
          title: t(`acts.${event}.title`),
          action: t(`acts.${event}.action`),
          done: t(`acts.${event}.done`, { email: email ?? '' }),
        }
}
