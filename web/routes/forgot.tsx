import { createFileRoute } from '@tanstack/react-router'
import { ForgotPage } from '../features/accounts/forgot-page'
import { loadTexts } from '../platform/i18n/i18n'
import { namedHead } from './-named-head'

export const Route = createFileRoute('/forgot')({
  beforeLoad: async ({ context: { lang } }) => void (await loadTexts(lang, 'accounts')),
  head: ({ match: { context } }) =>
    namedHead(context, '/forgot', 'accounts:forgot', { isPrivate: true }),
  component: ForgotPage,
})
