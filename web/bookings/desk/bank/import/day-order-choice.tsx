import { useTranslation } from 'react-i18next'
import { parseDay } from '../../../../../worker/contracts/bookings/bank-days'
import type { StatementLayout } from '../../../../../worker/contracts/bookings/statement-types'
import { formatLongDay } from '../../../../platform/i18n/format'
import { useLang } from '../../../../platform/i18n/use-lang'
import type { StatementFile } from './read-statement'
import type { Import } from './use-import'

/** Days such as 03/04/2026 are ambiguous: an admin picks the reading, by the first day of the file. */
export function DayOrderChoice({ statement }: Pick<Import, 'statement'>) {
  const { file, layout } = statement
  const { t } = useTranslation('desk-bookings')
  if (!file || layout?.dayOrder !== null) return null
  const readings = readingsOf(file, layout)
  return (
    <fieldset className="flex flex-col rounded-card border border-larch bg-surface p-4">
      <legend className="sr-only">{t('bank.order.title')}</legend>
      <p className="font-semibold">{t('bank.order.title')}</p>
      {readings.map((reading) => (
        <ReadingChoice key={reading.order} reading={reading} statement={statement} />
      ))}
      {readings.length === 0 && <p className="text-danger">{t('bank.order.none')}</p>}
    </fieldset>
  )
}

interface ReadingChoiceProps extends Pick<Import, 'statement'> {
  reading: ReturnType<typeof readingsOf>[number]
}

function ReadingChoice({ reading: { order, written, day }, statement }: ReadingChoiceProps) {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="radio"
        name="day-order"
        className="size-5 accent-primary"
        checked={statement.read?.layout.dayOrder === order}
        onChange={() => statement.setDayOrder(order)}
      />
      {t('bank.order.means', { written, day: formatLongDay(day, lang) })}
    </label>
  )
}

/** For each order, the first day of the file that can be read in it. */
function readingsOf({ rows }: StatementFile, { firstRow, columns }: StatementLayout) {
  const cells = rows.slice(firstRow).map((row) => row[columns.day] ?? '')
  return (['mdy', 'dmy'] as const).flatMap((order) => {
    const written = cells.find((cell) => parseDay(cell, order) !== null)
    const day = written === undefined ? null : parseDay(written, order)
    return day === null || written === undefined ? [] : [{ order, written, day }]
  })
}
