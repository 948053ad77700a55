import type { QueryClient } from '@tanstack/react-query'
import { type SearchSchemaInput, notFound } from '@tanstack/react-router'
import { calgaryDay } from '../../worker/contracts/dates/calgary-clock'
import { pricedOn } from '../../worker/contracts/tours/prices'
import { boardListsKey } from '../features/board/board.api'
import { readBoardSearch, type BoardSearch } from '../features/board/board.search'
import { tourIdOf, tourPath } from '../../worker/contracts/tours/tour-address'
import { TOUR_TABS, type TourTab, type TourView } from '../features/tours/tours.view'
import { loadContent } from '../content/content'
import { tourJsonLd } from '../features/tours/tour-json-ld'
import { regionsQuery, similarToursQuery, tourQuery } from '../features/tours/tours.api'
import { notFoundOn } from '../platform/api/not-found-on'
import { guideQuery } from '../platform/site/people'
import { siteOf } from '../platform/site/site'
import type { PageContext } from './-context'
import { headOf } from './-named-head'

/** By then a slow phone has painted the press that opens a tour, and usually the tour. */
const REST_AFTER_MS = 200

interface Rest {
  id: number
  /** A tour opened within the app waits for nothing else: its first screen needs only the tour. */
  isOpening: boolean
  tour: Promise<TourView>
  loadBoard: () => Promise<void>
}

/** The tour with the id of an address. @throws notFound when visitors may not see one */
export async function loadTour(
  context: PageContext,
  address: string,
  loadBoard: Rest['loadBoard'],
) {
  const { queryClient, lang } = context
  const id = tourIdOf(address)
  if (id === null) throw notFound()
  const isOpening = !import.meta.env.SSR && !hasBoard(queryClient, id)
  const reading = queryClient.ensureQueryData(tourQuery(id, lang)).catch(notFoundOn('NotFound'))
  const safety = loadRest(context, { id, isOpening, tour: reading, loadBoard })
  // The component that shows the text handles the failure.
  safety.catch(() => null)
  const regions = queryClient.ensureQueryData(regionsQuery(lang)).catch(() => [])
  const [tour, known] = await Promise.all([reading, regions, isOpening || safety])
  const region = known.find((each) => each.id === tour.categoryId)
  return { tour, region, safetyHtml: isOpening ? safety : await safety }
}

/** Pressing a card already loads its tour; the board is loaded only with the page. */
function hasBoard(queryClient: QueryClient, id: number): boolean {
  return queryClient
    .getQueriesData({ queryKey: boardListsKey(id) })
    .some(([, list]) => list !== undefined)
}

/** The content below the first screen, with the safety text as HTML. */
async function loadRest(context: PageContext, { id, isOpening, tour, loadBoard }: Rest) {
  if (isOpening) await new Promise((resolve) => setTimeout(resolve, REST_AFTER_MS))
  const { queryClient, lang } = context
  const guide = tour
    .then(({ categorySlug }) => queryClient.ensureQueryData(guideQuery(categorySlug, lang)))
    .catch(() => null)
  const [safetyHtml] = await Promise.all([
    loadContent('safety', context),
    loadBoard(),
    // The browser shows these as they load.
    import.meta.env.SSR && guide,
    import.meta.env.SSR &&
      queryClient.ensureQueryData(similarToursQuery(id, lang)).catch(() => null),
  ])
  return safetyHtml
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
