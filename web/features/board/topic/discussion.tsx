import { useLocation, useNavigate } from '@tanstack/react-router'
import { useRef, useState, useEffect, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { focusHeading, moveFocus } from '../../../ui/focus'
import { keepSearch } from '../../../ui/link-search'
import { Loaded } from '../../../ui/loaded'
import type { Topic } from '../board.presenter'
import { useReplies } from '../use-as-reader'
import { Post } from './post'
import { postAnchor, readPostAnchor } from '../board.search'
import { Replies } from './replies'
import type { PostPage } from './topic.api'

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

/** Goes to the page of the post in the fragment, which the server never sees. */
function useLinkedPost(shown: PostPage | undefined): void {
  const navigate = useNavigate()
  const hash = useLocation({ select: (location) => location.hash })
  const lookedUp = useRef<number | null>(null)
  const linked = readPostAnchor(hash)
  const isElsewhere =
    linked !== null && shown?.pageCount !== 1 && shown?.posts.every(({ id }) => id !== linked)
  useEffect(() => {
    // Look up each post once: a deleted one would loop.
    if (!isElsewhere || linked === null || lookedUp.current === linked) return
    lookedUp.current = linked
    void navigate({
      to: '.',
      search: keepSearch({ reply: linked }),
      hash: postAnchor(linked),
      replace: true,
    })
  }, [isElsewhere, linked, navigate])
}
