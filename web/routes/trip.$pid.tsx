import { createFileRoute, notFound } from '@tanstack/react-router'
import { pidOf } from '../../worker/contracts/bookings/booking-address'
import { TripPage } from '../bookings/guest/trip-page'
import { loadTripParts } from '../bookings/guest/trip-parts'
import { namedHead } from './-named-head'

/** The same document for all bookings: the browser fetches its content, so the head names no path of its own. */
export const Route = createFileRoute('/trip/$pid')({
  staticData: { isSecret: true, startsWithTrip: true },
  // A mail system may have changed the case, or made the key a part of the path.
  params: { parse: ({ pid }) => ({ pid: pidOf(pid) ?? '' }) },
  beforeLoad: async ({ context: { lang }, params: { pid } }) => {
    if (pid === '') throw notFound()
    await loadTripParts(lang)
  },
  head: ({ match: { context } }) => namedHead(context, '/trip', 'site:trip', { isPrivate: true }),
  component: () => <TripPage pid={Route.useParams().pid} />,
})
