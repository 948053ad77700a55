import { createFileRoute } from '@tanstack/react-router'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/saved-replies')({
  component: adminScreen(
    async () => (await import('../desk/inbox/saved-replies-page')).SavedRepliesPage,
  ),
})
