import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../features/accounts/profile-page'
import { loadTexts } from '../platform/i18n/i18n'
import { pageHead } from '../platform/head/page-head'
import { siteOf } from '../platform/site/site'

export const Route = createFileRoute('/user/$username')({
  beforeLoad: async ({ context: { lang } }) => void (await loadTexts(lang, 'accounts')),
  head: ({ match: { context }, params: { username } }) =>
    pageHead({
      ...context,
      site: siteOf(context),
      path: `/user/${username}`,
      title: context.t('accounts:profile.title', { username }),
      description: context.t('accounts:profile.description'),
      isPrivate: true,
    }),
  component: ProfileRoute,
})

function ProfileRoute() {
  const { username } = Route.useParams()
  return <ProfilePage key={username} username={username} />
}
