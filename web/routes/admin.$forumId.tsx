import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AdminWaiting } from '../features/admin/admin-gate'
import { adminTourId } from './-admin'
import { TourPreview } from './-admin-preview'

/** Only browsers of super users need the page; the edge's bundle goes without. */
const TourEditPage = import.meta.env.SSR
  ? AdminWaiting
  : lazy(async () => ({ default: (await import('../features/admin/tour-edit-page')).TourEditPage }))

export const Route = createFileRoute('/admin/$forumId')({
  loader: ({ params }) => adminTourId(params.forumId),
  component: TourEditRoute,
})

function TourEditRoute() {
  return (
    <Suspense fallback={<AdminWaiting />}>
      <TourEditPage
        forumId={Route.useLoaderData()}
        renderPreview={(tour, lang) => <TourPreview tour={tour} lang={lang} />}
      />
    </Suspense>
  )
}
