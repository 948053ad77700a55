import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { SelectField } from '../../ui/field'
import { regionName, type Region } from '../editor/regions'

interface RegionSelectProps {
  regions: Region[]
  value: string
  onChoose: (id: string) => void
}

export function RegionSelect({ regions, value, onChoose }: RegionSelectProps) {
  const { t } = useTranslation('desk-tours')
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => onChoose(target.value)
  return (
    <SelectField label={t('field.categoryId')} value={value} onChange={choose}>
      <RegionOptions regions={regions} />
    </SelectField>
  )
}

/** A select's options. */
export function RegionOptions({ regions }: { regions: Region[] }) {
  const lang = useLang()
  return regions.map((region) => (
    <option key={region.id} value={region.id}>
      {regionName(region, lang)}
    </option>
  ))
}
