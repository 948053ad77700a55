import { createFileRoute } from '@tanstack/react-router'
import { adminTourId } from './-admin'
import { adminScreen } from './-admin-screen'

const QuotePage = adminScreen(
  async () => (await import('../bookings/desk/quotes/quote-page')).QuotePage,
)

export const Route = createFileRoute('/admin/bookings/$bookingId_/quotes/$number')({
  loader: ({ params }) => ({
    id: adminTourId(params.bookingId),
    number: adminTourId(params.number),
  }),
  component: QuoteRoute,
})

function QuoteRoute() {
  const { id, number } = Route.useLoaderData()
  return <QuotePage key={`${id}.${number}`} id={id} number={number} />
}
