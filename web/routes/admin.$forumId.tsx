import { createFileRoute } from '@tanstack/react-router'
import { AdminWaiting } from '../features/admin/admin-gate'
import { onDemand } from '../ui/on-demand'
import { adminTourId } from './-admin'
import { TourPreview } from './-admin-preview'

/** Only browsers of super users need the page; the edge's bundle goes without. */
const TourEditPage = import.meta.env.SSR
  ? AdminWaiting
  : onDemand(async () => (await import('../features/admin/tours/tour-edit-page')).TourEditPage, {
      waiting: AdminWaiting,
    })

export const Route = createFileRoute('/admin/$forumId')({
  loader: ({ params }) => adminTourId(params.forumId),
  component: TourEditRoute,
})

function TourEditRoute() {
  return (
    <TourEditPage
      forumId={Route.useLoaderData()}
      renderPreview={(tour, lang) => <TourPreview tour={tour} lang={lang} />}
    />
  )
}
