import { createFileRoute } from '@tanstack/react-router'
import { listAddress } from '../desk/ui/list/list-address'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/inbox')({
  validateSearch: listAddress('view', 'owner', 'source', 'language', 'tour', 'thread'),
  component: adminScreen(async () => (await import('../desk/inbox/inbox-page')).InboxPage),
})
