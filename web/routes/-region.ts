import { notFound } from '@tanstack/react-router'
import { regionsQuery, tourListQuery } from '../features/tours/tours.api'
import { findRegion, type Region } from '../features/tours/tours.view'
import { writeAddress } from '../platform/i18n/addresses'
import { breadcrumbs, pageHead } from '../platform/head/page-head'
import { siteOf } from '../platform/site/site'
import type { PageContext } from './-context'

/** The region of an address, with its tours. @throws notFound for an unknown name */
export async function loadRegion(
  { queryClient, lang }: PageContext,
  name: string,
): Promise<Region> {
  const [regions] = await Promise.all([
    queryClient.ensureQueryData(regionsQuery(lang)),
    queryClient.ensureQueryData(tourListQuery(lang)),
  ])
  const region = findRegion(regions, name)
  if (!region) throw notFound()
  return region
}

export function regionHead(context: PageContext, region: Region) {
  const { origin, lang, t } = context
  const site = siteOf(context)
  const path = region.id === 0 ? '/travel' : `/${region.slug}`
  const title = region.id === 0 ? t('tours:all') : t('tours:inRegion', { region: region.name })
  return pageHead({
    site,
    origin,
    lang,
    path,
    title,
    description:
      region.id === 0
        ? t('company:home.description')
        : t('tours:regionDescription', { region: region.name }),
    jsonLd: [
      breadcrumbs([
        { name: site.company.shortName, url: origin + writeAddress('/', lang) },
        { name: title, url: origin + writeAddress(path, lang) },
      ]),
    ],
  })
}
