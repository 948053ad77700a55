import { useTranslation } from 'react-i18next'
import { DAY_ORDERS } from '../../../../../worker/contracts/bookings/bank-days'
import { ChoiceField } from '../../../../desk/ui/choice-field'
import type { FormFields } from '../../../../desk/ui/desk-form'
import { COLUMNS, type Column, type ColumnChoice } from './column-choice'

interface FormProps {
  form: FormFields<ColumnChoice>
}

interface ColumnFieldsProps extends FormProps {
  names: readonly string[]
}

/** A select box for each column that can be read. */
export function ColumnFields(props: ColumnFieldsProps) {
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
export function AmountsField({ form }: FormProps) {
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
export function OrderField({ form }: FormProps) {
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
