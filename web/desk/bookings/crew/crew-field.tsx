import { useTranslation } from 'react-i18next'
import type { ResourceKind } from '../../../../worker/contracts/trips/resources'
import { SelectField } from '../../../ui/field'
import type { Crew } from './crew.api'

interface CrewFieldProps {
  kind: ResourceKind
  crew: Crew
  /** An id; empty for none. */
  value: string
  onChoose: (id: string) => void
}

export function CrewField({ kind, crew, value, onChoose }: CrewFieldProps) {
  const { t } = useTranslation('desk-payments')
  return (
    <SelectField
      label={t(`crew.one.${kind}`)}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{t('crew.noneYet')}</option>
      {crew.choices(kind).map(({ id, name, isBusy }) => (
        <option key={id} value={id}>
          {isBusy ? t('crew.busy', { name }) : name}
        </option>
      ))}
    </SelectField>
  )
}
