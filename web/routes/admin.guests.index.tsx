import { createFileRoute } from '@tanstack/react-router'
import { listAddress } from '../desk/ui/list/list-address'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/guests/')({
  validateSearch: listAddress('language'),
  component: adminScreen(
    async () => (await import('../bookings/desk/guests/guests-page')).GuestsPage,
  ),
})
