import { CalendarClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TOUR_STATUS } from '../../../../worker/contracts/tours/tour-status'
import { useNow } from '../../../platform/forms/use-now'
import { formatMoment } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { STATUSES } from '../../editor/tour-statuses'
import { ScheduleForm } from './schedule-form'
import { useSchedule, type ScheduleOptions } from './use-schedule'

/** Shows, sets or cancels when a hidden tour goes live. */
export function TourSchedule(props: ScheduleOptions) {
  const { t } = useTranslation('tour-desk')
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
  const { t } = useTranslation('tour-desk')
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
  const { t } = useTranslation(['tour-desk', 'admin'])
  const lang = useLang()
  const now = useNow()
  const status = STATUSES[publishStatus ?? TOUR_STATUS.regular] ?? '1'
  return t(publishAt > now ? 'schedule.planned' : 'schedule.due', {
    time: formatMoment(publishAt, lang),
    status: t(`admin:status.${status}`),
  })
}
