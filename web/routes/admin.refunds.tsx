import { createFileRoute } from '@tanstack/react-router'
import { listAddress } from '../desk/ui/list/list-address'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/refunds')({
  validateSearch: listAddress('list'),
  component: adminScreen(
    async () => (await import('../bookings/desk/money/refunds-page')).RefundsPage,
  ),
})
