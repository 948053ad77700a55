import { createFileRoute } from '@tanstack/react-router'
import { ResetPage } from '../features/accounts/reset-page'
import { loadTexts } from '../platform/i18n/i18n'
import { namedHead } from './-named-head'

export const Route = createFileRoute('/reset')({
  staticData: { isSecret: true },
  beforeLoad: async ({ context: { lang } }) => void (await loadTexts(lang, 'accounts')),
  head: ({ match: { context } }) =>
    namedHead(context, '/reset', 'accounts:reset', { isPrivate: true }),
  component: ResetPage,
})
