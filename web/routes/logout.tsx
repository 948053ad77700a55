import { createFileRoute } from '@tanstack/react-router'
import { LogoutPage } from '../features/accounts/logout-page'
import { loadTexts } from '../platform/i18n/i18n'
import { pageHead } from '../platform/head/page-head'

export const Route = createFileRoute('/logout')({
  beforeLoad: async ({ context: { lang } }) => void (await loadTexts(lang, 'accounts')),
  head: ({ match: { context } }) =>
    pageHead({
      ...context,
      path: '/logout',
      title: context.t('accounts:logout.title'),
      description: context.t('accounts:logout.description'),
      isPrivate: true,
    }),
  component: LogoutPage,
})
