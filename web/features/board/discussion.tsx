import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Topic } from '../../../worker/contracts/board'
import { Pager } from '../../ui/pager'
import { Skeleton } from '../../ui/skeleton'
import { ANSWERS, NEWEST, repliesShown } from './board.view'
import { ListFailed } from './list-failed'
import { Post } from './post'
import { useLinkedPost } from './use-linked-post'
import { useReplies } from './use-as-reader'
import { buttonClass } from '../../ui/button'

/** Replies on a page from which a link to the newest is shown. */
const MANY = 10

interface DiscussionProps {
  topic: Topic
  page: number
}

/** One page of posts: the opening post on the first, then replies and pager. */
export function Discussion({ topic, page }: DiscussionProps) {
  const { t } = useTranslation('board')
  const [wasDeleted, setDeleted] = useState(false)
  const { forum: forumId, _id: topicId } = topic
  const { data, isError, refetch } = useReplies({ forumId, topicId, page })
  useLinkedPost(data)
  if (!data)
    return isError ? (
      <ListFailed onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    )
  const opening = data.posts.find(({ isOpening }) => isOpening)
  const replies = data.posts.filter(({ isOpening }) => !isOpening)
  const isOne = data.pageCount === 1
  return (
    <>
      {opening && <Post post={opening} forumId={forumId} onDeletion={setDeleted} />}
      {(replies.length > 0 || !isOne || page > 1) && (
        <section aria-labelledby={ANSWERS} className="flex flex-col gap-5">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h2 id={ANSWERS} className="scroll-mt-6 text-lg">
              {t('replies', { count: isOne ? replies.length : repliesShown(topic.replyNum) })}
            </h2>
            {(!isOne || replies.length >= MANY) && (
              <p className="flex flex-wrap gap-x-4">
                {page > 1 && <PlaceLink page={1} label={t('fromStart')} />}
                <PlaceLink page={data.pageCount} hash={NEWEST} label={t('topic.toNewest')} />
              </p>
            )}
          </div>
          <ol className="flex flex-col gap-5">
            {replies.map((post, index) => (
              <li
                key={post._id}
                {...(page === data.pageCount &&
                  index === replies.length - 1 && { id: NEWEST, className: 'scroll-mt-6' })}
              >
                <Post post={post} forumId={forumId} onDeletion={setDeleted} />
              </li>
            ))}
          </ol>
          {replies.length === 0 && <p className="py-6 text-center text-muted">{t('pastEnd')}</p>}
          {/* Beyond the end every page leads back. */}
          <Pager
            page={page}
            pageCount={Math.max(data.pageCount, page)}
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
