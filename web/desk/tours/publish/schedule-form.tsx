import { CalendarClock } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { fromCalgary } from '../../../../worker/contracts/dates/calgary-instant'
import { useNow } from '../../../platform/forms/use-now'
import { AlertBanner } from '../../../ui/alert-banner'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/field'
import { STATUSES } from '../../editor/tour-statuses'
import { shownStatus } from '../shown-status'
import { StatusSelect } from '../status-select'
import { useSchedule, type ScheduleOptions } from './use-schedule'

/** The form for when a tour goes live, and with which status. */
export function ScheduleForm(props: ScheduleOptions) {
  const { t } = useTranslation('tour-desk')
  const { form, isBusy, error, submit } = useScheduleForm(props)
  return (
    <form
      noValidate
      className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_1fr_auto]"
      onSubmit={submit}
    >
      <ScheduleTitle />
      <DayField form={form} />
      <TimeField form={form} />
      <LiveStatus form={form} />
      <Button type="submit" className="sm:mt-6" disabled={isBusy}>
        {t('schedule.set')}
      </Button>
      {error && <ScheduleFailure text={error} />}
    </form>
  )
}

function useScheduleForm(props: ScheduleOptions) {
  const time = usePublishTime()
  const [status, setStatus] = useState(() => String(shownStatus(props.tour)))
  const { isBusy, error, schedule } = useSchedule(props)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const at = time.submit()
    if (at === null) event.currentTarget.querySelector('input')?.focus()
    else void schedule(at, Number(status))
  }
  return { form: { ...time, status, setStatus }, isBusy, error, submit }
}

interface PartProps {
  form: ReturnType<typeof useScheduleForm>['form']
}

function ScheduleTitle() {
  const { t } = useTranslation('tour-desk')
  return (
    <h2 className="col-span-full flex items-center gap-2 text-base">
      <CalendarClock aria-hidden size={18} />
      {t('schedule.title')}
    </h2>
  )
}

function LiveStatus({ form }: PartProps) {
  const { t } = useTranslation('tour-desk')
  return (
    <StatusSelect
      label={t('schedule.status')}
      statuses={STATUSES.slice(1)}
      value={form.status}
      onChoose={form.setStatus}
    />
  )
}

function ScheduleFailure({ text }: { text: string }) {
  return (
    <div className="col-span-full">
      <AlertBanner kind="error">{text}</AlertBanner>
    </div>
  )
}

function DayField({ form }: PartProps) {
  const { t } = useTranslation('tour-desk')
  return (
    <TextField
      type="date"
      label={t('schedule.day')}
      min={calgaryDay(form.now)}
      value={form.day}
      error={form.error}
      onChange={({ target }) => form.setDay(target.value)}
    />
  )
}

function TimeField({ form }: PartProps) {
  const { t } = useTranslation('tour-desk')
  return (
    <TextField
      type="time"
      label={t('schedule.time')}
      hint={t('schedule.zone')}
      value={form.time}
      onChange={({ target }) => form.setTime(target.value)}
    />
  )
}

/** When a tour goes live, as typed in Calgary time. */
function usePublishTime() {
  const { t } = useTranslation(['tour-desk', 'errors'])
  const now = useNow()
  const [day, setDay] = useState('')
  const [time, setTime] = useState('09:00')
  const [isTried, setTried] = useState(false)
  const at = fromCalgary(day, time)
  const fault = timeFault(at, now)
  const error = isTried && fault ? t(fault) : undefined
  return { now, day, setDay, time, setTime, error, submit }

  /** The moment (UTC ms); null if it cannot be used, and then the form says why. */
  function submit(): number | null {
    setTried(true)
    return fault === null ? at : null
  }
}

function timeFault(at: number | null, now: number) {
  if (at === null) return 'schedule.needsTime'
  return at <= now ? 'errors:PublishTimePast' : null
}
