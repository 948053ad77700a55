import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Profile as MemberProfile } from '../../../worker/contracts/accounts/profile'
import { useSession } from '../../platform/session/session'
import { AlertBanner } from '../../ui/alert-banner'
import { Avatar } from '../../ui/avatar'
import { LoginButton } from '../../ui/login-button'
import { Chip } from '../../ui/chip'
import { FailureAlert } from '../../ui/failure-alert'
import { RetryButton } from '../../ui/retry-button'
import { Skeleton } from '../../ui/skeleton'
import { AccountPage } from './account-page'
import { profileQuery } from './accounts.api'
import { PostLists } from './post-lists'
import { Settings } from './settings'

/** A member's profile, with settings on one's own. Members only, so the edge renders no data. */
export function ProfilePage({ username }: { username: string }) {
  const { t } = useTranslation('accounts')
  const session = useSession()
  const [isDeleted, setDeleted] = useState(false)
  if (isDeleted)
    return (
      <AccountPage title={t('settings.delete.title')}>
        <AlertBanner kind="success">{t('settings.delete.done')}</AlertBanner>
      </AccountPage>
    )
  if (!import.meta.env.SSR && session)
    return <Profile username={username} onDeleted={() => setDeleted(true)} />
  return (
    <AccountPage title={t('profile.title', { username })} acts>
      <LoginFirst />
    </AccountPage>
  )
}

/** The session is known only in the browser. */
function LoginFirst() {
  const { t } = useTranslation('accounts')
  if (!useHydrated()) return <Skeleton className="h-40" />
  return (
    <AlertBanner kind="info" action={<LoginButton />}>
      {t('profile.loginFirst')}
    </AlertBanner>
  )
}

function Profile({ username, onDeleted }: { username: string; onDeleted: () => void }) {
  const { t } = useTranslation('accounts')
  const session = useSession()
  const { data: profile, error, refetch } = useQuery(profileQuery(username))
  if (error || !profile)
    return (
      <AccountPage title={t('profile.title', { username })}>
        <ProfileLoading error={error} onRetry={() => void refetch()} />
      </AccountPage>
    )
  const isOwn = profile.username === session?.username
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-10 px-4 py-10">
      <ProfileHeader profile={profile} isAdmin={isOwn && session.isSuperUser} />
      <PostLists topics={profile.topics} replies={profile.replies} isOwn={isOwn} />
      {isOwn && <Settings onDeleted={onDeleted} />}
    </div>
  )
}

function ProfileLoading({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error) return <FailureAlert failure={error} action={<RetryButton onRetry={onRetry} />} />
  return (
    <>
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </>
  )
}

type HeaderProfile = Pick<MemberProfile, 'username' | 'avatarUrl' | 'name' | 'email'>

function ProfileHeader({ profile, isAdmin }: { profile: HeaderProfile; isAdmin: boolean }) {
  const { t } = useTranslation('accounts')
  return (
    <header className="flex items-center gap-4">
      <Avatar name={profile.username} url={profile.avatarUrl || null} />
      <div className="min-w-0">
        <h1 className="flex flex-wrap items-center gap-2 text-2xl">
          {t('profile.title', { username: profile.name })}
          {isAdmin && <Chip look="offer">{t('profile.admin')}</Chip>}
        </h1>
        {profile.email && <p className="text-muted">{profile.email}</p>}
      </div>
    </header>
  )
}
