import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AdminWaiting } from '../features/admin/admin-gate'
import { adminTourId } from './-admin'

/** Only browsers of super users need the page; the edge's bundle goes without. */
const ItineraryPage = import.meta.env.SSR
  ? AdminWaiting
  : lazy(async () => ({ default: (await import('../features/admin/itinerary-page')).ItineraryPage }))

export const Route = createFileRoute('/admin/route/$forumId')({
  loader: ({ params }) => adminTourId(params.forumId),
  component: ItineraryRoute,
})

function ItineraryRoute() {
  return (
    <Suspense fallback={<AdminWaiting />}>
      <ItineraryPage forumId={Route.useLoaderData()} />
    </Suspense>
  )
}
