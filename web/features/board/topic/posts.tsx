import { useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { focusHeading, moveFocus } from '../../../ui/focus'
import type { PostPage } from './topic.api'
import type { Topic } from '../board.presenter'
import { Post } from './post'
import { Replies } from './replies'

interface PostsProps {
  topic: Topic
  page: number
  shown: PostPage
}

/** The opening post and the replies of one page. */
export function Posts({ topic, page, shown: { posts, pageCount } }: PostsProps) {
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

function useDeletionStatus(section: RefObject<HTMLElement | null>, replyCount: number) {
  const { t } = useTranslation('board')
  const [wasDeleted, setDeleted] = useState(false)
  const onDeletion = (isDone: boolean) => {
    setDeleted(isDone)
    if (!isDone) return
    // The buttons disappear with their post, and the section with the last post.
    if (replyCount > 1) moveFocus(section.current)
    else focusHeading()
  }
  return { onDeletion, status: wasDeleted ? t('Deleted') : '' }
}
