import { createFileRoute, notFound } from '@tanstack/react-router'
import {
  WRITTEN_PAGES,
  type WrittenPageName,
} from '../../worker/contracts/written-pages/page-names'
import { adminScreen } from './-admin-screen'

const WrittenPagesPage = adminScreen<{ page: WrittenPageName }>(
  async () => (await import('../desk/written-pages/written-pages-page')).WrittenPagesPage,
)

export const Route = createFileRoute('/admin/pages/$page')({
  loader: ({ params: { page } }) => {
    const known = WRITTEN_PAGES.find((each) => each === page)
    if (!known) throw notFound()
    return known
  },
  component: () => <WrittenPagesPage page={Route.useLoaderData()} />,
})
