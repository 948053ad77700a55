import { createFileRoute } from '@tanstack/react-router'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/bin')({
  component: adminScreen(async () => (await import('../desk/bin/bin-page')).BinPage),
})
