import { createFileRoute } from '@tanstack/react-router'
import { calgaryDay } from '../../worker/contracts/dates/calgary-clock'
import { readMonth } from '../bookings/desk/trips/month-address'
import { useNow } from '../platform/forms/use-now'
import { adminScreen } from './-admin-screen'

const DatesPage = adminScreen(
  async () => (await import('../bookings/desk/trips/dates-page')).DatesPage,
)

export const Route = createFileRoute('/admin/dates')({
  validateSearch: ({ month }: { month?: unknown }): { month?: string } => {
    const known = readMonth(month, '')
    return known === '' ? {} : { month: known }
  },
  component: DatesRoute,
})

function DatesRoute() {
  const today = calgaryDay(useNow())
  return <DatesPage month={Route.useSearch().month ?? today.slice(0, 7)} />
}
