import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import type { RegionSettings } from '../../../worker/contracts/settings/settings-regions'
import type { Category } from '../../../worker/contracts/tours/tours'
import { pickText } from '../../../worker/contracts/translated'
import { apiOf, readJson } from '../../platform/api/api'

/** A region as the editor's menus show it. */
export type Region = Omit<Category, '_id'> & { id: number }

export const regionsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'regions'],
    queryFn: ({ client }) => readRegions(client),
  })

/** Includes regions that visitors cannot see. */
async function readRegions(client: QueryClient): Promise<Region[]> {
  const setting = apiOf(client).admin.settings[':group'].$get({ param: { group: 'regions' } })
  const { value } = (await readJson(setting)) as { value: RegionSettings }
  return value.map(toRegion)
}

function toRegion({ id, slug, name }: RegionSettings[number]): Region {
  return { id, slug, name: LANGS.map((lang) => ({ lang, txt: name[lang] })) }
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
