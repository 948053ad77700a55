import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button'
import { Loaded } from '../../ui/loaded'
import { onDemand } from '../../ui/on-demand'
import { Skeleton } from '../../ui/skeleton'
import { Disclosure } from '../ui/disclosure'
import { figuresQuery, type Figures } from './figures.api'
import { PERIODS, type Period } from './periods'
import { ReaderFigures } from './reader-figures'
import { TourFiguresTable } from './tour-figures'
import { WeekTable } from './week-table'

/** The charts and their library are loaded separately. */
const FigureCharts = onDemand(async () => (await import('./figure-charts')).FigureCharts, {
  waiting: () => <Skeleton className="h-[32rem] w-full" />,
})

/** How the site is used, by week. */
export function FiguresPage({ weeks }: { weeks: Period }) {
  const { t } = useTranslation('frame')
  const query = useQuery({ ...figuresQuery(weeks), placeholderData: keepPreviousData })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('screen.figures')}</h1>
        <PeriodLinks weeks={weeks} />
      </div>
      <p className="max-w-prose text-sm text-muted">{t('figures.honest')}</p>
      <Loaded query={query} skeleton="h-96 w-full">
        {(figures) => <AllFigures figures={figures} />}
      </Loaded>
    </>
  )
}

function AllFigures({ figures }: { figures: Figures }) {
  const { t } = useTranslation('frame')
  return (
    <>
      <FigureCharts figures={figures} />
      <Disclosure title={t('figures.asTable')}>
        <WeekTable figures={figures} />
      </Disclosure>
      <ReaderFigures figures={figures} />
      <TourFiguresTable tours={figures.tours} />
    </>
  )
}

function PeriodLinks({ weeks }: { weeks: Period }) {
  const { t } = useTranslation('frame')
  return (
    <nav aria-label={t('figures.period')} className="flex flex-wrap gap-2">
      {PERIODS.map((each) => (
        <Link
          key={each}
          to="/admin/figures"
          search={each === PERIODS[0] ? {} : { weeks: each }}
          aria-current={each === weeks ? 'true' : undefined}
          className={buttonClass('pill')}
        >
          {t('figures.weeks', { count: each })}
        </Link>
      ))}
    </nav>
  )
}
