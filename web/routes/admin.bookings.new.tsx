import { createFileRoute } from '@tanstack/react-router'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/bookings/new')({
  component: adminScreen(
    async () => (await import('../bookings/desk/new-booking/new-booking-page')).NewBookingPage,
  ),
})
