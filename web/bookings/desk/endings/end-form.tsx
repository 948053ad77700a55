import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { REASON_MAX } from '../../../../worker/contracts/bookings/desk-events'
import { useNow } from '../../../platform/forms/use-now'
import { AreaField, TextField } from '../../../ui/field'
import {
  FIRST_REASON,
  CompanyReasonFields,
  type CompanyReason,
} from '../../../desk/ui/company-reason'
import { useFields } from '../../../desk/ui/use-fields'
import type { Closable } from '../../../desk/ui/dialog-state'
import type { Booking } from '../bookings.api'
import { EventForm } from '../events/event-form'
import { useEventForm } from '../events/use-booking-event'
import { CANCELS, END_EVENTS, askedBy, endData, type EndAct, type EndFields } from './end-acts'
import { EndPreview } from './end-preview'

/** Ends a trip, with its refund, or records how it went. */
export function EndForm({ booking, act, onClose }: Closable & { booking: Booking; act: EndAct }) {
  const { t } = useTranslation('desk-refunds')
  const { form, question, data } = useEndForm(booking, act, onClose)
  const by = act === 'company' ? 'company' : 'guest'
  return (
    <EventForm
      form={form}
      onSubmit={() => form.send(data)}
      onCancel={onClose}
      look={CANCELS.has(act) || act === 'missed' ? 'danger' : 'primary'}
      label={t(`end.${act}.action`)}
      waiting={t('working')}
    >
      <EndHint booking={booking} act={act} />
      {question && <EndQuestion {...question} />}
      {CANCELS.has(act) && <EndPreview booking={booking} by={by} day={data?.day} />}
    </EventForm>
  )
}

function useEndForm(booking: Booking, act: EndAct, onDone: () => void) {
  const { t } = useTranslation('desk-refunds')
  const today = calgaryDay(useNow())
  const { fields, set, text } = useFields<EndFields>({ day: today, why: FIRST_REASON, reason: '' })
  const form = useEventForm(booking, END_EVENTS[act], { done: t(`end.${act}.done`), onDone })
  const asked = askedBy(act, booking.status)
  const data = endData(asked, fields, today)
  const isWrong = form.isChecked && data === null
  return { form, data, question: asked && { asked, why: fields.why, today, isWrong, set, text } }
}

function EndHint({ booking, act }: { booking: Booking; act: EndAct }) {
  const { t } = useTranslation(['desk-refunds', 'desk-next'])
  if (act !== 'correct') return <p>{t(`end.${act}.hint`)}</p>
  return <p>{t(booking.status === 'no_show' ? 'desk-next:came' : 'desk-next:missed')}</p>
}

interface EndQuestionProps {
  asked: keyof EndFields
  why: CompanyReason
  /** The latest day allowed. */
  today: string
  isWrong: boolean
  set: (part: Partial<EndFields>) => void
  text: ReturnType<typeof useFields<EndFields>>['text']
}

/** The field that the end of a trip asks for. */
function EndQuestion({ asked, why, today, isWrong, set, text }: EndQuestionProps) {
  const { t } = useTranslation('desk-refunds')
  if (asked === 'why') {
    const change = (reason: CompanyReason) => set({ why: reason })
    return <CompanyReasonFields value={why} onChange={change} isChecked={isWrong} />
  }
  const fault = t(asked === 'day' ? 'end.dayFault' : 'reason.fault')
  const field = { label: t(`end.${asked}`), error: isWrong ? fault : undefined, ...text(asked) }
  if (asked === 'day') return <TextField type="date" max={today} {...field} />
  return <AreaField maxLength={REASON_MAX} {...field} />
}
