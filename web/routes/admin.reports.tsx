import { createFileRoute } from '@tanstack/react-router'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/reports')({
  component: adminScreen(async () => (await import('../desk/board/reports-page')).ReportsPage),
})
