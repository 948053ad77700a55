import { createFileRoute } from '@tanstack/react-router'
import { calgaryDay } from '../../worker/contracts/dates/calgary-clock'
import { readMonth } from '../bookings/desk/trips/month-address'
import { useNow } from '../platform/forms/use-now'
import { adminScreen } from './-admin-screen'

const DatesPage = adminScreen(
  async () => (await import('../bookings/desk/trips/dates-page')).DatesPage,
)

export interface DatesSearch {
  month?: string
  view?: 'grid'
}

export const Route = createFileRoute('/admin/dates')({
  validateSearch: ({ month, view }: { month?: unknown; view?: unknown }): DatesSearch => {
    const known = readMonth(month, '')
    return { ...(known !== '' && { month: known }), ...(view === 'grid' && { view }) }
  },
  component: DatesRoute,
})

function DatesRoute() {
  const today = calgaryDay(useNow())
  const { month = today.slice(0, 7), view = 'agenda' } = Route.useSearch()
  return <DatesPage month={month} view={view} />
}
