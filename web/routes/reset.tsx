import { createFileRoute } from '@tanstack/react-router'
import { ResetPage } from '../features/accounts/reset-page'
import { loadTexts } from '../platform/i18n/i18n'
import { pageHead } from '../platform/head/page-head'

export const Route = createFileRoute('/reset')({
  staticData: { isSecret: true },
  beforeLoad: async ({ context: { lang } }) => void (await loadTexts(lang, 'accounts')),
  head: ({ match: { context } }) =>
    pageHead({
      ...context,
      path: '/reset',
      title: context.t('accounts:reset.title'),
      description: context.t('accounts:reset.description'),
      isPrivate: true,
    }),
  component: ResetPage,
})
