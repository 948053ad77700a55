import { createFileRoute } from '@tanstack/react-router'
import { adminTourId } from './-admin'
import { adminScreen } from './-admin-screen'

const ImagesPage = adminScreen(async () => (await import('../desk/images/images-page')).ImagesPage)

export const Route = createFileRoute('/admin/img/$tourId')({
  validateSearch: ({ view }: { view?: unknown }): { view?: 'texts' } =>
    view === 'texts' ? { view } : {},
  loader: ({ params }) => adminTourId(params.tourId),
  component: () => <ImagesPage tourId={Route.useLoaderData()} view={Route.useSearch().view} />,
})
