import { createFileRoute } from '@tanstack/react-router'
import { AdminWaiting } from '../features/admin/admin-gate'
import { onDemand } from '../ui/on-demand'
import { adminTourId } from './-admin'

/** Only browsers of super users need the page; the edge's bundle goes without. */
const ImagesPage = import.meta.env.SSR
  ? AdminWaiting
  : onDemand(async () => (await import('../features/admin/images/images-page')).ImagesPage, { waiting: AdminWaiting })

export const Route = createFileRoute('/admin/img/$forumId')({
  loader: ({ params }) => adminTourId(params.forumId),
  component: ImagesRoute,
})

function ImagesRoute() {
  return <ImagesPage forumId={Route.useLoaderData()} />
}
