import { createFileRoute } from '@tanstack/react-router'
import { AdminLoading } from '../desk/admin-gate'
import { onDemand } from '../ui/on-demand'
import { adminTourId } from './-admin'

/** Desk pages are left out of the edge's bundle. */
const ImagesPage = import.meta.env.SSR
  ? AdminLoading
  : onDemand(async () => (await import('../desk/images/images-page')).ImagesPage, {
      waiting: AdminLoading,
    })

export const Route = createFileRoute('/admin/img/$forumId')({
  loader: ({ params }) => adminTourId(params.forumId),
  component: ImagesRoute,
})

function ImagesRoute() {
  return <ImagesPage forumId={Route.useLoaderData()} />
}
