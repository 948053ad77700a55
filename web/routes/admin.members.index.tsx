import { createFileRoute } from '@tanstack/react-router'
import { listAddress } from '../desk/ui/list/list-address'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/members/')({
  validateSearch: listAddress('role', 'language', 'ban'),
  component: adminScreen(async () => (await import('../desk/members/members-page')).MembersPage),
})
