import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MoneyFigures } from '../../../../worker/contracts/bookings/money-figures'
import { ChartCard } from '../../../desk/chart/chart-card'
import type { ChartLine } from '../../../desk/chart/period-chart'
import { useColourScheme } from '../../../desk/chart/use-colour-scheme'
import { formatCad, formatNumber } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { monthText, sumOf, monthsOf, valuesOf } from './month-values'

const ONE = { colour: '--primary', dash: [] }
const OTHER = { colour: '--accent', dash: [8, 3] }

/** Sales by the month of the trip, and quotes with those that were accepted. */
export function MoneyCharts({ figures }: { figures: MoneyFigures }) {
  // A canvas keeps its colours, so a change of the colour scheme draws it again.
  const scheme = useColourScheme()
  return (
    <div key={scheme} className="grid gap-4 lg:grid-cols-2">
      <SalesChart sales={figures.sales} />
      <QuotesChart quotes={figures.quotes} />
    </div>
  )
}

function SalesChart({ sales }: { sales: MoneyFigures['sales'] }) {
  const { t } = useTranslation('desk-money')
  const rows = useMemo(
    () =>
      sales
        .filter(({ by }) => by === 'month')
        .map(({ key, net }) => ({ month: String(key), net: net / 100 })),
    [sales],
  )
  const months = useMemo(() => monthsOf(rows), [rows])
  const lines = useMemo(
    (): ChartLine[] => [{ name: t('gst.net'), values: valuesOf(rows, months, 'net'), ...ONE }],
    [rows, months, t],
  )
  const total = formatCad(Math.round(sumOf(rows, 'net') * 100), 2)
  return (
    <MonthCard
      title={t('sales.chart')}
      total={total}
      months={months}
      lines={lines}
      format={asCad}
    />
  )
}

const asCad = (dollars: number) => formatCad(Math.round(dollars * 100))

function QuotesChart({ quotes }: { quotes: MoneyFigures['quotes'] }) {
  const { t } = useTranslation('desk-money')
  const lang = useLang()
  const months = useMemo(() => monthsOf(quotes), [quotes])
  const lines = useMemo(
    (): ChartLine[] => [
      { name: t('quotes.sent'), values: valuesOf(quotes, months, 'sent'), ...ONE },
      { name: t('quotes.won'), values: valuesOf(quotes, months, 'won'), ...OTHER },
    ],
    [quotes, months, t],
  )
  const format = useCallback((value: number) => formatNumber(value, lang), [lang])
  const counts = { won: sumOf(quotes, 'won'), sent: sumOf(quotes, 'sent') }
  const total = t('quotes.wonOf', counts)
  return (
    <MonthCard
      title={t('quotes.title')}
      total={total}
      months={months}
      lines={lines}
      format={format}
      isWhole
    />
  )
}

interface MonthCardProps {
  title: string
  total: string
  months: string[]
  lines: ChartLine[]
  format: (value: number) => string
  isWhole?: boolean
}

function MonthCard({ title, total, months, lines, format, isWhole = false }: MonthCardProps) {
  const { t } = useTranslation('desk-money')
  const lang = useLang()
  const periods = useMemo(
    () =>
      months.map((month) => ({
        name: monthText(month, lang),
        label: monthText(month, lang, 'short'),
      })),
    [months, lang],
  )
  if (months.length === 0)
    return (
      <section aria-label={title} className="rounded-card border border-line bg-surface p-4">
        <h2 className="text-base">{title}</h2>
        <p className="text-muted">{t('none')}</p>
      </section>
    )
  return (
    <ChartCard
      title={title}
      total={total}
      chart={{ title: t('read', { title }), periods, lines, isWhole, formatValue: format }}
    />
  )
}
