import { createFileRoute } from '@tanstack/react-router'
import { AdminLoading } from '../desk/admin-gate'
import { onDemand } from '../ui/on-demand'

/** Desk pages are left out of the edge's bundle. */
const DeskPage = import.meta.env.SSR
  ? AdminLoading
  : onDemand(async () => (await import('../desk/dashboard/desk-page')).DeskPage, {
      waiting: AdminLoading,
    })

export const Route = createFileRoute('/admin/')({
  component: () => <DeskPage />,
})
