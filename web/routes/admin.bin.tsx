import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AdminWaiting } from '../features/admin/admin-gate'

/** Only browsers of super users need the page; the edge's bundle goes without. */
const BinPage = import.meta.env.SSR
  ? AdminWaiting
  : lazy(async () => ({ default: (await import('../features/admin/bin-page')).BinPage }))

export const Route = createFileRoute('/admin/bin')({
  component: () => (
    <Suspense fallback={<AdminWaiting />}>
      <BinPage />
    </Suspense>
  ),
})
