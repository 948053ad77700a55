import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AdminWaiting } from '../features/admin/admin-gate'

/** Only browsers of super users need the page; the edge's bundle goes without. */
const ReportsPage = import.meta.env.SSR
  ? AdminWaiting
  : lazy(async () => ({ default: (await import('../features/admin/reports-page')).ReportsPage }))

export const Route = createFileRoute('/admin/reports')({
  component: () => (
    <Suspense fallback={<AdminWaiting />}>
      <ReportsPage />
    </Suspense>
  ),
})
