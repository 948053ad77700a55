import { createFileRoute } from '@tanstack/react-router'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/')({
  component: adminScreen(async () => (await import('../desk/dashboard/desk-page')).DeskPage),
})
