import { createFileRoute } from '@tanstack/react-router'
import { adminTourId } from './-admin'
import { adminScreen } from './-admin-screen'

const HistoryPage = adminScreen(
  async () => (await import('../desk/history/history-page')).HistoryPage,
)

export const Route = createFileRoute('/admin/history/$forumId')({
  loader: ({ params }) => adminTourId(params.forumId),
  component: () => <HistoryPage forumId={Route.useLoaderData()} />,
})
