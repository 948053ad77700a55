import { useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGS } from '../../../worker/contracts/languages'
import { formatNumber } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { useTheme } from '../frame/theme'
import type { Figures } from './figures.api'
import { FIGURES, inquiryRate, toWeeks, type FigureKind } from './figures.rules'
import { WeekChart, type ChartLine } from './week-chart'

const LOOKS = {
  kr: { colour: '--primary', dash: [] },
  ca: { colour: '--accent', dash: [8, 3] },
  cn: { colour: '--pink', dash: [2, 3] },
}

/** Charts of all figures by week. */
export function FigureCharts({ figures }: { figures: Figures }) {
  // A canvas keeps its colours, so a change of the colour scheme draws it again.
  const scheme = useColourScheme()
  return (
    <div key={scheme} className="grid gap-4 lg:grid-cols-2">
      {FIGURES.map((kind) => (
        <FigureChart key={kind} kind={kind} figures={figures} />
      ))}
      <RateChart figures={figures} />
    </div>
  )
}

function FigureChart({ kind, figures }: { kind: FigureKind; figures: Figures }) {
  const { t } = useTranslation(['desk', 'site'])
  const weeks = useMemo(() => toWeeks(figures.weeks, kind), [figures, kind])
  const lines = useMemo(
    () =>
      LANGS.map((each): ChartLine => ({
        name: t(`site:language.${each}`),
        values: weeks.map((week) => week[each]),
        ...LOOKS[each],
      })),
    [weeks, t],
  )
  const total = weeks.reduce((sum, week) => sum + week.total, 0)
  return (
    <ChartCard title={t(`figures.${kind}`)} total={total} weeks={weeks} lines={lines} isWhole />
  )
}

function RateChart({ figures }: { figures: Figures }) {
  const { t } = useTranslation('desk')
  const visits = useMemo(() => toWeeks(figures.weeks, 'visits'), [figures])
  const inquiries = useMemo(() => toWeeks(figures.weeks, 'inquiries'), [figures])
  const lines = useMemo(() => {
    const values = visits.map(({ total }, at) => inquiryRate(inquiries[at]?.total ?? 0, total))
    return [{ name: t('figures.rate'), values, ...LOOKS.kr }]
  }, [visits, inquiries, t])
  const sum = (weeks: typeof visits) => weeks.reduce((all, { total }) => all + total, 0)
  const rate = inquiryRate(sum(inquiries), sum(visits))
  return <ChartCard title={t('figures.rate')} total={rate} weeks={visits} lines={lines} />
}

interface ChartCardProps {
  title: string
  total: number | null
  weeks: { week: string }[]
  lines: ChartLine[]
  isWhole?: boolean
}

function ChartCard({ title, total, weeks, lines, isWhole = false }: ChartCardProps) {
  const lang = useLang()
  const days = useMemo(() => weeks.map(({ week }) => week), [weeks])
  return (
    <section
      aria-label={title}
      className="flex min-w-0 flex-col gap-2 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="text-base">{title}</h2>
        <span className="tabular text-xl font-bold">
          {total === null ? '–' : formatNumber(total, lang)}
        </span>
      </div>
      <WeekChart title={title} weeks={days} lines={lines} isWhole={isWhole} />
    </section>
  )
}

const DARK = '(prefers-color-scheme: dark)'

/** The colour scheme in use: the chosen one, otherwise the device's. A canvas has to be drawn again when it changes. */
function useColourScheme(): 'light' | 'dark' {
  const theme = useTheme()
  const isDark = useSyncExternalStore(
    (notify) => {
      const query = matchMedia(DARK)
      query.addEventListener('change', notify)
      return () => query.removeEventListener('change', notify)
    },
    () => matchMedia(DARK).matches,
  )
  if (theme !== 'system') return theme
  return isDark ? 'dark' : 'light'
}
