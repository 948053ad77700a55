import { createFileRoute } from '@tanstack/react-router'
import { calgaryDay } from '../../worker/contracts/dates/calgary-clock'
import { periodOf, readPeriod } from '../bookings/desk/figures/money-period'
import { useNow } from '../platform/forms/use-now'
import { adminScreen } from './-admin-screen'

const MoneyPage = adminScreen(
  async () => (await import('../bookings/desk/figures/money-page')).MoneyPage,
)

export const Route = createFileRoute('/admin/figures_/money')({
  validateSearch: readPeriod,
  component: MoneyRoute,
})

function MoneyRoute() {
  return <MoneyPage {...periodOf(Route.useSearch(), calgaryDay(useNow()))} />
}
