import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/field'
import { COLUMNS, isMissing, type Column } from './column-choice'
import type { ChoiceProps } from './layout-fields'

interface ColumnFieldsProps extends ChoiceProps {
  names: readonly string[]
  isChecked: boolean
}

/** A select box for each column that can be read. */
export function ColumnFields({ choice, change, names, isChecked }: ColumnFieldsProps) {
  const { t } = useTranslation('desk-bank')
  const { columns, isSigned } = choice
  const labelOf = (column: Column) =>
    t(column === 'in' && isSigned ? 'mapping.signed' : `mapping.${column}`)
  return COLUMNS.filter((column) => column !== 'out' || !isSigned).map((column) => (
    <SelectField
      key={column}
      label={labelOf(column)}
      error={isChecked && isMissing(choice, column) ? t('fault.column') : undefined}
      value={columns[column]}
      onChange={({ target }) => change({ columns: { ...columns, [column]: target.value } })}
    >
      <option value="">{t('mapping.none')}</option>
      {names.map((name, index) => (
        <option key={index} value={String(index)}>
          {name}
        </option>
      ))}
    </SelectField>
  ))
}
