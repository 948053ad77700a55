import { createFileRoute } from '@tanstack/react-router'
import { listAddress } from '../desk/ui/list/list-address'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/tours')({
  validateSearch: listAddress('status', 'region', 'texts'),
  component: adminScreen(async () => (await import('../desk/tour-list/tours-page')).ToursPage),
})
