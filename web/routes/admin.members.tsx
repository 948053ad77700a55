import { createFileRoute } from '@tanstack/react-router'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/members')({
  component: adminScreen(async () => (await import('../desk/dashboard/members-page')).MembersPage),
})
