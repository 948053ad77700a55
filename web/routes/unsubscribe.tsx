import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage } from '../features/accounts/unsubscribe-page'
import { loadTexts } from '../platform/i18n/i18n'
import { namedHead } from './-named-head'

export const Route = createFileRoute('/unsubscribe')({
  staticData: { isSecret: true },
  beforeLoad: async ({ context: { lang } }) => void (await loadTexts(lang, 'accounts')),
  head: ({ match: { context } }) =>
    namedHead(context, '/unsubscribe', 'accounts:unsubscribe', { isPrivate: true }),
  component: UnsubscribePage,
})
