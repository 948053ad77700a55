import { CalendarClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TOUR_STATUS } from '../../../../worker/contracts/tour-status'
import { useNow } from '../../../platform/forms/use-now'
import { formatMoment } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { STATUSES } from '../../editor/tour-statuses'
import { ScheduleForm } from './schedule-form'
import { useSchedule, type ScheduleOptions } from './use-schedule'

/** When a hidden tour goes live: set, shown and cancelled. */
export function TourSchedule(props: ScheduleOptions) {
  const { t } = useTranslation('tour-desk')
  const { tour } = props
  if (tour.status !== TOUR_STATUS.hidden) return null
  return (
    <section aria-label={t('schedule.title')} className="rounded-card border border-line p-4">
      {tour.publishAt === null ? <ScheduleForm {...props} /> : <Planned {...props} />}
    </section>
  )
}

function Planned(props: ScheduleOptions) {
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
