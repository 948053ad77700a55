import { createFileRoute } from '@tanstack/react-router'
import { adminTourId } from './-admin'
import { adminScreen } from './-admin-screen'

const ImagesPage = adminScreen(async () => (await import('../desk/images/images-page')).ImagesPage)

export const Route = createFileRoute('/admin/img/$forumId')({
  loader: ({ params }) => adminTourId(params.forumId),
  component: ImagesRoute,
})

function ImagesRoute() {
  return <ImagesPage forumId={Route.useLoaderData()} />
}
