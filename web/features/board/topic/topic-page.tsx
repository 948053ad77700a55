import { Link, useHydrated, useLocation } from '@tanstack/react-router'
import { Lock, ArrowLeft, MessageSquareOff, MessagesSquare } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { INQUIRY, QUESTION } from '../../../../worker/contracts/board/topic-rules'
import { setTopicLock } from '../../../platform/api/moderation'
import { useSession } from '../../../platform/session/session'
import { useMay } from '../../../platform/session/use-may'
import { AlertBanner } from '../../../ui/alert-banner'
import { buttonClass } from '../../../ui/button'
import { Loaded, type LoadedQuery } from '../../../ui/loaded'
import { LoginButton } from '../../../ui/login-button'
import type { Topic } from '../board.presenter'
import { ReplyComposer } from '../compose/reply-composer'
import { SendFailure } from '../compose/send-failure'
import { useTopic, useReplies } from '../use-as-reader'
import { ActionButton } from './action-button'
import { Post } from './post'
import { Replies } from './replies'
import { TopicHeader } from './topic-header'
import type { PostPage } from './topic.api'
import { useDecision } from './use-decision'
import { useLinkedPost, useDeletionStatus } from './use-linked-post'

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
  const mayModerate = useMay('board:moderate')
  const query = useTopic({ tourId, topicId })
  const topic = query.data
  if (topic === null) return <PrivateTopic tourId={tourId} />
  if (!topic) return <TopicLoading query={query} />
  return (
    <article className="mx-auto flex w-full max-w-reading flex-col gap-6 px-4 py-8">
      <TopicHeader topic={topic} tourAddress={tourAddress} />
      <SentNote topic={topic} />
      {mayModerate && <LockButton topic={topic} />}
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

/** Masks an address so that only its owner recognises it: `g…@example.com`. */
export function maskEmail(email: string): string {
  const [first = ''] = Array.from(email)
  // A line may end behind an ellipsis, but not inside an address.
  return `${first}…\u2060${email.slice(email.lastIndexOf('@'))}`
}

/** Closes a topic for replies, or opens it again; admins only. */
function LockButton({ topic }: { topic: Topic }) {
  const { t } = useTranslation('board')
  const lock = useDecision((client, isLocked: boolean) => setTopicLock(client, topic.id, isLocked))
  return (
    <div className="-ms-3">
      <ActionButton
        icon={topic.isLocked ? MessagesSquare : MessageSquareOff}
        label={t(topic.isLocked ? 'topic.unlock' : 'topic.lock')}
        disabled={lock.isPending}
        onClick={() => lock.mutate(!topic.isLocked)}
      />
      <SendFailure error={lock.error} />
    </div>
  )
}

/** One page of posts: the opening post on the first, then replies and pager. */
function Discussion({ topic, page }: { topic: Topic; page: number }) {
  const { t } = useTranslation('board')
  const query = useReplies({ tourId: topic.tourId, topicId: topic.id, page })
  useLinkedPost(query.data)
  return (
    <Loaded query={query} failure={t('failed')}>
      {(shown) => <Posts topic={topic} page={page} shown={shown} />}
    </Loaded>
  )
}

/** The opening post and the replies of one page. */
function Posts({ topic, page, shown }: { topic: Topic; page: number; shown: PostPage }) {
  const { posts, pageCount } = shown
  const section = useRef<HTMLElement>(null)
  const opening = posts.find(({ isOpening }) => isOpening)
  const replies = posts.filter(({ isOpening }) => !isOpening)
  const { onDeletion, status } = useDeletionStatus(section, replies.length)
  return (
    <>
      {opening && <Post post={opening} tourId={topic.tourId} onDeletion={onDeletion} />}
      {(replies.length > 0 || pageCount !== 1 || page > 1) && (
        <Replies ref={section} {...{ topic, replies, page, pageCount, onDeletion }} />
      )}
      <p role="status" className="text-muted empty:sr-only">
        {status}
      </p>
    </>
  )
}
