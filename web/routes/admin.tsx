import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AdminFrame } from '../desk/admin-frame'
import { AdminGate } from '../desk/admin-gate'
import { loadTexts } from '../platform/i18n/i18n'
import { adminHead } from './-admin'

export const Route = createFileRoute('/admin')({
  staticData: { kind: 'admin' },
  loader: async ({ context: { lang } }) => {
    if (!import.meta.env.SSR) await loadTexts(lang, 'admin')
  },
  head: ({ match: { context } }) => adminHead(context),
  component: AdminRoute,
})

function AdminRoute() {
  return (
    <AdminGate>
      <AdminFrame>
        <Outlet />
      </AdminFrame>
    </AdminGate>
  )
}
