import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { readHomeSearch, type HomeSearch } from '../features/board/home/home.search'
import { ReviewList } from '../features/board/home/review-list'
import { BookingSteps, FourFacts, Introduction } from '../features/company/home-parts'
import { TrustStrip } from '../features/company/trust-strip'
import { organization } from '../platform/head/page-head'
import { loadHome } from './-home'
import { ToursAndStory } from './-home-story'
import { namedHead } from './-named-head'
import { siteOf } from '../platform/site/site'

export const Route = createFileRoute('/')({
  staticData: { kind: 'home', tags: () => ['posts'] },
  validateSearch: (search: HomeSearch & SearchSchemaInput): HomeSearch => readHomeSearch(search),
  loaderDeps: ({ search: { page, after, category, langs } }) => ({ page, after, category, langs }),
  loader: ({ context, deps }) => loadHome(context, deps),
  head: ({ match: { context } }) =>
    namedHead(context, '/', 'site:home', {
      jsonLd: [organization(context.origin, siteOf(context))],
      hasBoardFeed: true,
    }),
  component: HomeRoute,
})

function HomeRoute() {
  const search = Route.useSearch()
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-10 px-4 py-6 sm:gap-16 sm:py-10">
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[5fr_7fr]">
        <Introduction />
        <FourFacts />
        <TrustStrip className="lg:col-span-2" />
      </div>
      <ToursAndStory search={search} />
      <ReviewList search={search} />
      <BookingSteps />
    </div>
  )
}
