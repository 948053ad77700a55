import { Link, useHydrated, useLocation } from '@tanstack/react-router'
import { Lock, ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { INQUIRY, QUESTION } from '../../../../worker/contracts/board/topic-rules'
import { useSession } from '../../../platform/session/session'
import { AlertBanner } from '../../../ui/alert-banner'
import { buttonClass } from '../../../ui/button'
import { Loaded, type LoadedQuery } from '../../../ui/loaded'
import { LoginButton } from '../../../ui/login-button'
import type { Topic } from '../board.presenter'
import { ReplyComposer } from '../compose/reply-composer'
import { useTopic } from '../use-as-reader'
import { Discussion } from './discussion'
import { LockButton } from './lock-button'
import { maskEmail } from './mask-email'
import { TopicHeader } from './topic-header'

interface TopicPageProps {
  tourId: number
  topicId: number
  /** Page of posts, from 1. */
  page: number
  /** Last part of the tour's path; null for the contact forum, which has no such page. */
  tourAddress: string | null
}

export function TopicPage({ tourId, topicId, page, tourAddress }: TopicPageProps) {
  const { t } = useTranslation('board')
  const reader = useSession()
  const query = useTopic({ tourId, topicId })
  const topic = query.data
  if (topic === null) return <PrivateTopic tourId={tourId} />
  if (!topic) return <TopicLoading query={query} />
  return (
    <article className="mx-auto flex w-full max-w-reading flex-col gap-6 px-4 py-8">
      <TopicHeader topic={topic} tourAddress={tourAddress} />
      <SentNote topic={topic} />
      {reader?.isSuperUser && <LockButton topic={topic} />}
      <Discussion topic={topic} page={page} />
      {topic.isLocked && !reader?.isSuperUser ? (
        <p className="border-t border-line pt-6 text-muted">{t('topic.lockedText')}</p>
      ) : (
        <ReplyComposer tourId={tourId} topicId={topicId} />
      )}
      <BoardLink tourId={tourId} />
    </article>
  )
}

/** The skeleton or the error of a topic that has not loaded. */
function TopicLoading({ query }: { query: LoadedQuery<unknown> }) {
  const { t } = useTranslation('board')
  return (
    <div className="mx-auto w-full max-w-reading px-4 py-10">
      <Loaded query={query} skeleton="h-96" failure={t('failed')}>
        {() => null}
      </Loaded>
    </div>
  )
}

/** Shown in place of a private topic to readers without access. */
function PrivateTopic({ tourId }: { tourId: number }) {
  const { t } = useTranslation('board')
  const reader = useSession()
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col items-start gap-4 px-4 py-20">
      <span aria-hidden className="grid size-14 place-items-center rounded-full bg-line text-muted">
        <Lock size={24} />
      </span>
      <h1 className="text-2xl">{t('topic.private.title')}</h1>
      <p className="text-muted">{t('topic.private.text')}</p>
      {reader === null && (
        <>
          <p className="text-muted">{t('topic.private.login')}</p>
          <LoginButton />
        </>
      )}
      <BoardLink tourId={tourId} />
    </div>
  )
}

function BoardLink({ tourId }: { tourId: number }) {
  const { t } = useTranslation('board')
  const params = { tourId: String(tourId) }
  return (
    <Link to="/board/$tourId" params={params} className={`${buttonClass('link')} self-start`}>
      <ArrowLeft aria-hidden size={18} />
      {t('topic.toBoard')}
    </Link>
  )
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True on the page of a topic that was just written. */
    isSent?: boolean
  }
}

/** Tells the author of a new topic that it was sent, and which address gets the answer. */
function SentNote({ topic: { category } }: { topic: Topic }) {
  const { t } = useTranslation('board')
  const isSent = useLocation({ select: ({ state }) => state.isSent === true })
  const email = useSession()?.email
  // The edge does not see the history's state.
  if (!useHydrated() || !isSent || !email) return null
  const isAsking = category === INQUIRY || category === QUESTION
  return (
    <AlertBanner kind="success">
      {t(isAsking ? 'topic.sent' : 'topic.posted', { email: maskEmail(email) })}
    </AlertBanner>
  )
}
