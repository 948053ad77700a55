import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AdminWaiting } from '../features/admin/admin-gate'

/** Only browsers of super users need the page; the edge's bundle goes without. */
const AuditPage = import.meta.env.SSR
  ? AdminWaiting
  : lazy(async () => ({ default: (await import('../features/admin/audit-page')).AuditPage }))

export const Route = createFileRoute('/admin/audit')({
  component: () => (
    <Suspense fallback={<AdminWaiting />}>
      <AuditPage />
    </Suspense>
  ),
})
