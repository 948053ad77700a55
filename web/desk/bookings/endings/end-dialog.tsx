import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { calgaryDay, isCalendarDay } from '../../../../worker/contracts/calendar'
import { REASON_MAX, type DeskEvent } from '../../../../worker/contracts/desk-bookings'
import { visibleLength } from '../../../../worker/contracts/text-length'
import { ApiError } from '../../../platform/api/api'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { useNow } from '../../../platform/forms/use-now'
import { withFreshLogin } from '../../../platform/session/fresh-login'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { FailureAlert } from '../../../ui/failure-alert'
import { AreaField, Form, TextField } from '../../../ui/field'
import { focusFault } from '../../../ui/focus'
import { SubmitButton } from '../../../ui/submit-button'
import {
  CompanyReasonFields,
  FIRST_REASON,
  lacksWords,
  type CompanyReason,
} from '../../ui/company-reason'
import { refetchDesk } from '../../ui/refetch-desk'
import { useToast } from '../../ui/toasts'
import { EventList } from '../booking-events'
import { bookingQuery, causeEvent, type Booking } from '../bookings.api'
import { CANCELS, END_EVENTS, type EndAct } from './end-acts'
import { EndPreview } from './end-preview'

interface EndDialogProps {
  booking: Booking
  act: EndAct
  isOpen: boolean
  onClose: () => void
}

/** The end of a trip with what goes back, or how it went. What changed since then is shown; what is typed stays. */
export function EndDialog({ isOpen, ...props }: EndDialogProps) {
  const { t } = useTranslation('desk-refunds')
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} title={t(`end.${props.act}.title`)}>
      <EndForm {...props} />
    </Dialog>
  )
}

function EndForm({ booking, act, onClose }: Omit<EndDialogProps, 'isOpen'>) {
  const { t } = useTranslation(['desk-refunds', 'desk-bookings', 'common'])
  const today = calgaryDay(useNow())
  const [day, setDay] = useState(today)
  const [why, setWhy] = useState<CompanyReason>(FIRST_REASON)
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [seenVersion, setSeenVersion] = useState(booking.version)
  const { mutate, isPending, error } = useEnd(booking, act, onClose)
  const news = booking.events.filter(({ seq }) => seq > seenVersion)
  // A trip that took place after all is corrected without a reason.
  const isMissed = act === 'missed' || (act === 'correct' && booking.status === 'completed')
  const isDay = isCalendarDay(day) && day <= today
  const isWrong =
    (act === 'guest' && !isDay) ||
    (act === 'company' && lacksWords(why)) ||
    (isMissed && visibleLength(reason) === 0)
  const send = () => {
    setChecked(true)
    // After the faults are shown.
    if (isWrong) return setTimeout(focusFault)
    setSeenVersion(booking.version)
    const data = {
      ...(act === 'guest' && { day }),
      ...(act === 'company' && why),
      ...(isMissed && { reason }),
    }
    return isPending || mutate({ event: END_EVENTS[act], version: booking.version, data })
  }
  return (
    <Form onSubmit={send}>
      <p>{t(`end.${act}.hint`)}</p>
      {act === 'guest' && (
        <TextField
          type="date"
          label={t('end.day')}
          error={isChecked && !isDay ? t('end.dayFault') : undefined}
          max={today}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      )}
      {act === 'company' && (
        <CompanyReasonFields value={why} onChange={setWhy} isChecked={isChecked} />
      )}
      {isMissed && (
        <AreaField
          label={t('end.reason')}
          error={isChecked && visibleLength(reason) === 0 ? t('reason.fault') : undefined}
          maxLength={REASON_MAX}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {CANCELS.has(act) && (
        <EndPreview
          booking={booking}
          by={act === 'company' ? 'company' : 'guest'}
          day={act === 'guest' && isDay ? day : undefined}
        />
      )}
      <FailureAlert failure={error} />
      {news.length > 0 && (
        <div role="status" className="flex flex-col gap-1">
          <p className="font-semibold">{t('desk-bookings:changed')}</p>
          <EventList events={news} />
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <SubmitButton
          look={CANCELS.has(act) ? 'danger' : 'primary'}
          label={t(`end.${act}.action`)}
          waiting={t('working')}
          isWaiting={isPending}
          disabled={!booking.actions.includes(END_EVENTS[act])}
        />
      </div>
    </Form>
  )
}

function useEnd({ id }: Booking, act: EndAct, onDone: () => void) {
  const { t } = useTranslation('desk-refunds')
  const client = useQueryClient()
  const showToast = useToast()
  const { keyOf, done } = useRequestKey()
  return useMutation({
    mutationFn: (cause: DeskEvent) =>
      withFreshLogin(() => causeEvent(client, id, { cause, requestKey: keyOf(cause) })),
    onSuccess: async () => {
      done()
      onDone()
      showToast({ text: t(`end.${act}.done`) })
      await refetchDesk(client)
    },
    onError: (failure) => {
      if (failure instanceof ApiError) void client.invalidateQueries(bookingQuery(id))
    },
  })
}
