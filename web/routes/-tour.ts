import { type SearchSchemaInput, notFound } from '@tanstack/react-router'
import { calgaryDay } from '../../worker/contracts/calgary-clock'
import { pricedOn } from '../../worker/contracts/prices'
import { readBoardSearch, type BoardSearch } from '../features/board/board.search'
import { tourIdOf, tourPath } from '../features/tours/tour-address'
import { TOUR_TABS, type TourTab } from '../features/tours/tours.view'
import { loadContent } from '../content/content'
import { tourJsonLd } from '../features/tours/tour-json-ld'
import { regionsQuery, similarToursQuery, tourQuery } from '../features/tours/tours.api'
import { notFoundOn } from '../platform/api/not-found-on'
import { guideQuery } from '../platform/site/people'
import { siteOf } from '../platform/site/site'
import type { PageContext } from './-context'
import { headOf } from './-named-head'

/** The tour with the id of an address. @throws notFound when visitors may not see one */
export async function loadTour({ queryClient, lang, readAsset }: PageContext, address: string) {
  const id = tourIdOf(address)
  if (id === null) throw notFound()
  const [tour, safetyHtml, regions] = await Promise.all([
    queryClient.ensureQueryData(tourQuery(id, lang)).catch(notFoundOn('NotFound')),
    loadContent('safety', { lang, readAsset, queryClient }),
    queryClient.ensureQueryData(regionsQuery(lang)).catch(() => []),
    // Far below the first screen of a new page, which waits for nothing more in the browser.
    import.meta.env.SSR &&
      queryClient.ensureQueryData(similarToursQuery(id, lang)).catch(() => null),
  ])
  const guide = queryClient.ensureQueryData(guideQuery(tour.categorySlug, lang)).catch(() => null)
  // The edge has read the settings with the tour.
  if (import.meta.env.SSR) await guide
  return { tour, safetyHtml, region: regions.find((region) => region.id === tour.categoryId) }
}

/** The canonical URL has the tour's current name in each language, whichever name was requested. */
export function tourHead(
  context: PageContext,
  { tour, region }: Awaited<ReturnType<typeof loadTour>>,
) {
  const place = { ...context, region, site: siteOf(context) }
  return headOf(context, {
    path: (each) => tourPath(tour.names[each], tour.id),
    title: tour.name.text,
    description: tour.description.text,
    type: 'article',
    hasBoardFeed: true,
    ...(tour.image && { image: `${tour.image.url}?w=1280`, imageAlt: tour.image.alt }),
    jsonLd: tourJsonLd(pricedOn(tour, calgaryDay(context.now)), place),
  })
}

interface TourSearch extends BoardSearch {
  tab?: TourTab
}

/** Search parameters of a tour page: its tab, and those of its board. */
export function readTourSearch(search: TourSearch & SearchSchemaInput): TourSearch {
  const tab = TOUR_TABS.find((each) => each === search.tab)
  return { ...(tab && { tab }), ...readBoardSearch(search) }
}
