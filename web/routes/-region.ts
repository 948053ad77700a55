import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import type { Lang } from '../../worker/platform/language.contract'
import { company } from '../content/company'
import { regionsQuery, tourListQuery, type Region } from '../features/tours/tours.api'
import { writeAddress } from '../platform/addresses'
import { breadcrumbs, pageHead } from '../platform/page-head'

interface RegionContext {
  queryClient: QueryClient
  origin: string
  lang: Lang
  t: i18n['t']
}

/** The forum of all regions goes by this name, as by its slug. */
const EVERY_REGION = ['travel', 'all']

/** The region of an address, whatever its case, with the tours loaded. @throws notFound for a name that is none */
export async function loadRegion({ queryClient, lang }: RegionContext, name: string): Promise<Region> {
  const [regions] = await Promise.all([
    queryClient.ensureQueryData(regionsQuery(lang)),
    queryClient.ensureQueryData(tourListQuery(lang)),
  ])
  const slug = name.toLowerCase()
  const region = regions.find((each) => each.slug === slug || (each.id === 0 && EVERY_REGION.includes(slug)))
  if (!region) throw notFound()
  return region
}

export function regionHead({ origin, lang, t }: RegionContext, region: Region) {
  const path = region.id === 0 ? '/travel' : `/${region.slug}`
  const title = region.id === 0 ? t('tours:all') : t('tours:inRegion', { region: region.name })
  return pageHead({
    origin,
    lang,
    path,
    title,
    description:
      region.id === 0 ? t('company:home.description') : t('tours:regionDescription', { region: region.name }),
    jsonLd: [
      breadcrumbs([
        { name: company.shortName, url: origin + writeAddress('/', lang) },
        { name: title, url: origin + writeAddress(path, lang) },
      ]),
    ],
  })
}
