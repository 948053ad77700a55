import { createFileRoute } from '@tanstack/react-router'
import { listAddress } from '../desk/ui/list/list-address'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/bookings/')({
  validateSearch: listAddress('column', 'from', 'to', 'tour', 'guide', 'currency', 'due'),
  component: adminScreen(
    async () => (await import('../bookings/desk/list/bookings-page')).BookingsPage,
  ),
})
