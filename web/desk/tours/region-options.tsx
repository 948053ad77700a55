import { textIn } from '../../platform/i18n/translated'
import { useLang } from '../../platform/i18n/use-lang'
import type { Lang } from '../../../worker/contracts/languages'
import type { Region } from './tours.api'

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
  return textIn(name, lang) || slug
}

/** Every region but 0, which means all of them. */
export function withoutAll(regions: Region[]): Region[] {
  return regions.filter(({ id }) => id > 0)
}
