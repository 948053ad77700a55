import { createFileRoute } from '@tanstack/react-router'
import { AdminLoading } from '../desk/admin-gate'
import { onDemand } from '../ui/on-demand'
import { adminTourId } from './-admin'

/** Desk pages are left out of the edge's bundle. */
const ItineraryPage = import.meta.env.SSR
  ? AdminLoading
  : onDemand(async () => (await import('../desk/tours/itinerary-page')).ItineraryPage, {
      waiting: AdminLoading,
    })

export const Route = createFileRoute('/admin/route/$forumId')({
  loader: ({ params }) => adminTourId(params.forumId),
  component: ItineraryRoute,
})

function ItineraryRoute() {
  return <ItineraryPage forumId={Route.useLoaderData()} />
}
