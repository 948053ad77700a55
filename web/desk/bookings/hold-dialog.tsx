import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HOUR_MS } from '../../../worker/contracts/durations'
import { REASON_MAX } from '../../../worker/contracts/desk-booking'
import { LANG_TAG } from '../../../worker/contracts/languages'
import { visibleLength } from '../../../worker/contracts/text-length'
import { Dialog } from '../../ui/dialog'
import { FailureAlert } from '../../ui/failure-alert'
import { AreaField, Form, TextField } from '../../ui/field'
import { focusFault } from '../../ui/focus'
import { useClock } from '../ui/use-clock'
import { useNow } from '../../platform/forms/use-now'
import { readCount } from '../editor/typed-numbers'
import { DialogButtons } from '../ui/dialog-buttons'
import { AboutBooking } from './about-booking'
import { EventsSince } from './booking-events'
import type { Booking } from './bookings.api'
import { useBookingEvent } from './use-booking-event'

export type HoldAct = 'extend' | 'release' | 'revive'
export const HOLD_EVENTS = {
  extend: 'hold.extend',
  release: 'hold.release',
  revive: 'revive',
} as const

const HOURS_MAX = 240

interface HoldDialogProps {
  booking: Booking
  act: HoldAct
  isOpen: boolean
  onClose: () => void
}

/** More time for the deposit, the end of a hold, or its return. What changed since then is shown; what is typed stays. */
export function HoldDialog({ isOpen, ...props }: HoldDialogProps) {
  const { t } = useTranslation('desk-quotes')
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} title={t(`hold.${props.act}.title`)}>
      <HoldForm {...props} />
    </Dialog>
  )
}

function HoldForm({ booking, act, onClose }: Omit<HoldDialogProps, 'isOpen'>) {
  const { t } = useTranslation(['desk-quotes', 'desk-next'])
  const [hours, setHours] = useState('24')
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [seenVersion, setSeenVersion] = useState(booking.version)
  const { mutate, isPending, error } = useBookingEvent(booking, {
    done: t(`hold.${act}.done`),
    onDone: onClose,
  })
  const count = readCount(hours)
  const isWrong = { extend: !isHours(count), release: visibleLength(reason) === 0, revive: false }
  const send = () => {
    setChecked(true)
    // After the faults are shown.
    if (isWrong[act]) return setTimeout(focusFault)
    setSeenVersion(booking.version)
    const data = { extend: { hours: count ?? 1 }, release: { reason }, revive: {} }[act]
    return mutate({ event: HOLD_EVENTS[act], version: booking.version, data })
  }
  return (
    <Form onSubmit={send}>
      <AboutBooking id={booking.id} />
      {act === 'extend' && <HoldTimes booking={booking} hours={isHours(count) ? count : 0} />}
      {act === 'extend' && (
        <TextField
          label={t('hold.extend.hours')}
          error={isChecked && isWrong.extend ? t('hold.extend.fault') : undefined}
          inputMode="numeric"
          autoComplete="off"
          className="tabular max-w-32"
          value={hours}
          onChange={({ target }) => setHours(target.value)}
        />
      )}
      {act === 'release' && <p>{t('desk-next:release')}</p>}
      {act === 'release' && (
        <AreaField
          label={t('hold.release.reason')}
          error={isChecked && isWrong.release ? t('hold.release.fault') : undefined}
          lang={LANG_TAG[booking.lang]}
          maxLength={REASON_MAX}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {act === 'revive' && <p>{t('hold.revive.hint')}</p>}
      <FailureAlert failure={error} />
      <EventsSince booking={booking} version={seenVersion} />
      <DialogButtons
        onCancel={onClose}
        look={act === 'release' ? 'danger' : 'primary'}
        label={t(`hold.${act}.action`)}
        waiting={t('hold.working')}
        isWaiting={isPending}
        disabled={!booking.actions.includes(HOLD_EVENTS[act])}
      />
    </Form>
  )
}

/** When the deposit is due now, and with so many hours more. */
function HoldTimes({ booking: { payBy }, hours }: { booking: Booking; hours: number }) {
  const { t } = useTranslation('desk-next')
  const time = useClock()
  const now = useNow()
  if (payBy === null) return null
  const later = Math.max(payBy, now) + hours * HOUR_MS
  return (
    <p role="status" className="tabular">
      {t('extend', { now: time(payBy), later: time(later) })}
    </p>
  )
}

function isHours(count: number | null): count is number {
  return count !== null && count >= 1 && count <= HOURS_MAX
}
