import { createFileRoute } from '@tanstack/react-router'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/audit')({
  component: adminScreen(async () => (await import('../desk/dashboard/audit-page')).AuditPage),
})
