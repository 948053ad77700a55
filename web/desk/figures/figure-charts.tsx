import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGS, LANG_TAG } from '../../../worker/contracts/languages'
import { formatDay, formatNumber } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { ChartCard } from '../chart/chart-card'
import type { ChartLine } from '../chart/period-chart'
import { useColourScheme } from '../chart/use-colour-scheme'
import type { Figures } from './figures.api'
import { FIGURES, inquiryRate, toWeeks, type FigureKind } from './figures.rules'

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
  return <WeekCard title={t(`figures.${kind}`)} total={total} weeks={weeks} lines={lines} isWhole />
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
  return <WeekCard title={t('figures.rate')} total={rate} weeks={visits} lines={lines} />
}

interface WeekCardProps {
  title: string
  total: number | null
  weeks: { week: string }[]
  lines: ChartLine[]
  isWhole?: boolean
}

function WeekCard({ title, total, weeks, lines, isWhole = false }: WeekCardProps) {
  const { t } = useTranslation('desk')
  const lang = useLang()
  const periods = useMemo(() => {
    const style = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const
    const short = new Intl.DateTimeFormat(LANG_TAG[lang], style)
    return weeks.map(({ week }) => ({
      name: t('figures.weekOf', { day: formatDay(week, lang) }),
      label: short.format(new Date(`${week}T00:00:00Z`)),
    }))
  }, [weeks, lang, t])
  const formatValue = useCallback((value: number) => formatNumber(value, lang), [lang])
  return (
    <ChartCard
      title={title}
      total={total === null ? '–' : formatNumber(total, lang)}
      chart={{ title: t('figures.read', { title }), periods, lines, isWhole, formatValue }}
    />
  )
}
