import { createFileRoute } from '@tanstack/react-router'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/backups')({
  component: adminScreen(async () => (await import('../desk/backups/backups-page')).BackupsPage),
})
