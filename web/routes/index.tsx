import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { readHomeSearch, type HomeSearch } from '../features/board/board.search'
import { ReviewList } from '../features/board/review-list'
import { BookingSteps } from '../features/company/booking-steps'
import { FourFacts } from '../features/company/four-facts'
import { Introduction } from '../features/company/introduction'
import { TourLists } from '../features/tours/tour-lists'
import { organization } from '../platform/head/page-head'
import { loadHome } from './-home'
import { namedHead } from './-named-head'

export const Route = createFileRoute('/')({
  staticData: { kind: 'home', tags: () => ['posts'] },
  validateSearch: (search: HomeSearch & SearchSchemaInput): HomeSearch => readHomeSearch(search),
  loaderDeps: ({ search: { page, after, category, langs } }) => ({ page, after, category, langs }),
  loader: ({ context, deps }) => loadHome(context, deps),
  head: ({ match: { context } }) =>
    namedHead(context, '/', 'company:home', {
      jsonLd: [organization(context)],
      hasBoardFeed: true,
    }),
  component: HomeRoute,
})

function HomeRoute() {
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-16 px-4 py-10">
      <Introduction />
      <FourFacts />
      <TourLists regionId={0} />
      <ReviewList search={Route.useSearch()} />
      <BookingSteps />
    </div>
  )
}
