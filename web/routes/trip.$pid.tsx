import { createFileRoute, notFound } from '@tanstack/react-router'
import { TripPage } from '../features/trip/trip-page'
import { loadTripParts } from '../features/trip/trip-parts'
import { namedHead } from './-named-head'

/** Ten characters of Crockford's alphabet, as the API has them. */
const PID = /^[0-9A-HJKMNP-TV-Z]{10}$/

/** The same document for all bookings: the browser fetches its content, so the head names no path of its own. */
export const Route = createFileRoute('/trip/$pid')({
  staticData: { isSecret: true, startsWithTrip: true },
  beforeLoad: async ({ context: { lang }, params: { pid } }) => {
    if (!PID.test(pid)) throw notFound()
    await loadTripParts(lang)
  },
  head: ({ match: { context } }) =>
    namedHead(context, '/trip', 'company:trip', { isPrivate: true }),
  component: () => <TripPage pid={Route.useParams().pid} />,
})
