import { createFileRoute } from '@tanstack/react-router'
import { AdminLoading } from '../desk/admin-gate'
import { onDemand } from '../ui/on-demand'

/** Desk pages are left out of the edge's bundle. */
const BackupsPage = import.meta.env.SSR
  ? AdminLoading
  : onDemand(async () => (await import('../desk/backups/backups-page')).BackupsPage, {
      waiting: AdminLoading,
    })

export const Route = createFileRoute('/admin/backups')({
  component: () => <BackupsPage />,
})
