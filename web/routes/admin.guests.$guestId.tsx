import { createFileRoute } from '@tanstack/react-router'
import { adminTourId } from './-admin'
import { adminScreen } from './-admin-screen'

const GuestPage = adminScreen(
  async () => (await import('../bookings/desk/guests/guest-page')).GuestPage,
)

export const Route = createFileRoute('/admin/guests/$guestId')({
  loader: ({ params }) => adminTourId(params.guestId),
  component: GuestRoute,
})

function GuestRoute() {
  const id = Route.useLoaderData()
  return <GuestPage key={id} id={id} />
}
