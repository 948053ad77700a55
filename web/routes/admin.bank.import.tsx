import { createFileRoute } from '@tanstack/react-router'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/bank/import')({
  component: adminScreen(
    async () => (await import('../bookings/desk/bank/import/import-page')).ImportPage,
  ),
})
