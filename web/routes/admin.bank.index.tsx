import { createFileRoute } from '@tanstack/react-router'
import { listAddress } from '../desk/ui/list/list-address'
import { adminScreen } from './-admin-screen'

export const Route = createFileRoute('/admin/bank/')({
  validateSearch: listAddress('status'),
  component: adminScreen(async () => (await import('../bookings/desk/bank/bank-page')).BankPage),
})
