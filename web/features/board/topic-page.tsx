import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/skeleton'
import { BoardLink } from './board-link'
import { ListFailed } from './list-failed'
import { Post } from './post'
import { PrivateTopic } from './private-topic'
import { TopicHeader } from './topic-header'
import { useReplies, useTopic } from './use-as-reader'

interface TopicPageProps {
  forumId: number
  topicId: number
  /** The tour's part of its own page's path; null for the contact forum, which has no such page. */
  tourAddress: string | null
}

/** A post with its replies, in reading width. */
export function TopicPage({ forumId, topicId, tourAddress }: TopicPageProps) {
  const { data: topic } = useTopic({ forumId, topicId })
  if (topic === null) return <PrivateTopic forumId={forumId} />
  if (!topic) return <Skeleton className="mx-auto my-10 h-96 w-full max-w-reading" />
  return (
    <article className="mx-auto flex w-full max-w-reading flex-col gap-6 px-4 py-8">
      <TopicHeader topic={topic} tourAddress={tourAddress} />
      <Discussion forumId={forumId} topicId={topicId} />
      <BoardLink forumId={forumId} />
    </article>
  )
}

function Discussion({ forumId, topicId }: { forumId: number; topicId: number }) {
  const { t } = useTranslation('board')
  const { data: posts, isError, refetch } = useReplies({ forumId, topicId })
  if (!posts) return isError ? <ListFailed onRetry={() => void refetch()} /> : <Skeleton className="h-64 w-full" />
  const [opening, ...answers] = posts
  return (
    <>
      {opening && <Post post={opening} forumId={forumId} topicId={topicId} />}
      {answers.length > 0 && (
        <section aria-labelledby="answers" className="flex flex-col gap-5">
          <h2 id="answers" className="text-lg">
            {t('replies', { count: answers.length })}
          </h2>
          <ol className="flex flex-col gap-5">
            {answers.map((post) => (
              <li key={post._id}>
                <Post post={post} forumId={forumId} topicId={topicId} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
