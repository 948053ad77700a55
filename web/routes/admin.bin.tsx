import { createFileRoute } from '@tanstack/react-router'
import { listAddress } from '../desk/ui/list/list-address'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/bin')({
  validateSearch: listAddress('kind'),
  component: adminScreen(async () => (await import('../desk/bin/bin-page')).BinPage),
})
