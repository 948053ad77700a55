import { useTranslation } from 'react-i18next'
import { DAY_ORDERS } from '../../../../../worker/contracts/bookings/bank-days'
import { SelectField } from '../../../../ui/field'
import { ChoiceField } from '../../../../desk/ui/choice-field'
import { COLUMNS, isMissing, type Column, type ColumnChoice } from './column-choice'

interface ColumnFieldsProps extends ChoiceProps {
  names: readonly string[]
  isChecked: boolean
}

/** A select box for each column that can be read. */
export function ColumnFields(props: ColumnFieldsProps) {
  const { isSigned } = props.choice
  return COLUMNS.filter((column) => column !== 'out' || !isSigned).map((column) => (
    <ColumnField key={column} {...props} column={column} />
  ))
}

function ColumnField({ column, ...props }: ColumnFieldsProps & { column: Column }) {
  const { t } = useTranslation('desk-bookings')
  const { choice, change, names, isChecked } = props
  const { columns, isSigned } = choice
  return (
    <ChoiceField
      label={t(column === 'in' && isSigned ? 'bank.mapping.signed' : `bank.mapping.${column}`)}
      error={isChecked && isMissing(choice, column) ? t('bank.fault.column') : undefined}
      choices={['', ...names.keys()].map(String)}
      textOf={(index) => (index === '' ? t('bank.mapping.none') : (names[Number(index)] ?? ''))}
      value={columns[column]}
      onChoose={(index) => change({ columns: { ...columns, [column]: index } })}
    />
  )
}

interface ChoiceProps {
  choice: ColumnChoice
  change: (part: Partial<ColumnChoice>) => void
}

/** Whether incoming and outgoing amounts have separate columns. */
export function AmountsField({ choice, change }: ChoiceProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <SelectField
      label={t('bank.mapping.amounts')}
      value={choice.isSigned ? 'signed' : 'two'}
      onChange={({ target }) => change({ isSigned: target.value === 'signed' })}
    >
      <option value="two">{t('bank.mapping.two')}</option>
      <option value="signed">{t('bank.mapping.one')}</option>
    </SelectField>
  )
}

/** The order of day and month; empty if the file decides it. */
export function OrderField({ choice, change }: ChoiceProps) {
  const { t } = useTranslation('desk-bookings')
  return (
    <ChoiceField
      label={t('bank.mapping.order')}
      choices={['', ...DAY_ORDERS]}
      textOf={(order) => t(order === '' ? 'bank.mapping.orderAuto' : `bank.mapping.${order}`)}
      value={choice.dayOrder}
      onChoose={(dayOrder) => change({ dayOrder })}
    />
  )
}
