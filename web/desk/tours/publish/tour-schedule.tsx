import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useState, type ChangeEvent, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { fromCalgary } from '../../../../worker/contracts/dates/calgary-instant'
import { TOUR_STATUS } from '../../../../worker/contracts/tours/tour-status'
import { useNow } from '../../../platform/forms/use-now'
import { formatMoment } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { TextField } from '../../../ui/field'
import { adminTourQuery, type EditedTour } from '../../editor/editor.api'
import { shownStatus, STATUSES } from '../../editor/tour-statuses'
import { useToast } from '../../ui/toasts'
import { StatusSelect } from '../status-select'
import { scheduleTour } from '../tours.api'

const FORM = 'grid items-start gap-4 sm:grid-cols-[1fr_1fr_1fr_auto]'

/** Shows, sets or cancels when a hidden tour goes live. */
export function TourSchedule(props: ScheduleOptions) {
  const { t } = useTranslation('desk-tours')
  const { status, publishAt } = props.tour
  if (status !== TOUR_STATUS.hidden) return null
  return (
    <section aria-label={t('schedule.title')} className="rounded-card border border-line p-4">
      {publishAt === null ? (
        <ScheduleForm {...props} />
      ) : (
        <Planned {...props} publishAt={publishAt} />
      )}
    </section>
  )
}

function Planned({ publishAt, ...props }: ScheduleOptions & { publishAt: number }) {
  const { t } = useTranslation('desk-tours')
  const { isPending, mutate } = useSchedule(props)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <CalendarClock aria-hidden size={20} className="shrink-0 text-primary" />
      <p className="min-w-0 grow">{usePlanText(publishAt, props.tour.publishStatus)}</p>
      <Button disabled={isPending} onClick={() => mutate({ publishAt: null })}>
        {t('schedule.cancel')}
      </Button>
    </div>
  )
}

function usePlanText(publishAt: number, publishStatus: number | null): string {
  const { t } = useTranslation('desk-tours')
  const time = formatMoment(publishAt, useLang())
  const status = t(`status.${STATUSES[publishStatus ?? TOUR_STATUS.regular] ?? '1'}`)
  return t(publishAt > useNow() ? 'schedule.planned' : 'schedule.due', { time, status })
}

function ScheduleForm(props: ScheduleOptions) {
  const { t } = useTranslation('desk-tours')
  const { day, time, status, isPending, error, submit } = useScheduleForm(props)
  return (
    <form noValidate className={FORM} onSubmit={submit}>
      <ScheduleTitle />
      <TextField type="date" label={t('schedule.day')} {...day} />
      <TextField type="time" label={t('schedule.time')} hint={t('schedule.zone')} {...time} />
      <StatusSelect label={t('schedule.status')} statuses={STATUSES.slice(1)} {...status} />
      <Button type="submit" className="sm:mt-6" disabled={isPending}>
        {t('schedule.set')}
      </Button>
      {error && (
        <div className="col-span-full">
          <FailureAlert failure={error} />
        </div>
      )}
    </form>
  )
}

function ScheduleTitle() {
  const { t } = useTranslation('desk-tours')
  return (
    <h2 className="col-span-full flex items-center gap-2 text-base">
      <CalendarClock aria-hidden size={18} />
      {t('schedule.title')}
    </h2>
  )
}

function useScheduleForm(props: ScheduleOptions) {
  const { readTime, ...boxes } = usePublishTime()
  const [status, onChoose] = useState(() => String(shownStatus(props.tour)))
  const { isPending, error, mutate } = useSchedule(props)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const publishAt = readTime()
    if (publishAt === null) event.currentTarget.querySelector('input')?.focus()
    else if (!isPending) mutate({ publishAt, status: Number(status) })
  }
  return { ...boxes, status: { value: status, onChoose }, isPending, error, submit }
}

/** The publishing time, as typed in Calgary time. */
function usePublishTime() {
  const { t } = useTranslation(['desk-tours', 'errors'])
  const now = useNow()
  const day = useBox('')
  const time = useBox('09:00')
  const [isTried, setTried] = useState(false)
  const at = fromCalgary(day.value, time.value)
  const fault = timeFault(at, now)
  const error = isTried && fault ? t(fault) : undefined
  return { day: { ...day, min: calgaryDay(now), error }, time, readTime }

  /** The moment (UTC ms); null if it cannot be used, and then the form says why. */
  function readTime(): number | null {
    setTried(true)
    return fault === null ? at : null
  }
}

function useBox(first: string) {
  const [value, setValue] = useState(first)
  return { value, onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setValue(target.value) }
}

function timeFault(at: number | null, now: number) {
  if (at === null) return 'schedule.needsTime'
  return at <= now ? 'errors:PublishTimePast' : null
}

interface ScheduleOptions {
  tour: EditedTour
  /** Saves the draft; false if that failed. */
  saveFirst: () => Promise<boolean>
  onStored: (stored: EditedTour) => void
}

interface Wanted {
  publishAt: number | null
  status?: number
}

/** Sets (UTC ms) or cancels (null) when a tour goes live. */
function useSchedule({ tour, saveFirst, onStored }: ScheduleOptions) {
  const { t } = useTranslation('desk-tours')
  const client = useQueryClient()
  const showToast = useToast()
  return useMutation({
    mutationFn: async ({ publishAt, status = 1 }: Wanted) => {
      if (publishAt !== null && !(await saveFirst())) return
      const stored = await scheduleTour(client, { forumId: tour.id, publishAt, status })
      client.setQueryData(adminTourQuery(tour.id).queryKey, stored)
      onStored(stored)
      void client.invalidateQueries({ queryKey: ['admin', 'tours'] })
      showToast({ text: t(publishAt === null ? 'schedule.cancelled' : 'schedule.done') })
    },
  })
}
