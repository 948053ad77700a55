import { useTranslation } from 'react-i18next'
import type { MoneyFigures } from '../../../../worker/contracts/bookings/money-figures'
import { formatCad } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite } from '../../../platform/site/site'
import { FiguresTable } from './figures-table'
import { monthText, sumOf } from './month-values'

type Months = MoneyFigures['months']

const money = (cents: number) => formatCad(cents, 2)

/** The lines of the GST return for the period, and the months that they add up. */
export function GstReturn({ months }: { months: Months }) {
  const { t } = useTranslation('desk-money')
  const { gstNumber } = useSite().company
  return (
    <section aria-labelledby="money-gst" className="flex flex-col gap-3">
      <h2 id="money-gst" className="text-lg">
        {t('gst.title')}
      </h2>
      <p className="text-sm">{t('gst.number', { number: gstNumber })}</p>
      <ReturnLines months={months} />
      <p className="max-w-prose text-sm text-muted">{t('gst.basis')}</p>
      {months.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <MonthTable months={months} />
      )}
    </section>
  )
}

const LINES = ['90', '91', '101', '103', '105'] as const

function ReturnLines({ months }: { months: Months }) {
  const { t } = useTranslation('desk-money')
  const [net, untaxed, gst] = [sumOf(months, 'net'), sumOf(months, 'untaxed'), sumOf(months, 'gst')]
  const amounts = { 90: net - untaxed, 91: untaxed, 101: net, 103: gst, 105: gst }
  return (
    <dl className="grid gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-4 sm:grid-cols-[auto_1fr_auto]">
      {LINES.map((line) => (
        <div key={line} className="grid grid-cols-[1fr_auto] gap-x-4 sm:contents">
          <dt className="sm:contents">
            <span className="block text-sm font-bold">{t('gst.line', { line })}</span>
            <span className="block text-sm text-muted">{t(`gst.lines.${line}`)}</span>
          </dt>
          <dd className="tabular self-center text-end text-lg font-bold">{money(amounts[line])}</dd>
        </div>
      ))}
    </dl>
  )
}

const COLUMNS = ['received', 'net', 'gst', 'gstAhead'] as const

function MonthTable({ months }: { months: Months }) {
  const { t } = useTranslation('desk-money')
  const lang = useLang()
  return (
    <FiguresTable
      labelledBy="money-gst"
      head={[t('month'), t('gst.received'), t('gst.net'), t('gst.gst'), t('gst.ahead')]}
      rows={months.map((row) => ({
        key: row.month,
        cells: [monthText(row.month, lang), ...COLUMNS.map((column) => money(row[column]))],
      }))}
      sums={[t('sum'), ...COLUMNS.map((column) => money(sumOf(months, column)))]}
    />
  )
}
