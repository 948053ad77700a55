import { useTranslation } from 'react-i18next'
import { BOOKING_SOURCES } from '../../../../worker/contracts/bookings/desk-bookings'
import { SALES_BY, type MoneyFigures } from '../../../../worker/contracts/bookings/money-figures'
import { LANGS } from '../../../../worker/contracts/languages'
import { oneOf } from '../../../desk/ui/list/use-list-address'
import { formatCad, formatNumber } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { FiguresTable } from './figures-table'
import { monthText, sumOf } from './month-values'

type Sale = MoneyFigures['sales'][number]

const money = (cents: number) => formatCad(cents, 2)

/** The same sales by month, tour, language, source, guide and currency. */
export function SalesTables({ sales }: { sales: readonly Sale[] }) {
  const { t } = useTranslation('desk-money')
  return (
    <section aria-labelledby="money-sales" className="flex flex-col gap-4">
      <h2 id="money-sales" className="text-lg">
        {t('sales.title')}
      </h2>
      <p className="max-w-prose text-sm text-muted">{t('sales.what')}</p>
      {sales.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
          {SALES_BY.map((by) => (
            <SalesTable key={by} by={by} rows={sales.filter((row) => row.by === by)} />
          ))}
        </div>
      )}
    </section>
  )
}

function SalesTable({ by, rows }: { by: Sale['by']; rows: readonly Sale[] }) {
  const { t } = useTranslation('desk-money')
  const lang = useLang()
  const nameOf = useRowName()
  const id = `money-sales-${by}`
  // Months stay in their order; others begin with the most.
  const sorted = by === 'month' ? rows : rows.toSorted((a, b) => b.net - a.net)
  const cellsOf = ({ bookings, guests, net, gst }: Omit<Sale, 'by' | 'key' | 'name'>) => [
    formatNumber(bookings, lang),
    formatNumber(guests, lang),
    money(net),
    money(gst),
  ]
  const sums = {
    bookings: sumOf(rows, 'bookings'),
    guests: sumOf(rows, 'guests'),
    net: sumOf(rows, 'net'),
    gst: sumOf(rows, 'gst'),
  }
  return (
    <div className="min-w-0">
      <h3 id={id} className="text-base font-bold">
        {t(`sales.by.${by}`)}
      </h3>
      <FiguresTable
        labelledBy={id}
        head={[
          t(`sales.name.${by}`),
          t('sales.bookings'),
          t('sales.guests'),
          t('gst.net'),
          t('gst.gst'),
        ]}
        rows={sorted.map((row) => ({
          key: String(row.key),
          cells: [nameOf(row), ...cellsOf(row)],
        }))}
        sums={[t('sum'), ...cellsOf(sums)]}
      />
    </div>
  )
}

/** The name of a row. */
function useRowName(): (row: Sale) => string {
  const { t } = useTranslation(['desk-money', 'desk-bookings', 'site'])
  const lang = useLang()
  return ({ by, key, name }) => {
    const text = String(key)
    if (by === 'month') return monthText(text, lang)
    if (by === 'currency') return text
    if (by === 'lang') return languageOf(text)
    if (by === 'source') return sourceOf(text)
    return name ?? t(by === 'guide' ? 'sales.noGuide' : 'sales.noTour')
  }

  function languageOf(text: string): string {
    const known = oneOf(LANGS, text)
    return known ? t(`site:language.${known}`) : text
  }

  function sourceOf(text: string): string {
    const known = oneOf(BOOKING_SOURCES, text)
    return known ? t(`desk-bookings:source.${known}`) : text
  }
}
