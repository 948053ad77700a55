import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../../ui/loaded'
import type { Topic } from '../board.presenter'
import { useReplies } from '../use-as-reader'
import { Post } from './post'
import { Replies } from './replies'
import type { PostPage } from './topic.api'
import { useLinkedPost, useDeletionStatus } from './use-linked-post'

/** One page of posts: the opening post on the first, then replies and pager. */
export function Discussion({ topic, page }: { topic: Topic; page: number }) {
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
