import { createFileRoute } from '@tanstack/react-router'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/bookings/new')({
  component: adminScreen(
    async () => (await import('../desk/bookings/new-booking/new-booking-page')).NewBookingPage,
  ),
})
