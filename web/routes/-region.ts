import { notFound } from '@tanstack/react-router'
import { regionsQuery, tourListQuery } from '../features/tours/tours.api'
import { findRegion, type Region } from '../features/tours/tours.view'
import { breadcrumbs } from '../platform/head/page-head'
import { siteOf } from '../platform/site/site'
import type { PageContext } from './-context'
import { headOf } from './-named-head'

/** The region of an address, with its tours. @throws notFound for an unknown name */
export async function loadRegion({ queryClient, lang }: PageContext, name: string) {
  const [regions] = await Promise.all([
    queryClient.ensureQueryData(regionsQuery(lang)),
    queryClient.ensureQueryData(tourListQuery(lang)),
  ])
  const region = findRegion(regions, name)
  if (!region) throw notFound()
  return region
}

export function regionHead(context: PageContext, region: Region) {
  const { t } = context
  const page =
    region.id === 0
      ? { path: '/travel', title: t('tours:all'), description: t('home.description') }
      : {
          path: `/${region.slug}`,
          title: t('tours:inRegion', { region: region.name }),
          description: t('tours:regionDescription', { region: region.name }),
        }
  const place = { ...context, site: siteOf(context) }
  return headOf(context, {
    ...page,
    jsonLd: [breadcrumbs(place, [{ name: page.title, path: page.path }])],
  })
}
