import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../features/accounts/profile-page'
import { loadTexts } from '../platform/i18n/i18n'
import { headOf } from './-named-head'

export const Route = createFileRoute('/user/$username')({
  beforeLoad: async ({ context: { lang } }) => void (await loadTexts(lang, 'accounts')),
  head: ({ match: { context }, params: { username } }) =>
    headOf(context, {
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
