import { createFileRoute } from '@tanstack/react-router'
import { LogoutPage } from '../features/accounts/logout-page'
import { loadTexts } from '../platform/i18n/i18n'
import { namedHead } from './-named-head'

export const Route = createFileRoute('/logout')({
  beforeLoad: async ({ context: { lang } }) => void (await loadTexts(lang, 'accounts')),
  head: ({ match: { context } }) =>
    namedHead(context, '/logout', 'accounts:logout', { isPrivate: true }),
  component: LogoutPage,
})
