import { useTranslation } from 'react-i18next'
import { SelectField } from '../../ui/field'
import type { STATUSES } from '../editor/tour-statuses'

interface StatusSelectProps {
  label: string
  statuses: readonly (typeof STATUSES)[number][]
  value: string
  onChoose: (status: string) => void
}

export function StatusSelect({ label, statuses, value, onChoose }: StatusSelectProps) {
  const { t } = useTranslation('admin')
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      {statuses.map((status) => (
        <option key={status} value={status}>
          {t(`status.${status}`)}
        </option>
      ))}
    </SelectField>
  )
}
