import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { calgaryDay, fromCalgary } from '../../../worker/contracts/calendar'
import { TOUR_STATUS } from '../../../worker/contracts/tour-status'
import { useNow } from '../../platform/forms/use-now'
import { formatMoment } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { AlertBanner } from '../../ui/alert-banner'
import { Button } from '../../ui/button'
import { SelectField, TextField } from '../../ui/field'
import type { EditedTour } from '../editor/editor.api'
import { STATUSES } from '../editor/tour-statuses'
import { useSchedule } from './use-schedule'

interface TourScheduleProps {
  tour: EditedTour
  /** Saves what is typed; false when that was not possible. */
  saveFirst: () => Promise<boolean>
  onStored: (stored: EditedTour) => void
}

/** When a hidden tour goes live: set, shown and cancelled. */
export function TourSchedule(props: TourScheduleProps) {
  const { t } = useTranslation('tour-desk')
  const { tour } = props
  if (tour.status !== TOUR_STATUS.hidden) return null
  return (
    <section aria-label={t('schedule.title')} className="rounded-card border border-line p-4">
      {tour.publishAt === null ? <ScheduleForm {...props} /> : <Planned {...props} />}
    </section>
  )
}

function Planned(props: TourScheduleProps) {
  const { t } = useTranslation(['tour-desk', 'admin'])
  const lang = useLang()
  const now = useNow()
  const { isBusy, schedule } = useSchedule(props)
  const { publishAt, publishStatus } = props.tour
  if (publishAt === null) return null
  const status = STATUSES[publishStatus ?? TOUR_STATUS.regular] ?? '1'
  return (
    <div className="flex flex-wrap items-center gap-3">
      <CalendarClock aria-hidden size={20} className="shrink-0 text-primary" />
      <p className="min-w-0 grow">
        {t(publishAt > now ? 'schedule.planned' : 'schedule.due', {
          time: formatMoment(publishAt, lang),
          status: t(`admin:status.${status}`),
        })}
      </p>
      <Button disabled={isBusy} onClick={() => void schedule(null)}>
        {t('schedule.cancel')}
      </Button>
    </div>
  )
}

function ScheduleForm(props: TourScheduleProps) {
  const { t } = useTranslation(['tour-desk', 'admin', 'errors'])
  const now = useNow()
  const wasOffer = props.tour.discount > 0 || props.tour.offerUntil !== null
  const [day, setDay] = useState('')
  const [time, setTime] = useState('09:00')
  const [status, setStatus] = useState<string>(wasOffer ? '3' : '1')
  const [isTried, setTried] = useState(false)
  const { isBusy, error, schedule } = useSchedule(props)
  const at = fromCalgary(day, time)
  const fault =
    at === null ? t('schedule.needsTime') : at <= now ? t('errors:PublishTimePast') : undefined
  return (
    <form
      noValidate
      className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (at === null || fault) event.currentTarget.querySelector('input')?.focus()
        else void schedule(at, Number(status))
      }}
    >
      <h2 className="col-span-full flex items-center gap-2 text-base">
        <CalendarClock aria-hidden size={18} />
        {t('schedule.title')}
      </h2>
      <TextField
        type="date"
        label={t('schedule.day')}
        min={calgaryDay(now)}
        value={day}
        error={isTried ? fault : undefined}
        onChange={({ target }) => setDay(target.value)}
      />
      <TextField
        type="time"
        label={t('schedule.time')}
        hint={t('schedule.zone')}
        value={time}
        onChange={({ target }) => setTime(target.value)}
      />
      <SelectField
        label={t('schedule.status')}
        value={status}
        onChange={({ target }) => setStatus(target.value)}
      >
        {STATUSES.slice(1).map((each) => (
          <option key={each} value={each}>
            {t(`admin:status.${each}`)}
          </option>
        ))}
      </SelectField>
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
