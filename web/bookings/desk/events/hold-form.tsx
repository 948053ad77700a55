import { useTranslation } from 'react-i18next'
import { REASON_MAX } from '../../../../worker/contracts/bookings/event-inputs'
import { HOUR_MS } from '../../../../worker/contracts/dates/durations'
import { LANG_TAG } from '../../../../worker/contracts/languages'
import { useNow } from '../../../platform/forms/use-now'
import { AreaField, TextField } from '../../../ui/field'
import { useClock } from '../../../desk/ui/use-clock'
import { useFields } from '../../../desk/ui/use-fields'
import type { Closable } from '../../../desk/ui/dialog-state'
import type { Booking } from '../bookings.api'
import { EventForm } from './event-form'
import { HOLD_EVENTS, holdDataOf, type HoldAct, type HoldFields } from './hold-acts'
import { useEventForm, type EventData } from './use-booking-event'

/** Extends, releases or revives a hold. */
export function HoldForm({ booking, act, onClose }: Closable & { booking: Booking; act: HoldAct }) {
  const { t } = useTranslation('desk-bookings')
  const { fields, text } = useFields<HoldFields>({ hours: '24', reason: '' })
  const done = t(`quotes.hold.${act}.done`)
  const form = useEventForm(booking, HOLD_EVENTS[act], { done, onDone: onClose })
  const data = holdDataOf(act, fields)
  const question = { booking, data, text, isWrong: form.isChecked && data === null }
  return (
    <EventForm
      form={form}
      onSubmit={() => form.send(data)}
      onCancel={onClose}
      look={act === 'release' ? 'danger' : 'primary'}
      label={t(`quotes.hold.${act}.action`)}
      waiting={t('quotes.hold.working')}
    >
      <HoldQuestion act={act} {...question} />
    </EventForm>
  )
}

interface HoldQuestionProps {
  booking: Booking
  /** The request; null while a field is invalid. */
  data: EventData | null
  isWrong: boolean
  text: ReturnType<typeof useFields<HoldFields>>['text']
}

/** Fields or explanation of an action on a hold. */
function HoldQuestion({ act, ...question }: HoldQuestionProps & { act: HoldAct }) {
  const { t } = useTranslation('desk-bookings')
  if (act === 'revive') return <p>{t('quotes.hold.revive.hint')}</p>
  return act === 'extend' ? <Extension {...question} /> : <Release {...question} />
}

/** Extra hours for the deposit. */
function Extension({ booking, data, isWrong, text }: HoldQuestionProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <>
      <HoldTimes booking={booking} hours={data && 'hours' in data ? (data.hours ?? 0) : 0} />
      <TextField
        label={t('quotes.hold.extend.hours')}
        error={isWrong ? t('quotes.hold.extend.fault') : undefined}
        inputMode="numeric"
        autoComplete="off"
        className="tabular max-w-32"
        {...text('hours')}
      />
    </>
  )
}

/** The reason for a release, for the guest. */
function Release({ booking, isWrong, text }: HoldQuestionProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <>
      <p>{t('next.release')}</p>
      <AreaField
        label={t('quotes.hold.release.reason')}
        error={isWrong ? t('quotes.hold.release.fault') : undefined}
        lang={LANG_TAG[booking.lang]}
        maxLength={REASON_MAX}
        {...text('reason')}
      />
    </>
  )
}

/** Deadline of the deposit, now and with the extra hours. */
function HoldTimes({ booking: { payBy }, hours }: { booking: Booking; hours: number }) {
  const { t } = useTranslation('desk-bookings')
  const time = useClock()
  const now = useNow()
  if (payBy === null) return null
  const later = Math.max(payBy, now) + hours * HOUR_MS
  return (
    <p role="status" className="tabular">
      {t('next.extend', { now: time(payBy), later: time(later) })}
    </p>
  )
}
