import { createFileRoute } from '@tanstack/react-router'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/outbox')({
  component: adminScreen(async () => (await import('../desk/outbox/outbox-page')).OutboxPage),
})
