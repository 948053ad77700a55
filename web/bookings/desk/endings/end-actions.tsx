import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CalendarX2, CircleCheck, RotateCcw, UserX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  CancellationPreview,
  DeskCancellationQuery,
} from '../../../../worker/contracts/bookings/cancellation'
import { REASON_MAX } from '../../../../worker/contracts/bookings/event-inputs'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import {
  FIRST_REASON,
  CompanyReasonFields,
  type CompanyReason,
} from '../../../desk/ui/company-reason'
import type { Closable } from '../../../desk/ui/dialog-state'
import { useFields } from '../../../desk/ui/use-fields'
import { useMoney } from '../../../desk/ui/use-money'
import { useNow } from '../../../platform/forms/use-now'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { AreaField, TextField } from '../../../ui/field'
import { Loaded } from '../../../ui/loaded'
import type { Booking } from '../bookings.api'
import { EventForm } from '../events/event-form'
import { useEventForm } from '../events/use-booking-event'
import { refundPreviewQuery } from '../money/refunds.api'
import { CANCELS, END_EVENTS, type EndAct, askedBy, endData, type EndFields } from './end-acts'

const ROWS =
  'tabular grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-card border border-line p-3 text-sm'

const ICONS = {
  guest: CalendarX2,
  company: CalendarX2,
  unpaid: CalendarX2,
  undo: RotateCcw,
  complete: CircleCheck,
  missed: UserX,
  correct: RotateCcw,
} as const satisfies Record<EndAct, unknown>

/** Buttons for the end of a trip, where the state allows it. */
export function EndActions({ booking, acts }: { booking: Booking; acts: readonly EndAct[] }) {
  const { t } = useTranslation('desk-bookings')
  const [asked, setAsked] = useState<EndAct | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      {acts
        .filter((act) => booking.actions.includes(END_EVENTS[act]))
        .map((act) => (
          <EndButton key={act} act={act} onAsk={setAsked} />
        ))}
      <Dialog
        isOpen={asked !== null}
        onClose={close}
        title={asked ? t(`refunds.end.${asked}.title`) : ''}
      >
        {asked && <EndForm booking={booking} act={asked} onClose={close} />}
      </Dialog>
    </>
  )
}

function EndButton({ act, onAsk }: { act: EndAct; onAsk: (act: EndAct) => void }) {
  const { t } = useTranslation('desk-bookings')
  const Icon = ICONS[act]
  return (
    <Button look={CANCELS.has(act) ? 'faintDanger' : 'quiet'} onClick={() => onAsk(act)}>
      <Icon aria-hidden size={18} />
      {t(`refunds.end.${act}.open`)}
    </Button>
  )
}

/** Ends a trip, with its refund, or records how it went. */
function EndForm({ booking, act, onClose }: Closable & { booking: Booking; act: EndAct }) {
  const { t } = useTranslation('desk-bookings')
  const { form, question, data } = useEndForm(booking, act, onClose)
  const by = act === 'company' ? 'company' : 'guest'
  return (
    <EventForm
      form={form}
      onSubmit={() => form.send(data)}
      onCancel={onClose}
      look={CANCELS.has(act) || act === 'missed' ? 'danger' : 'primary'}
      label={t(`refunds.end.${act}.action`)}
      waiting={t('refunds.working')}
    >
      <EndHint booking={booking} act={act} />
      {question && <EndQuestion {...question} />}
      {CANCELS.has(act) && (
        <EndPreview booking={booking} by={by} day={data && 'day' in data ? data.day : undefined} />
      )}
    </EventForm>
  )
}

function useEndForm(booking: Booking, act: EndAct, onDone: () => void) {
  const { t } = useTranslation('desk-bookings')
  const today = calgaryDay(useNow())
  const { fields, set, text } = useFields<EndFields>({ day: today, why: FIRST_REASON, reason: '' })
  const form = useEventForm(booking, END_EVENTS[act], {
    done: t(`refunds.end.${act}.done`),
    onDone,
  })
  const asked = askedBy(act, booking.status)
  const data = endData(asked, fields, today)
  const isWrong = form.isChecked && data === null
  return { form, data, question: asked && { asked, why: fields.why, today, isWrong, set, text } }
}

function EndHint({ booking, act }: { booking: Booking; act: EndAct }) {
  const { t } = useTranslation('desk-bookings')
  if (act !== 'correct') return <p>{t(`refunds.end.${act}.hint`)}</p>
  return <p>{t(booking.status === 'no_show' ? 'next.came' : 'next.missed')}</p>
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
  const { t } = useTranslation('desk-bookings')
  if (asked === 'why') {
    const change = (reason: CompanyReason) => set({ why: reason })
    return <CompanyReasonFields value={why} onChange={change} isChecked={isWrong} />
  }
  const fault = t(asked === 'day' ? 'refunds.end.dayFault' : 'refunds.reason.fault')
  const field = {
    label: t(`refunds.end.${asked}`),
    error: isWrong ? fault : undefined,
    ...text(asked),
  }
  if (asked === 'day') return <TextField type="date" max={today} {...field} />
  return <AreaField maxLength={REASON_MAX} {...field} />
}

/** The refund if the trip is cancelled this way. */
function EndPreview({ booking, ...asked }: DeskCancellationQuery & { booking: Booking }) {
  const { t } = useTranslation('desk-bookings')
  const options = refundPreviewQuery(booking.id, booking.version, asked)
  const query = useQuery({ ...options, placeholderData: keepPreviousData })
  return (
    <Loaded query={query} skeleton="h-24 w-full" failure={t('refunds.preview.failed')}>
      {(preview) => <Preview {...preview} />}
    </Loaded>
  )
}

function Preview({ paid, keep, refundMin, refundMax, daysBefore }: CancellationPreview) {
  const { t } = useTranslation('desk-bookings')
  const format = useMoney()
  const [least, most] = [format(refundMin), format(refundMax)]
  const back = least === most ? most : t('refunds.preview.range', { least, most })
  return (
    <dl aria-live="polite" className={ROWS}>
      <dt>{t('refunds.preview.daysBefore')}</dt>
      <dd className="text-end">{daysBefore}</dd>
      <dt>{t('refunds.preview.paid')}</dt>
      <dd className="text-end">{format(paid)}</dd>
      <dt>{t('refunds.preview.keep')}</dt>
      <dd className="text-end">{format(keep)}</dd>
      <dt className="font-semibold">{t('refunds.preview.back')}</dt>
      <dd className="text-end font-semibold">{back}</dd>
    </dl>
  )
}
