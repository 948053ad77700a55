import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AdminFrame } from '../desk/admin-frame'
import { AdminGate } from '../desk/admin-gate'
import { loadDeskTexts } from '../platform/i18n/i18n'
import { adminHead } from './-admin'

export const Route = createFileRoute('/admin')({
  staticData: { kind: 'admin' },
  loader: async ({ context: { lang } }) => void (await loadDeskTexts(lang)),
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
