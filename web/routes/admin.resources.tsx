import { createFileRoute } from '@tanstack/react-router'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/resources')({
  component: adminScreen(
    async () => (await import('../bookings/desk/trips/resources/resources-page')).ResourcesPage,
  ),
})
