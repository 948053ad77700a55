import { createFileRoute } from '@tanstack/react-router'
import { AdminLoading } from '../desk/admin-gate'
import { onDemand } from '../ui/on-demand'

/** Desk pages are left out of the edge's bundle. */
const MembersPage = import.meta.env.SSR
  ? AdminLoading
  : onDemand(async () => (await import('../desk/dashboard/members-page')).MembersPage, {
      waiting: AdminLoading,
    })

export const Route = createFileRoute('/admin/members')({
  component: () => <MembersPage />,
})
