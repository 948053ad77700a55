import { createFileRoute } from '@tanstack/react-router'
import { BookingSteps } from '../features/company/booking-steps'
import { FourFacts } from '../features/company/four-facts'
import { Introduction } from '../features/company/introduction'
import { TourLists } from '../features/tours/tour-lists'
import { regionsQuery, tourListQuery } from '../features/tours/tours.api'
import { organization, pageHead } from '../platform/page-head'

export const Route = createFileRoute('/')({
  loader: ({ context: { queryClient, lang } }) =>
    Promise.all([queryClient.ensureQueryData(tourListQuery(lang)), queryClient.ensureQueryData(regionsQuery(lang))]),
  head: ({ match: { context } }) =>
    pageHead({
      ...context,
      path: '/',
      title: context.t('company:home.title'),
      description: context.t('company:home.description'),
      jsonLd: [organization(context.origin)],
    }),
  component: HomeRoute,
})

function HomeRoute() {
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-16 px-4 py-10">
      <Introduction />
      <FourFacts />
      <TourLists regionId={0} />
      <BookingSteps />
    </div>
  )
}
