import { createFileRoute } from '@tanstack/react-router'
import { TopicList } from '../features/board/list/topic-list'
import { TourPeople } from '../features/company/tour-people'
import { tourIdOf, tourPath } from '../../worker/contracts/tours/tour-address'
import { useTourParty } from '../features/tours/use-tour-list'
import { writeAddress } from '../../worker/contracts/page-address'
import { boardTags, listOf, loadBoardPart } from './-board'
import { loadTour, readTourSearch, tourHead } from './-tour'
import { TourScreen } from './-tour-screen'

export const Route = createFileRoute('/tour/$address')({
  staticData: { kind: 'tour', tags: ({ address }) => boardTags(address) },
  validateSearch: readTourSearch,
  loaderDeps: ({ search: { sort, page, after } }) => ({ sort, page, after }),
  loader: ({ context, params: { address }, deps }) =>
    loadTour(context, address, () => loadBoardPart(context, tourIdOf(address), deps)),
  head: ({ match: { context }, loaderData }) => (loaderData ? tourHead(context, loaderData) : {}),
  component: TourRoute,
})

function TourRoute() {
  const { lang, origin } = Route.useRouteContext()
  const { tour, region, safetyHtml } = Route.useLoaderData()
  const { tab = 'product', ...search } = Route.useSearch()
  const party = useTourParty(tour.id)
  const people = <TourPeople region={tour.categorySlug} />
  const url = origin + writeAddress(tourPath(tour.name.text, tour.id), lang)
  return (
    <TourScreen {...party} {...{ region, tab, url, safetyHtml, people }}>
      <TopicList {...listOf(tour.id, search)} image={tour.image} party={party.persons} />
    </TourScreen>
  )
}
