import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { TourPage } from '../features/tours/tour-page'
import { TOUR_TABS, tourPath, type TourTab } from '../features/tours/tours.view'
import { writeAddress } from '../platform/addresses'
import { loadTour, tourHead } from './-tour'

export const Route = createFileRoute('/tour/$address')({
  validateSearch: (search: { tab?: TourTab } & SearchSchemaInput): { tab?: TourTab } => {
    const tab = TOUR_TABS.find((each) => each === search.tab)
    return tab ? { tab } : {}
  },
  loader: ({ context, params }) => loadTour(context, params.address),
  head: ({ match: { context }, loaderData }) => (loaderData ? tourHead(context, loaderData) : {}),
  component: TourRoute,
})

function TourRoute() {
  const { lang, origin } = Route.useRouteContext()
  const { tour, safetyHtml } = Route.useLoaderData()
  const { tab = 'product' } = Route.useSearch()
  const url = origin + writeAddress(tourPath(tour.name.text, tour.id), lang)
  return <TourPage tourId={tour.id} tab={tab} url={url} safetyHtml={safetyHtml} />
}
