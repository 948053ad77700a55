import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LANGS } from '../../../worker/contracts/languages'
import { formatNumber, formatDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { buttonClass } from '../../ui/button'
import { Loaded } from '../../ui/loaded'
import { onDemand } from '../../ui/on-demand'
import { Skeleton } from '../../ui/skeleton'
import { Disclosure } from '../ui/disclosure'
import { figuresQuery, type Figures } from './figures.api'
import { FiguresHead } from './figures-head'
import { languageShares, toWeeks, FIGURES, inquiryRate } from './figures.rules'
import { PERIODS, type Period } from './periods'
import { TourFiguresTable } from './tour-figures'

const COLUMNS = FIGURES.flatMap((kind) => LANGS.map((lang) => ({ kind, lang })))

/** The charts and their library are loaded separately. */
const FigureCharts = onDemand(async () => (await import('./figure-charts')).FigureCharts, {
  waiting: () => <Skeleton className="h-[32rem] w-full" />,
})

/** Usage of the site by week. */
export function FiguresPage({ weeks }: { weeks: Period }) {
  const { t } = useTranslation('desk')
  const query = useQuery({ ...figuresQuery(weeks), placeholderData: keepPreviousData })
  return (
    <>
      <FiguresHead>
        <PeriodLinks weeks={weeks} />
      </FiguresHead>
      <p className="max-w-prose text-sm text-muted">{t('figures.honest')}</p>
      <Loaded query={query} skeleton="h-96 w-full">
        {(figures) => <AllFigures figures={figures} />}
      </Loaded>
    </>
  )
}

function AllFigures({ figures }: { figures: Figures }) {
  const { t } = useTranslation('desk')
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
  const { t } = useTranslation('desk')
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

const PAGE_KINDS = ['home', 'tour', 'topic', 'page'] as const

/** Visits by the page's language and by its kind. */
function ReaderFigures({ figures }: { figures: Figures }) {
  const { t } = useTranslation(['desk', 'site'])
  const total = figures.kinds.reduce((sum, { visits }) => sum + visits, 0)
  const kinds = PAGE_KINDS.map((kind) => {
    const n = figures.kinds.find((each) => each.kind === kind)?.visits ?? 0
    const percent = total === 0 ? 0 : Math.round((n / total) * 100)
    return { name: t(`figures.kind.${kind}`), n, percent }
  })
  const languages = languageShares(toWeeks(figures.weeks, 'visits')).map(({ lang, ...rest }) => ({
    name: t(`site:language.${lang}`),
    ...rest,
  }))
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <ShareList title={t('figures.languages')} rows={languages} />
      <ShareList title={t('figures.kinds')} rows={kinds} />
    </div>
  )
}

interface Share {
  name: string
  n: number
  percent: number
}

function ShareList({ title, rows }: { title: string; rows: Share[] }) {
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4"
    >
      <h2 className="text-base">{title}</h2>
      <dl className="flex flex-col gap-2 text-sm">
        {rows.map((row) => (
          <ShareRow key={row.name} row={row} />
        ))}
      </dl>
    </section>
  )
}

function ShareRow({ row: { name, n, percent } }: { row: Share }) {
  const lang = useLang()
  return (
    <div className="grid grid-cols-[7rem_1fr_auto] items-center gap-x-3">
      <dt>{name}</dt>
      <dd aria-hidden className="h-2.5 overflow-hidden rounded-full bg-line">
        <div style={{ width: `${percent}%` }} className="h-full bg-primary" />
      </dd>
      <dd className="tabular text-end">
        {formatNumber(n, lang)} · {percent}%
      </dd>
    </div>
  )
}

/** All charts as one table, the latest week first. */
function WeekTable({ figures }: { figures: Figures }) {
  const { t } = useTranslation('desk')
  const columns = FIGURES.map((kind) => toWeeks(figures.weeks, kind).toReversed())
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
    <div role="region" aria-label={t('figures.byWeek')} tabIndex={0} className="overflow-x-auto">
      <table className="tabular w-full min-w-[44rem] text-sm">
        <caption className="sr-only">{t('figures.byWeek')}</caption>
        <WeekHead />
        <tbody>
          {columns[0]?.map(({ week }, index) => (
            <WeekRow key={week} week={week} figures={columns.map((weeks) => weeks[index])} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function WeekHead() {
  const { t } = useTranslation('desk')
  return (
    <thead>
      <tr className="text-end text-muted">
        <th scope="col" className="py-2 text-start font-semibold">
          {t('figures.week')}
        </th>
        {COLUMNS.map(({ kind, lang }) => (
          <th key={`${kind}-${lang}`} scope="col" className="px-2 py-2 text-end font-semibold">
            {t(`figures.${kind}`)} {t(`desk.code.${lang}`)}
          </th>
        ))}
        <th scope="col" className="py-2 text-end font-semibold">
          {t('figures.rate')}
        </th>
      </tr>
    </thead>
  )
}

interface WeekRowProps {
  week: string
  figures: (ReturnType<typeof toWeeks>[number] | undefined)[]
}

function WeekRow({ week, figures }: WeekRowProps) {
  const lang = useLang()
  const [visits, inquiries] = figures
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-1.5 text-start font-normal whitespace-nowrap">
        {formatDay(week, lang)}
      </th>
      {figures.flatMap((row, column) =>
        LANGS.map((each) => (
          <td key={`${column}-${each}`} className="px-2 text-end">
            {formatNumber(row?.[each] ?? 0, lang)}
          </td>
        )),
      )}
      <td className="text-end">{inquiryRate(inquiries?.total ?? 0, visits?.total ?? 0) ?? '–'}</td>
    </tr>
  )
}
