import { createFileRoute } from '@tanstack/react-router'
import { adminTourId } from './-admin'
import { adminScreen } from './-admin-screen'

const HistoryPage = adminScreen(
  async () => (await import('../desk/history/history-page')).HistoryPage,
)

export const Route = createFileRoute('/admin/history/$tourId')({
  loader: ({ params }) => adminTourId(params.tourId),
  component: () => <HistoryPage tourId={Route.useLoaderData()} />,
})
