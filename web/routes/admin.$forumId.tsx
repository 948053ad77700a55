import { createFileRoute } from '@tanstack/react-router'
import { AdminLoading } from '../desk/admin-gate'
import { onDemand } from '../ui/on-demand'
import { adminTourId } from './-admin'
import { TourPreview } from './-admin-preview'

/** Desk pages are left out of the edge's bundle. */
const TourEditPage = import.meta.env.SSR
  ? AdminLoading
  : onDemand(async () => (await import('../desk/tours/tour-edit-page')).TourEditPage, {
      waiting: AdminLoading,
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
