import { createFileRoute } from '@tanstack/react-router'
import { AdminWaiting } from '../features/admin/admin-gate'
import { onDemand } from '../ui/on-demand'
import { adminTourId } from './-admin'

/** Only browsers of super users need the page; the edge's bundle goes without. */
const ItineraryPage = import.meta.env.SSR
  ? AdminWaiting
  : onDemand(async () => (await import('../features/admin/tours/itinerary-page')).ItineraryPage, {
      waiting: AdminWaiting,
    })

export const Route = createFileRoute('/admin/route/$forumId')({
  loader: ({ params }) => adminTourId(params.forumId),
  component: ItineraryRoute,
})

function ItineraryRoute() {
  return <ItineraryPage forumId={Route.useLoaderData()} />
}
