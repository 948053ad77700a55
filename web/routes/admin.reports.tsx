import { createFileRoute } from '@tanstack/react-router'
import { listAddress } from '../desk/ui/list/list-address'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/reports')({
  validateSearch: listAddress('view', 'reason'),
  component: adminScreen(async () => (await import('../desk/board/reports-page')).ReportsPage),
})
