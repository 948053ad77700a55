import { createFileRoute } from '@tanstack/react-router'
import { loadContent } from '../content/content'
import { RegisterPage } from '../features/accounts/register-page'
import { loadTexts } from '../platform/i18n/i18n'
import { namedHead } from './-named-head'

export const Route = createFileRoute('/register')({
  beforeLoad: async ({ context: { lang } }) => void (await loadTexts(lang, 'accounts')),
  loader: async ({ context }) => {
    const [terms, privacy] = await Promise.all([
      loadContent('tandc', context),
      loadContent('privacy', context),
    ])
    return { terms, privacy }
  },
  head: ({ match: { context } }) => namedHead(context, '/register', 'accounts:signUp'),
  component: () => <RegisterPage texts={Route.useLoaderData()} />,
})
