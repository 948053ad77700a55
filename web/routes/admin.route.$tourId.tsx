import { createFileRoute } from '@tanstack/react-router'
import { adminTourId } from './-admin'
import { adminScreen } from './-admin-screen'

const ItineraryPage = adminScreen(
  async () => (await import('../desk/tours/itinerary/itinerary-page')).ItineraryPage,
)

export const Route = createFileRoute('/admin/route/$tourId')({
  loader: ({ params }) => adminTourId(params.tourId),
  component: () => <ItineraryPage tourId={Route.useLoaderData()} />,
})
