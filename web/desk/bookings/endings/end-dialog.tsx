import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { calgaryDay, isCalendarDay } from '../../../../worker/contracts/calendar'
import { REASON_MAX } from '../../../../worker/contracts/desk-booking'
import { visibleLength } from '../../../../worker/contracts/text-length'
import { useNow } from '../../../platform/forms/use-now'
import { Dialog } from '../../../ui/dialog'
import { FailureAlert } from '../../../ui/failure-alert'
import { AreaField, Form, TextField } from '../../../ui/field'
import { focusFault } from '../../../ui/focus'
import {
  CompanyReasonFields,
  FIRST_REASON,
  lacksWords,
  type CompanyReason,
} from '../../ui/company-reason'
import { DialogButtons } from '../../ui/dialog-buttons'
import { AboutBooking } from '../about-booking'
import { EventsSince } from '../booking-events'
import type { Booking } from '../bookings.api'
import { useBookingEvent } from '../use-booking-event'
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
  const { t } = useTranslation(['desk-refunds', 'desk-next'])
  const today = calgaryDay(useNow())
  const [day, setDay] = useState(today)
  const [why, setWhy] = useState<CompanyReason>(FIRST_REASON)
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [seenVersion, setSeenVersion] = useState(booking.version)
  const { mutate, isPending, error } = useBookingEvent(booking, {
    done: t(`end.${act}.done`),
    onDone: onClose,
  })
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
      <AboutBooking id={booking.id} />
      <p>
        {act === 'correct'
          ? t(booking.status === 'no_show' ? 'desk-next:came' : 'desk-next:missed')
          : t(`end.${act}.hint`)}
      </p>
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
      <EventsSince booking={booking} version={seenVersion} />
      <DialogButtons
        onCancel={onClose}
        look={CANCELS.has(act) || act === 'missed' ? 'danger' : 'primary'}
        label={t(`end.${act}.action`)}
        waiting={t('working')}
        isWaiting={isPending}
        disabled={!booking.actions.includes(END_EVENTS[act])}
      />
    </Form>
  )
}
