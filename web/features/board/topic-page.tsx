import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/skeleton'
import { BoardLink } from './board-link'
import { ListFailed } from './list-failed'
import { LockButton } from './moderation-buttons'
import { Post } from './post'
import { PrivateTopic } from './private-topic'
import { ReplyComposer } from './reply-composer'
import { TopicHeader } from './topic-header'
import { useReplies, useTopic } from './use-as-reader'
import { useSession } from '../../platform/session'

interface TopicPageProps {
  forumId: number
  topicId: number
  /** The tour's part of its own page's path; null for the contact forum, which has no such page. */
  tourAddress: string | null
}

/** A post with its replies, in reading width. */
export function TopicPage({ forumId, topicId, tourAddress }: TopicPageProps) {
  const { t } = useTranslation('board')
  const reader = useSession()
  const { data: topic, isError, refetch } = useTopic({ forumId, topicId })
  if (topic === null) return <PrivateTopic forumId={forumId} />
  if (!topic && isError) return <ListFailed onRetry={() => void refetch()} />
  if (!topic) return <Skeleton className="mx-auto my-10 h-96 w-full max-w-reading" />
  return (
    <article className="mx-auto flex w-full max-w-reading flex-col gap-6 px-4 py-8">
      <TopicHeader topic={topic} tourAddress={tourAddress} />
      {reader?.isSuperUser && <LockButton topic={topic} />}
      <Discussion forumId={forumId} topicId={topicId} />
      {topic.isLocked && !reader?.isSuperUser ? (
        <p className="border-t border-line pt-6 text-muted">{t('topic.lockedText')}</p>
      ) : (
        <ReplyComposer forumId={forumId} topicId={topicId} />
      )}
      <BoardLink forumId={forumId} />
    </article>
  )
}

function Discussion({ forumId, topicId }: { forumId: number; topicId: number }) {
  const { t } = useTranslation('board')
  const [wasDeleted, setDeleted] = useState(false)
  const { data: posts, isError, refetch } = useReplies({ forumId, topicId })
  if (!posts) return isError ? <ListFailed onRetry={() => void refetch()} /> : <Skeleton className="h-64 w-full" />
  const onDeleted = () => setDeleted(true)
  const [opening, ...answers] = posts
  return (
    <>
      {opening && <Post post={opening} forumId={forumId} onDeleted={onDeleted} />}
      {answers.length > 0 && (
        <section aria-labelledby="answers" className="flex flex-col gap-5">
          <h2 id="answers" className="text-lg">
            {t('replies', { count: answers.length })}
          </h2>
          <ol className="flex flex-col gap-5">
            {answers.map((post) => (
              <li key={post._id}>
                <Post post={post} forumId={forumId} onDeleted={onDeleted} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <p role="status" className="text-muted empty:hidden">
        {wasDeleted ? t('Deleted') : ''}
      </p>
    </>
  )
}
