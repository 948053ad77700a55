import { createFileRoute } from '@tanstack/react-router'
import { adminDay } from './-admin'
import { adminScreen } from './-admin-screen'

const DaySheet = adminScreen(
  async () => (await import('../bookings/desk/trips/day-sheet')).DaySheet,
)

export const Route = createFileRoute('/admin/dates_/$day')({
  validateSearch: ({ days }: { days?: unknown }): { days?: 7 } =>
    Number(days) === 7 ? { days: 7 } : {},
  loader: ({ params }) => adminDay(params.day),
  component: DayRoute,
})

function DayRoute() {
  return <DaySheet from={Route.useLoaderData()} days={Route.useSearch().days ?? 1} />
}
