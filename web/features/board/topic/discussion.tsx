import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Topic } from '../board.api'
import { buttonClass } from '../../../ui/button'
import { focusHeading, moveFocus } from '../../../ui/focus'
import { Loaded } from '../../../ui/loaded'
import { Pager } from '../../../ui/pager'
import type { PostPage } from '../board.api'
import { ANSWERS, NEWEST } from '../board.search'
import { Post } from './post'
import { useReplies } from '../use-as-reader'
import { useLinkedPost } from './use-linked-post'

/** Replies on a page from which a link to the newest is shown. */
const MANY = 10

interface DiscussionProps {
  topic: Topic
  page: number
}

/** One page of posts: the opening post on the first, then replies and pager. */
export function Discussion({ topic, page }: DiscussionProps) {
  const { t } = useTranslation('board')
  const query = useReplies({ tourId: topic.tourId, topicId: topic.id, page })
  useLinkedPost(query.data)
  return (
    <Loaded query={query} failure={t('failed')}>
      {(shown) => <Posts topic={topic} page={page} {...shown} />}
    </Loaded>
  )
}

function Posts({ topic, page, posts, pageCount }: DiscussionProps & PostPage) {
  const { t } = useTranslation('board')
  const [wasDeleted, setDeleted] = useState(false)
  const section = useRef<HTMLElement>(null)
  const opening = posts.find(({ isOpening }) => isOpening)
  const replies = posts.filter(({ isOpening }) => !isOpening)
  const isOne = pageCount === 1
  const onDeletion = (isDone: boolean) => {
    setDeleted(isDone)
    if (!isDone) return
    // The post goes with its buttons, the last one with the section.
    if (replies.length > 1) moveFocus(section.current)
    else focusHeading()
  }
  return (
    <>
      {opening && <Post post={opening} tourId={topic.tourId} onDeletion={onDeletion} />}
      {(replies.length > 0 || !isOne || page > 1) && (
        <section ref={section} aria-labelledby={ANSWERS} className="flex flex-col gap-5">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h2 id={ANSWERS} className="scroll-mt-6 text-lg">
              {t('replies', { count: isOne ? replies.length : topic.replies })}
            </h2>
            {(!isOne || replies.length >= MANY) && (
              <p className="flex flex-wrap gap-x-4">
                {page > 1 && <PlaceLink page={1} label={t('fromStart')} />}
                <PlaceLink page={pageCount} hash={NEWEST} label={t('topic.toNewest')} />
              </p>
            )}
          </div>
          <ol className="flex flex-col gap-5">
            {replies.map((post, index) => (
              <li
                key={post.id}
                {...(page === pageCount &&
                  index === replies.length - 1 && { id: NEWEST, className: 'scroll-mt-6' })}
              >
                <Post post={post} tourId={topic.tourId} onDeletion={onDeletion} />
              </li>
            ))}
          </ol>
          {replies.length === 0 && <p className="py-6 text-center text-muted">{t('pastEnd')}</p>}
          {/* Beyond the end every page leads back. */}
          <Pager
            page={page}
            pageCount={Math.max(pageCount, page)}
            label={t('pages')}
            hash={ANSWERS}
          />
        </section>
      )}
      <p role="status" className="text-muted empty:sr-only">
        {wasDeleted ? t('Deleted') : ''}
      </p>
    </>
  )
}

function PlaceLink({ page, hash, label }: { page: number; hash?: string; label: string }) {
  const search = ((previous: object) => ({
    ...previous,
    page: page === 1 ? undefined : page,
  })) as never
  return (
    <Link
      to="."
      search={search}
      {...(hash && { hash })}
      activeOptions={{ exact: true, includeHash: true }}
      className={buttonClass('link')}
    >
      {label}
    </Link>
  )
}
