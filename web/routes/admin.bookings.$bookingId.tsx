import { createFileRoute } from '@tanstack/react-router'
import { adminTourId } from './-admin'
import { adminScreen } from './-admin-screen'

const BookingPage = adminScreen(
  async () => (await import('../bookings/desk/page/booking-page')).BookingPage,
)

export const Route = createFileRoute('/admin/bookings/$bookingId')({
  loader: ({ params }) => adminTourId(params.bookingId),
  component: BookingRoute,
})

function BookingRoute() {
  const id = Route.useLoaderData()
  return <BookingPage key={id} id={id} />
}
