import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AdminWaiting } from '../features/admin/admin-gate'

/** Only browsers of super users need the page; the edge's bundle goes without. */
const MembersPage = import.meta.env.SSR
  ? AdminWaiting
  : lazy(async () => ({ default: (await import('../features/admin/members-page')).MembersPage }))

export const Route = createFileRoute('/admin/members')({
  component: () => (
    <Suspense fallback={<AdminWaiting />}>
      <MembersPage />
    </Suspense>
  ),
})
