import { useTranslation } from 'react-i18next'
import { DAY_ORDERS } from '../../../../../worker/contracts/bookings/bank-days'
import type { StatementLayout } from '../../../../../worker/contracts/bookings/statement-types'
import { ChoiceField } from '../../../../desk/ui/choice-field'
import { useTypedForm, type FormFields } from '../../../../desk/ui/desk-form'
import { typedForm } from '../../../../desk/ui/typed-form'
import { Button } from '../../../../ui/button'
import { Form } from '../../../../ui/field'
import { CurrencyField } from '../bank-fields'
import {
  columnChoiceOf,
  columnNames,
  missingColumns,
  namedColumnsOf,
  COLUMNS,
  type Column,
  type ColumnChoice,
} from './column-choice'
import type { StatementFile } from './read-statement'
import type { NamedColumns } from './use-statement'

interface MappingFormProps {
  file: StatementFile
  /** The current layout. */
  start: StatementLayout | null
  onNamed: (named: NamedColumns) => void
}

/** Assigns the columns, beside the first rows of the file. */
export function MappingForm({ file, start, onNamed }: MappingFormProps) {
  const { t } = useTranslation('desk-bookings')
  const names = columnNames(file)
  return (
    <section
      aria-labelledby="mapping"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4"
    >
      <h2 id="mapping" className="text-lg">
        {t('bank.mapping.title')}
      </h2>
      <p className="text-sm text-muted">{t('bank.mapping.hint')}</p>
      <FirstRows file={file} names={names} />
      <ColumnForm names={names} start={start} onNamed={onNamed} />
    </section>
  )
}

type ColumnFormProps = Omit<MappingFormProps, 'file'> & { names: readonly string[] }

function ColumnForm({ names, start, onNamed }: ColumnFormProps) {
  const { t } = useTranslation('desk-bookings')
  const form = useTypedForm({
    schema: typedForm(missingColumns, namedColumnsOf),
    start: columnChoiceOf(start),
    textOf: () => t('bank.fault.column'),
  })
  return (
    <Form className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3" onSubmit={form.check(onNamed)}>
      <ColumnFields form={form} names={names} />
      <AmountsField form={form} />
      <CurrencyField {...form.choice('currency')} />
      <OrderField form={form} />
      <div className="self-end">
        <Button type="submit" look="primary">
          {t('bank.mapping.action')}
        </Button>
      </div>
    </Form>
  )
}

const ROWS_SHOWN = 10

/** The first rows of a file as they are, under the names of its columns, in a scrolling box. */
function FirstRows({ file, names }: { file: StatementFile; names: readonly string[] }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <div
      role="region"
      aria-label={t('bank.mapping.rows')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
      tabIndex={0}
      className="overflow-x-auto rounded-field border border-line"
    >
      <table className="text-start text-xs">
        <ColumnHeads names={names} />
        <FileRows file={file} names={names} />
      </table>
    </div>
  )
}

function ColumnHeads({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name, index) => (
          <th key={index} scope="col" className="px-2 py-1 text-start whitespace-nowrap">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function FileRows({ file, names }: { file: StatementFile; names: readonly string[] }) {
  const rows = file.rows.filter((row) => row.some(Boolean)).slice(0, ROWS_SHOWN)
  return (
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
  )
}

interface FormProps {
  form: FormFields<ColumnChoice>
}

interface ColumnFieldsProps extends FormProps {
  names: readonly string[]
}

/** A select box for each column that can be read. */
function ColumnFields(props: ColumnFieldsProps) {
  const amounts = props.form.value('amounts')
  return COLUMNS.filter((column) => column !== 'out' || amounts === 'two').map((column) => (
    <ColumnField key={column} {...props} column={column} />
  ))
}

function ColumnField({ column, form, names }: ColumnFieldsProps & { column: Column }) {
  const { t } = useTranslation('desk-bookings')
  const isSigned = form.value('amounts') === 'signed'
  return (
    <ChoiceField
      label={t(column === 'in' && isSigned ? 'bank.mapping.signed' : `bank.mapping.${column}`)}
      choices={['', ...names.keys()].map(String)}
      textOf={(index) => (index === '' ? t('bank.mapping.none') : (names[Number(index)] ?? ''))}
      {...form.choice(column)}
    />
  )
}

/** Whether incoming and outgoing amounts have separate columns. */
function AmountsField({ form }: FormProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <ChoiceField
      label={t('bank.mapping.amounts')}
      choices={['two', 'signed'] as const}
      textOf={(amounts) => t(amounts === 'two' ? 'bank.mapping.two' : 'bank.mapping.one')}
      {...form.choice('amounts')}
    />
  )
}

/** The order of day and month; empty if the file decides it. */
function OrderField({ form }: FormProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <ChoiceField
      label={t('bank.mapping.order')}
      choices={['', ...DAY_ORDERS] as const}
      textOf={(order) => t(order === '' ? 'bank.mapping.orderAuto' : `bank.mapping.${order}`)}
      {...form.choice('dayOrder')}
    />
  )
}
