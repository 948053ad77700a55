import { createFileRoute } from '@tanstack/react-router'
import { adminTourId } from './-admin'
import { adminScreen } from './-admin-screen'

const TourEditPage = adminScreen(
  async () => (await import('../desk/tours/tour-edit-page')).TourEditPage,
)

export const Route = createFileRoute('/admin/$tourId')({
  loader: ({ params }) => adminTourId(params.tourId),
  component: () => <TourEditPage tourId={Route.useLoaderData()} />,
})
