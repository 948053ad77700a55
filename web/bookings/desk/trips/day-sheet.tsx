import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Printer, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { addDays } from '../../../../worker/contracts/dates/calendar'
import { BackLink } from '../../../desk/ui/back-link'
import { IconTextButton } from '../../../desk/ui/icon-text-button'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { buttonClass } from '../../../ui/button'
import { Loaded } from '../../../ui/loaded'
import { planOf, type PlannedDay } from './planned-days'
import { PlannedTrip } from './planned-trip'
import { useClosureText } from './planner-texts'
import { sheetQuery, type Planner } from './trips.api'

interface SheetProps {
  /** YYYY-MM-DD. */
  from: string
  /** One, or a week. */
  days: 1 | 7
}

/** The trips of a day or a week, with all that their guides need: to read on a phone, or to print. */
export function DaySheet({ from, days }: SheetProps) {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  const query = useQuery(sheetQuery(from, days, lang))
  const shown = Array.from({ length: days }, (_, index) => addDays(from, index))
  return (
    <>
      <div className="no-print">
        <BackLink to="/admin/dates" search={{ month: from.slice(0, 7) }}>
          {t('dates.title')}
        </BackLink>
      </div>
      <SheetHead from={from} days={days} />
      <Loaded query={query} failure={t('dates.loadFailed')} skeleton="h-96 w-full">
        {(planner) =>
          planOf(shown, planner).map((plan) => (
            <SheetDay key={plan.day} plan={plan} planner={planner} />
          ))
        }
      </Loaded>
    </>
  )
}

function SheetHead({ from, days }: SheetProps) {
  const { t } = useTranslation('desk-bookings')
  const other = days === 1 ? 7 : 1
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-2xl">{t(days === 1 ? 'dates.sheet.day' : 'dates.sheet.week')}</h1>
      <div className="no-print flex flex-wrap items-center gap-2">
        <SheetLink from={addDays(from, -days)} days={days} icon={ChevronLeft} />
        <SheetLink from={addDays(from, days)} days={days} icon={ChevronRight} />
        <Link
          to="/admin/dates/$day"
          params={{ day: from }}
          search={other === 7 ? { days: 7 } : {}}
          className={buttonClass('quiet')}
        >
          {t(other === 7 ? 'dates.sheet.showWeek' : 'dates.sheet.showDay')}
        </Link>
        <IconTextButton
          look="primary"
          icon={Printer}
          text={t('dates.sheet.print')}
          onClick={() => print()}
        />
      </div>
    </div>
  )
}

function SheetLink({ from, days, icon: Icon }: SheetProps & { icon: LucideIcon }) {
  return (
    <Link
      to="/admin/dates/$day"
      params={{ day: from }}
      search={days === 7 ? { days } : {}}
      className={buttonClass('framedIcon')}
      aria-label={formatDay(from, useLang())}
    >
      <Icon aria-hidden size={20} />
    </Link>
  )
}

interface SheetDayProps {
  plan: PlannedDay
  planner: Planner
  /** A name in place of the date alone, such as today. The heading then leads to the day's sheet. */
  name?: string
}

/** A day with its closures and trips. */
export function SheetDay({ plan, planner, name }: SheetDayProps) {
  const { t } = useTranslation('desk-bookings')
  const closureText = useClosureText()
  const lang = useLang()
  const { day, trips, closures } = plan
  const date = <time dateTime={day}>{formatDay(day, lang)}</time>
  return (
    <section aria-labelledby={`day-${day}`} className="flex flex-col gap-3">
      <h2 id={`day-${day}`} className="text-lg">
        {name === undefined ? (
          date
        ) : (
          <Link to="/admin/dates/$day" params={{ day }} className="hover:underline">
            {name} · {date}
          </Link>
        )}
      </h2>
      {closures.map((closure) => (
        <p key={closure.id}>
          {t('dates.closed')}: {closureText(closure)}
        </p>
      ))}
      {trips.length === 0 && <p className="text-muted">{t('dates.sheet.empty')}</p>}
      {trips.length > 0 && (
        <ul className="grid gap-3">
          {trips.map((trip) => (
            <li
              key={trip.id}
              className="break-inside-avoid rounded-card border border-line bg-surface p-4"
            >
              <PlannedTrip trip={trip} planner={planner} isWhole />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
