import { createFileRoute } from '@tanstack/react-router'
import { PERIODS, type Period } from '../desk/figures/periods'
import { adminScreen } from './-admin-screen'

const FiguresPage = adminScreen(
  async () => (await import('../desk/figures/figures-page')).FiguresPage,
)

export const Route = createFileRoute('/admin/figures')({
  validateSearch: ({ weeks }: { weeks?: unknown }): { weeks?: Period } => {
    const period = PERIODS.find((each) => String(each) === String(weeks))
    return period ? { weeks: period } : {}
  },
  component: () => <FiguresPage weeks={Route.useSearch().weeks ?? PERIODS[0]} />,
})
