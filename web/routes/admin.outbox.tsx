import { createFileRoute } from '@tanstack/react-router'
import { listAddress } from '../desk/ui/list/list-address'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/outbox')({
  validateSearch: listAddress('status', 'kind', 'language', 'to'),
  component: adminScreen(async () => (await import('../desk/outbox/outbox-page')).OutboxPage),
})
