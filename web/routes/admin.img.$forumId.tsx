import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AdminWaiting } from '../features/admin/admin-gate'
import { adminTourId } from './-admin'

/** Only browsers of super users need the page; the edge's bundle goes without. */
const ImagesPage = import.meta.env.SSR
  ? AdminWaiting
  : lazy(async () => ({ default: (await import('../features/admin/images-page')).ImagesPage }))

export const Route = createFileRoute('/admin/img/$forumId')({
  loader: ({ params }) => adminTourId(params.forumId),
  component: ImagesRoute,
})

function ImagesRoute() {
  return (
    <Suspense fallback={<AdminWaiting />}>
      <ImagesPage forumId={Route.useLoaderData()} />
    </Suspense>
  )
}
