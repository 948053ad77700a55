import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { pickText } from '../../../worker/contracts/translated'
import { useLang } from '../../platform/i18n/use-lang'
import { SelectField } from '../../ui/field'
import type { Lang } from '../../../worker/contracts/languages'
import type { Region } from './tours.api'

interface RegionSelectProps {
  regions: Region[]
  value: string
  onChoose: (id: string) => void
}

export function RegionSelect({ regions, value, onChoose }: RegionSelectProps) {
  const { t } = useTranslation('admin')
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

export function regionName({ name, slug }: Region, lang: Lang): string {
  return pickText(name, lang).text || slug
}

/** Undefined if there is no such region. */
export function nameOfRegion(regions: Region[], id: number, lang: Lang): string | undefined {
  const region = regions.find((each) => each.id === id)
  return region && regionName(region, lang)
}

/** Every region except 0, which means all regions. */
export function withoutAll(regions: Region[]): Region[] {
  return regions.filter(({ id }) => id > 0)
}
