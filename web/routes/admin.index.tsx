import { createFileRoute } from '@tanstack/react-router'
import { AdminWaiting } from '../features/admin/admin-gate'
import { onDemand } from '../ui/on-demand'

/** Only browsers of super users need the page; the edge's bundle goes without. */
const DeskPage = import.meta.env.SSR
  ? AdminWaiting
  : onDemand(async () => (await import('../features/admin/desk/desk-page')).DeskPage, { waiting: AdminWaiting })

export const Route = createFileRoute('/admin/')({
  component: () => <DeskPage />,
})
