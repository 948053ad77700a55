import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage } from '../features/accounts/unsubscribe-page'
import { loadTexts } from '../platform/i18n/i18n'
import { pageHead } from '../platform/head/page-head'

export const Route = createFileRoute('/unsubscribe')({
  staticData: { isSecret: true },
  beforeLoad: async ({ context: { lang } }) => void (await loadTexts(lang, 'accounts')),
  head: ({ match: { context } }) =>
    pageHead({
      ...context,
      path: '/unsubscribe',
      title: context.t('accounts:unsubscribe.title'),
      description: context.t('accounts:unsubscribe.description'),
      isPrivate: true,
    }),
  component: UnsubscribePage,
})
