import { createFileRoute } from '@tanstack/react-router'
import { listAddress } from '../desk/ui/list/list-address'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/audit')({
  validateSearch: listAddress('actor', 'thing', 'from', 'to'),
  component: adminScreen(async () => (await import('../desk/dashboard/audit-page')).AuditPage),
})
