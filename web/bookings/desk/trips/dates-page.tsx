import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ClipboardList, Users, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { addMonths, daysOfMonth } from '../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { Allowed } from '../../../desk/ui/allowed'
import { CHIP, CHOSEN } from '../../../desk/ui/list/list-filters'
import { useNow } from '../../../platform/forms/use-now'
import { useLang } from '../../../platform/i18n/use-lang'
import { useMay } from '../../../platform/session/use-may'
import { buttonClass } from '../../../ui/button'
import { Loaded } from '../../../ui/loaded'
import { ClosuresPanel } from './closures/closures-panel'
import { DayRow } from './day-row'
import { MonthGrid } from './grid/month-grid'
import { DATES_VIEWS, type DatesView } from './month-address'
import { planOf, type PlannedDay } from './planned-days'
import { useMonthName } from './planner-texts'
import { monthQuery, type Planner } from './trips.api'

/** A month of trips by day, with the cap of each day, and the closures. */
export function DatesPage({ month, ...asked }: { month: string; view: DatesView }) {
  const { t } = useTranslation('desk-bookings')
  const query = useQuery(monthQuery(month, useLang()))
  const today = calgaryDay(useNow())
  const mayManage = useMay('trips:manage')
  // The grid is for moving trips.
  const view = mayManage ? asked.view : 'agenda'
  return (
    <>
      <DatesHead today={today} />
      <p className="max-w-reading text-muted">{t('dates.about')}</p>
      <div
        className={`grid items-start gap-8 ${view === 'grid' || !mayManage ? '' : 'xl:grid-cols-[minmax(0,1fr)_22rem]'}`}
      >
        <section aria-label={t('dates.month')} className="flex min-w-0 flex-col gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <MonthSteps month={month} view={view} today={today} />
            {mayManage && <Views month={month} view={view} />}
          </div>
          <Loaded query={query} failure={t('dates.loadFailed')} skeleton="h-96 w-full">
            {(planner) =>
              view === 'grid' ? (
                <MonthGrid days={daysOfMonth(month)} planner={planner} today={today} />
              ) : (
                <Days plans={planOf(daysOfMonth(month), planner)} planner={planner} today={today} />
              )
            }
          </Loaded>
        </section>
        {mayManage && <ClosuresPanel today={today} />}
      </div>
    </>
  )
}

function DatesHead({ today }: { today: string }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-2xl">{t('dates.title')}</h1>
      <div className="flex flex-wrap gap-2">
        <Link
          to="/admin/dates/$day"
          params={{ day: today }}
          search={{}}
          className={buttonClass('quiet')}
        >
          <ClipboardList aria-hidden size={18} />
          {t('dates.sheet.today')}
        </Link>
        <Allowed needs="trips:manage">
          <Link to="/admin/resources" className={buttonClass('quiet')}>
            <Users aria-hidden size={18} />
            {t('payments.crew.open')}
          </Link>
        </Allowed>
      </div>
    </div>
  )
}

interface DaysProps {
  plans: PlannedDay[]
  planner: Planner
  today: string
}

/** The days of a month. Past days of the current month are collapsed. */
function Days({ plans, ...shown }: DaysProps) {
  const { t } = useTranslation('desk-bookings')
  const past = plans.filter(({ day }) => day < shown.today)
  const coming = plans.filter(({ day }) => day >= shown.today)
  if (past.length === 0 || coming.length === 0) return <DayList plans={plans} {...shown} />
  return (
    <>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-muted">
          {t('dates.past')}
        </summary>
        <DayList plans={past} {...shown} />
      </details>
      <DayList plans={coming} {...shown} />
    </>
  )
}

function DayList({ plans, planner, today }: DaysProps) {
  return (
    <ol className="divide-y divide-line border-y border-line">
      {plans.map((plan) => (
        <DayRow key={plan.day} plan={plan} planner={planner} isPast={plan.day < today} />
      ))}
    </ol>
  )
}

/** The same month by day or by guide and vehicle. */
function Views({ month, view }: MonthInView) {
  const { t } = useTranslation('desk-bookings')
  return (
    <nav aria-label={t('dates.views.title')} className="flex gap-1">
      {DATES_VIEWS.map((each) => (
        <Link
          key={each}
          to="/admin/dates"
          search={{ month, ...inView(each) }}
          aria-current={each === view ? 'page' : undefined}
          className={`inline-flex items-center ${each === view ? CHOSEN : CHIP}`}
        >
          {t(`dates.views.${each}`)}
        </Link>
      ))}
    </nav>
  )
}

interface MonthInView {
  month: string
  view: DatesView
}

/** The name of a month (YYYY-MM), with links to the months before and after and to the current one. */
function MonthSteps({ month, view, today }: MonthInView & { today: string }) {
  const { t } = useTranslation('desk-bookings')
  const nameOf = useMonthName()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <MonthLink month={addMonths(month, -1)} view={view} icon={ChevronLeft} />
      <h2 className="min-w-40 text-center text-lg" aria-live="polite">
        {nameOf(month)}
      </h2>
      <MonthLink month={addMonths(month, 1)} view={view} icon={ChevronRight} />
      {month !== today.slice(0, 7) && (
        <Link to="/admin/dates" search={inView(view)} className={buttonClass('link')}>
          {t('dates.thisMonth')}
        </Link>
      )}
    </div>
  )
}

const inView = (view: DatesView) => (view === 'grid' ? { view } : {})

function MonthLink({ month, view, icon: Icon }: MonthInView & { icon: LucideIcon }) {
  const nameOf = useMonthName()
  return (
    <Link
      to="/admin/dates"
      search={{ month, ...inView(view) }}
      className={buttonClass('framedIcon')}
      aria-label={nameOf(month)}
    >
      <Icon aria-hidden size={20} />
    </Link>
  )
}
