import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { VerifyPage } from '../features/accounts/verify-page'
import { loadTexts } from '../platform/i18n/i18n'
import { namedHead } from './-named-head'

export const Route = createFileRoute('/verify')({
  staticData: { isSecret: true },
  validateSearch: ({ email }: { email?: string } & SearchSchemaInput): { email?: string } =>
    typeof email === 'string' ? { email } : {},
  beforeLoad: async ({ context: { lang } }) => void (await loadTexts(lang, 'accounts')),
  head: ({ match: { context } }) =>
    namedHead(context, '/verify', 'accounts:verify', { isPrivate: true }),
  component: VerifyPage,
})
