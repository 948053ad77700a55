import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DAY_ORDERS, type DayOrder } from '../../../worker/contracts/bank-cells'
import { headerOf, type StatementLayout } from '../../../worker/contracts/bank-layouts'
import { CURRENCIES, type Currency } from '../../../worker/contracts/currencies'
import { Button } from '../../ui/button'
import { Form, SelectField } from '../../ui/field'
import { focusFault } from '../../ui/focus'
import type { StatementFile } from './read-statement'
import type { NamedColumns } from './use-statement'

const ROWS_SHOWN = 10
const PARTS = ['day', 'in', 'out', 'text', 'balance'] as const
type Part = (typeof PARTS)[number]
/** Indices of columns as select boxes have them; empty for none. */
type Choice = Record<Part, string>

interface MappingFormProps {
  file: StatementFile
  /** How it is read now. */
  start: StatementLayout | null
  onNamed: (named: NamedColumns) => void
}

/** Which column is what, beside the first rows of the file. */
export function MappingForm({ file, start, onNamed }: MappingFormProps) {
  const { t } = useTranslation('desk-bank')
  const [choice, setChoice] = useState<Choice>(() => choiceOf(start))
  const [isSigned, setSigned] = useState(start?.columns.amount !== undefined)
  const [currency, setCurrency] = useState<Currency>(start?.currency ?? 'CAD')
  const [dayOrder, setDayOrder] = useState<DayOrder | ''>('')
  const [isChecked, setChecked] = useState(false)
  const isMissing = (part: Part) => (part === 'day' || part === 'in') && choice[part] === ''
  const submit = () => {
    setChecked(true)
    if (PARTS.some(isMissing)) return void setTimeout(focusFault)
    const columns = columnsOf(choice, isSigned)
    onNamed({ columns, currency, dayOrder: dayOrder === '' ? null : dayOrder })
  }
  const names = columnNames(file)
  return (
    <section
      aria-labelledby="mapping"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4"
    >
      <h2 id="mapping" className="text-lg">
        {t('mapping.title')}
      </h2>
      <p className="text-sm text-muted">{t('mapping.hint')}</p>
      <FirstRows file={file} names={names} />
      <Form onSubmit={submit} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {PARTS.filter((part) => part !== 'out' || !isSigned).map((part) => (
          <SelectField
            key={part}
            label={t(part === 'in' && isSigned ? 'mapping.signed' : `mapping.${part}`)}
            error={isChecked && isMissing(part) ? t('fault.column') : undefined}
            value={choice[part]}
            onChange={({ target }) => setChoice({ ...choice, [part]: target.value })}
          >
            <option value="">{t('mapping.none')}</option>
            {names.map((name, index) => (
              <option key={index} value={String(index)}>
                {name}
              </option>
            ))}
          </SelectField>
        ))}
        <SelectField
          label={t('mapping.amounts')}
          value={isSigned ? 'signed' : 'two'}
          onChange={({ target }) => setSigned(target.value === 'signed')}
        >
          <option value="two">{t('mapping.two')}</option>
          <option value="signed">{t('mapping.one')}</option>
        </SelectField>
        <SelectField
          label={t('add.currency')}
          value={currency}
          onChange={({ target }) =>
            setCurrency(CURRENCIES.find((each) => each === target.value) ?? 'CAD')
          }
        >
          {CURRENCIES.map((each) => (
            <option key={each} value={each}>
              {t(`currency.${each}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('mapping.order')}
          value={dayOrder}
          onChange={({ target }) =>
            setDayOrder(DAY_ORDERS.find((each) => each === target.value) ?? '')
          }
        >
          <option value="">{t('mapping.orderAuto')}</option>
          {DAY_ORDERS.map((each) => (
            <option key={each} value={each}>
              {t(`mapping.${each}`)}
            </option>
          ))}
        </SelectField>
        <div className="self-end">
          <Button type="submit" look="primary">
            {t('mapping.action')}
          </Button>
        </div>
      </Form>
    </section>
  )
}

function FirstRows({ file, names }: { file: StatementFile; names: readonly string[] }) {
  const { t } = useTranslation('desk-bank')
  const rows = file.rows.filter((row) => row.some(Boolean)).slice(0, ROWS_SHOWN)
  return (
    <div
      role="region"
      aria-label={t('mapping.rows')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
      tabIndex={0}
      className="overflow-x-auto rounded-field border border-line"
    >
      <table className="text-start text-xs">
        <thead>
          <tr>
            {names.map((name, index) => (
              <th key={index} scope="col" className="px-2 py-1 text-start whitespace-nowrap">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} className="border-t border-line">
              {names.map((_name, index) => (
                <td key={index} className="tabular max-w-60 truncate px-2 py-1">
                  {row[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** As the header has them; numbers without one. */
function columnNames({ rows }: StatementFile): string[] {
  const header = headerOf(rows)
  const width = Math.max(...rows.map((row) => row.length))
  return Array.from({ length: width }, (_, index) => header?.[index] || String(index + 1))
}

function choiceOf(layout: StatementLayout | null): Choice {
  const { day, amount, in: incoming, out, text, balance } = layout?.columns ?? { text: [] }
  const shown = (index?: number) => (index === undefined ? '' : String(index))
  return {
    day: shown(day),
    in: shown(amount ?? incoming),
    out: shown(out),
    text: shown(text[0]),
    balance: shown(balance),
  }
}

function columnsOf(choice: Choice, isSigned: boolean): NamedColumns['columns'] {
  const read = (part: Part) => (choice[part] === '' ? undefined : Number(choice[part]))
  const [incoming, out, text, balance] = [read('in'), read('out'), read('text'), read('balance')]
  return {
    day: read('day') ?? 0,
    text: text === undefined ? [] : [text],
    ...(incoming !== undefined && (isSigned ? { amount: incoming } : { in: incoming })),
    ...(out !== undefined && !isSigned && { out }),
    ...(balance !== undefined && { balance }),
  }
}
