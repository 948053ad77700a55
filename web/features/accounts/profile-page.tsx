import { useQuery } from '@tanstack/react-query'
import { useHydrated, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGS } from '../../../worker/contracts/languages'
import { recordOf } from '../../../worker/contracts/record-of'
import type { Profile as MemberProfile } from '../../../worker/contracts/accounts/profile'
import { loadTexts } from '../../platform/i18n/i18n'
import { textLang } from '../../platform/i18n/text-lang'
import { useLang } from '../../platform/i18n/use-lang'
import { useSession } from '../../platform/session/session'
import { AlertBanner } from '../../ui/alert-banner'
import { Avatar } from '../../ui/avatar'
import { buttonClass } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { FailureAlert } from '../../ui/failure-alert'
import { LoginButton } from '../../ui/login-button'
import { onDemand } from '../../ui/on-demand'
import { RetryButton } from '../../ui/retry-button'
import { Skeleton } from '../../ui/skeleton'
import { TimeAgo } from '../../ui/time-ago'
import { AccountPage } from './account-page'
import { profileQuery, type PostRow } from './accounts.api'
import { Settings } from './settings'

const tripLists = recordOf(LANGS, (lang) =>
  onDemand(
    async () => {
      const [{ OwnTrips }] = await Promise.all([
        import('./own-trips'),
        loadTexts(lang, 'own-trips'),
      ])
      return OwnTrips
    },
    { waiting: () => <Skeleton className="h-40" /> },
  ),
)

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
      {isOwn && <OwnTripsPart />}
      <PostLists topics={profile.topics} replies={profile.replies} isOwn={isOwn} />
      {isOwn && <Settings onDeleted={onDeleted} />}
    </div>
  )
}

/** Loads on demand, with the texts of the page's language. */
function OwnTripsPart() {
  const OwnTrips = tripLists[useLang()]
  return <OwnTrips />
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

type PostListsProps = { topics: PostRow[]; replies: PostRow[]; isOwn: boolean }

function PostLists({ topics, replies, isOwn }: PostListsProps) {
  const { t } = useTranslation('accounts')
  return (
    <div className="grid gap-10 *:min-w-0 md:grid-cols-2">
      <section>
        <Rows title={t('profile.topics')} rows={topics} empty={t('profile.noTopics')} />
        {isOwn && topics.length === 0 && (
          <Link to="/travel" className={buttonClass()}>
            {t('profile.toTours')}
          </Link>
        )}
      </section>
      <section>
        <Rows title={t('profile.replies')} rows={replies} empty={t('profile.noReplies')} />
      </section>
    </div>
  )
}

function Rows({ title, rows, empty }: { title: string; rows: PostRow[]; empty: string }) {
  return (
    <>
      <h2 className="flex items-baseline justify-between border-b border-line pb-2 text-lg">
        {title} <span className="tabular text-sm font-normal text-muted">{rows.length}</span>
      </h2>
      {rows.length === 0 && <p className="py-3 text-muted">{empty}</p>}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={`${row.topicId}-${row.createdAt}`}>
            <PostLink post={row} />
          </li>
        ))}
      </ul>
    </>
  )
}

function PostLink({ post }: { post: PostRow }) {
  return (
    <Link
      to="/tour/$tourId/$topicId"
      params={{ tourId: String(post.tourId), topicId: String(post.topicId) }}
      className="flex min-h-11 flex-col py-3 hover:text-primary"
    >
      <PostTitle topicName={post.topicName} excerpt={post.excerpt} />
      <span className="flex justify-between gap-3 text-sm text-muted">
        <span className="truncate">{post.tourName}</span>
        <TimeAgo time={post.createdAt} />
      </span>
    </Link>
  )
}

/** The topic's name, below the excerpt if the post has one. */
function PostTitle({ topicName, excerpt }: Pick<PostRow, 'topicName' | 'excerpt'>) {
  return (
    <>
      {excerpt !== '' && (
        <span lang={textLang(excerpt)} className="line-clamp-2">
          {excerpt}
        </span>
      )}
      <span
        lang={textLang(topicName)}
        className={excerpt === '' ? 'line-clamp-2 font-semibold' : 'truncate text-muted'}
      >
        {topicName}
      </span>
    </>
  )
}
