import { CalendarClock } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../../worker/contracts/calgary-clock'
import { AlertBanner } from '../../../ui/alert-banner'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/field'
import { STATUSES } from '../../editor/tour-statuses'
import { shownStatus } from '../shown-status'
import { StatusSelect } from '../status-select'
import { usePublishTime } from './use-publish-time'
import { useSchedule, type ScheduleOptions } from './use-schedule'

/** Day, time and status with which a tour goes live. */
export function ScheduleForm(props: ScheduleOptions) {
  const { t } = useTranslation('tour-desk')
  const form = usePublishTime()
  const [status, setStatus] = useState(() => String(shownStatus(props.tour)))
  const { isBusy, error, schedule } = useSchedule(props)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const at = form.submit()
    if (at === null) event.currentTarget.querySelector('input')?.focus()
    else void schedule(at, Number(status))
  }
  return (
    <form
      noValidate
      className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_1fr_auto]"
      onSubmit={submit}
    >
      <h2 className="col-span-full flex items-center gap-2 text-base">
        <CalendarClock aria-hidden size={18} />
        {t('schedule.title')}
      </h2>
      <TimeFields form={form} />
      <StatusSelect
        label={t('schedule.status')}
        statuses={STATUSES.slice(1)}
        value={status}
        onChoose={setStatus}
      />
      <Button type="submit" className="sm:mt-6" disabled={isBusy}>
        {t('schedule.set')}
      </Button>
      {error && (
        <div className="col-span-full">
          <AlertBanner kind="error">{error}</AlertBanner>
        </div>
      )}
    </form>
  )
}

function TimeFields({ form }: { form: ReturnType<typeof usePublishTime> }) {
  const { t } = useTranslation('tour-desk')
  return (
    <>
      <TextField
        type="date"
        label={t('schedule.day')}
        min={calgaryDay(form.now)}
        value={form.day}
        error={form.error}
        onChange={({ target }) => form.setDay(target.value)}
      />
      <TextField
        type="time"
        label={t('schedule.time')}
        hint={t('schedule.zone')}
        value={form.time}
        onChange={({ target }) => form.setTime(target.value)}
      />
    </>
  )
}
