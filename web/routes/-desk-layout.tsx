import { Outlet } from '@tanstack/react-router'
import { AdminFrame } from '../desk/admin-frame'
import { AccountMenu } from '../features/accounts/account-menu'
import { LanguageMenu } from '../features/company/language-menu'

export function DeskLayout() {
  return (
    <AdminFrame languages={<LanguageMenu />} account={<AccountMenu />}>
      <Outlet />
    </AdminFrame>
  )
}
