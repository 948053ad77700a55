import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../ui/choice-field'
import { COLUMNS, isMissing, type Column } from './column-choice'
import type { ChoiceProps } from './layout-fields'

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

interface ColumnFieldProps extends ColumnFieldsProps {
  column: Column
}

function ColumnField({ choice, change, names, isChecked, column }: ColumnFieldProps) {
  const { t } = useTranslation('desk-bank')
  const { columns, isSigned } = choice
  return (
    <ChoiceField
      label={t(column === 'in' && isSigned ? 'mapping.signed' : `mapping.${column}`)}
      error={isChecked && isMissing(choice, column) ? t('fault.column') : undefined}
      choices={['', ...names.keys()].map(String)}
      textOf={(index) => (index === '' ? t('mapping.none') : (names[Number(index)] ?? ''))}
      value={columns[column]}
      onChoose={(index) => change({ columns: { ...columns, [column]: index } })}
    />
  )
}
