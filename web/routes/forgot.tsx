import { createFileRoute } from '@tanstack/react-router'
import { ForgotPage } from '../features/accounts/forgot-page'
import { loadTexts } from '../platform/i18n/i18n'
import { pageHead } from '../platform/head/page-head'

export const Route = createFileRoute('/forgot')({
  beforeLoad: async ({ context: { lang } }) => void (await loadTexts(lang, 'accounts')),
  head: ({ match: { context } }) =>
    pageHead({
      ...context,
      path: '/forgot',
      title: context.t('accounts:forgot.title'),
      description: context.t('accounts:forgot.description'),
      isPrivate: true,
    }),
  component: ForgotPage,
})
