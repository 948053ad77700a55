import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { readTrip, type Trip } from '../../worker/contracts/contact/trip'
import { tourNameQuery } from '../features/contact/contact.api'
import { ContactPage } from '../features/contact/contact-page'
import { loadTexts } from '../platform/i18n/i18n'
import { organization } from '../platform/head/page-head'
import { siteOf } from '../platform/site/site'
import { AskForTour } from './-ask-for-tour'
import { headOf } from './-named-head'

export const Route = createFileRoute('/contact')({
  validateSearch: (search: Trip & SearchSchemaInput): Trip => readTrip(search),
  loaderDeps: ({ search: { tour } }) => ({ tour }),
  loader: async ({ context: { queryClient, lang }, deps: { tour } }) => {
    await Promise.all([
      loadTexts(lang, 'contact'),
      // If the name fails to load, the form is shown without a tour.
      tour && queryClient.ensureQueryData(tourNameQuery(tour, lang)).catch(() => null),
    ])
  },
  head: ({ match: { context } }) =>
    headOf(context, {
      path: '/contact',
      title: context.t('contact:title'),
      description: context.t('contact:description'),
      jsonLd: [organization(context.origin, siteOf(context))],
    }),
  component: ContactRoute,
})

function ContactRoute() {
  const trip = Route.useSearch()
  const request = trip.tour !== undefined && <AskForTour tourId={trip.tour} people={trip.people} />
  return <ContactPage trip={trip} request={request} />
}
