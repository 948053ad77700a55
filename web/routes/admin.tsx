import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AdminFrame } from '../desk/admin-frame'
import { AccountMenu } from '../features/accounts/account-menu'
import { LanguageMenu } from '../features/company/language-menu'
import { PageFailed } from '../features/company/page-failed'
import { loadDeskTexts } from '../platform/i18n/i18n'
import { keepLanguage } from '../platform/i18n/remember-language'
import { adminHead } from './-admin'

export const Route = createFileRoute('/admin')({
  staticData: { kind: 'admin' },
  loader: async ({ context: { lang } }) => {
    // The API names tours in it.
    if (!import.meta.env.SSR) keepLanguage(lang)
    await loadDeskTexts(lang)
  },
  head: ({ match: { context } }) => adminHead(context),
  component: () => (
    <AdminFrame languages={<LanguageMenu />} account={<AccountMenu />}>
      <Outlet />
    </AdminFrame>
  ),
  errorComponent: (failure) => (
    <main id="main" tabIndex={-1}>
      <PageFailed {...failure} />
    </main>
  ),
})
