import type { QueryClient } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { fromCalgary } from '../../../../worker/contracts/dates/calgary-instant'
import { TOUR_STATUS } from '../../../../worker/contracts/tours/tour-status'
import { useNow } from '../../../platform/forms/use-now'
import { formatMoment } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form, TextField } from '../../../ui/field'
import { adminTourQuery, type EditedTour } from '../../editor/editor.api'
import { shownStatus, STATUSES } from '../../editor/tour-statuses'
import { useDeskForm } from '../../ui/desk-form'
import { typedForm } from '../../ui/typed-form'
import { useAction } from '../../ui/use-action'
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
  const { isBusy, run } = useAction()
  const cancel = (client: QueryClient) => storeSchedule(client, props, { publishAt: null })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <CalendarClock aria-hidden size={20} className="shrink-0 text-primary" />
      <p className="min-w-0 grow">{usePlanText(publishAt, props.tour.publishStatus)}</p>
      <Button disabled={isBusy} onClick={() => void run(cancel, { text: t('schedule.cancelled') })}>
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
  const form = useScheduleForm(props)
  return (
    <Form className={FORM} onSubmit={form.submit}>
      <ScheduleTitle />
      <TextField
        type="date"
        label={t('schedule.day')}
        min={calgaryDay(useNow())}
        {...form.field('day')}
      />
      <TextField
        type="time"
        label={t('schedule.time')}
        hint={t('schedule.zone')}
        {...form.field('time')}
      />
      <StatusSelect
        label={t('schedule.status')}
        statuses={STATUSES.slice(1)}
        {...form.choice('status')}
      />
      <Button type="submit" className="sm:mt-6" disabled={form.isPending}>
        {t('schedule.set')}
      </Button>
      {form.failure && (
        <div className="col-span-full">
          <FailureAlert failure={form.failure} />
        </div>
      )}
    </Form>
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

interface TypedSchedule {
  day: string
  time: string
  status: string
}

/** The publishing time is typed in Calgary time. */
function useScheduleForm(props: ScheduleOptions) {
  const { t } = useTranslation(['desk-tours', 'errors'])
  const now = useNow()
  const start: TypedSchedule = { day: '', time: '09:00', status: String(shownStatus(props.tour)) }
  return useDeskForm({
    schema: typedForm((typed: TypedSchedule) => timeFault(typed, now), toSchedule),
    start,
    textOf: (code) => t(code === 'needsTime' ? 'schedule.needsTime' : 'errors:PublishTimePast'),
    call: async (client: QueryClient, wanted: Schedule) =>
      (await props.saveFirst()) && storeSchedule(client, props, wanted),
    done: (isStored) => (isStored ? t('schedule.done') : null),
  })
}

function timeFault({ day, time }: TypedSchedule, now: number): { day?: string } {
  const at = fromCalgary(day, time)
  if (at === null) return { day: 'needsTime' }
  return at <= now ? { day: 'past' } : {}
}

function toSchedule({ day, time, status }: TypedSchedule): Schedule {
  return { publishAt: fromCalgary(day, time), status: Number(status) }
}

interface ScheduleOptions {
  tour: EditedTour
  /** Saves the draft; false if that failed. */
  saveFirst: () => Promise<boolean>
  onStored: (stored: EditedTour) => void
}

interface Schedule {
  publishAt: number | null
  status?: number
}

/** Sets (UTC ms) or cancels (null) when a tour goes live. */
async function storeSchedule(
  client: QueryClient,
  { tour, onStored }: ScheduleOptions,
  { publishAt, status = 1 }: Schedule,
): Promise<true> {
  const stored = await scheduleTour(client, { forumId: tour.id, publishAt, status })
  client.setQueryData(adminTourQuery(tour.id).queryKey, stored)
  onStored(stored)
  return true
}
