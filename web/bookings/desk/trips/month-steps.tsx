import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { addMonths } from '../../../../worker/contracts/dates/calendar'
import { LANG_TAG } from '../../../../worker/contracts/languages'
import { useLang } from '../../../platform/i18n/use-lang'
import { buttonClass } from '../../../ui/button'

/** The name of a month (YYYY-MM), with links to the months before and after and to the current one. */
export function MonthSteps({ month, today }: { month: string; today: string }) {
  const { t } = useTranslation('trips-desk')
  const nameOf = useMonthName()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <MonthLink month={addMonths(month, -1)} icon={ChevronLeft} />
      <h2 className="min-w-40 text-center text-lg" aria-live="polite">
        {nameOf(month)}
      </h2>
      <MonthLink month={addMonths(month, 1)} icon={ChevronRight} />
      {month !== today.slice(0, 7) && (
        <Link to="/admin/dates" search={{}} className={buttonClass('link')}>
          {t('thisMonth')}
        </Link>
      )}
    </div>
  )
}

function MonthLink({ month, icon: Icon }: { month: string; icon: LucideIcon }) {
  const nameOf = useMonthName()
  return (
    <Link
      to="/admin/dates"
      search={{ month }}
      className={buttonClass('framedIcon')}
      aria-label={nameOf(month)}
    >
      <Icon aria-hidden size={20} />
    </Link>
  )
}

function useMonthName(): (month: string) => string {
  const options = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const format = new Intl.DateTimeFormat(LANG_TAG[useLang()], options)
  return (month) => format.format(Date.parse(`${month}-01T00:00:00Z`))
}
