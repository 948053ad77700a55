import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'
import { keepSearch } from '../../../ui/link-search'
import { Pager } from '../../../ui/pager'
import type { Post as PostView, Topic } from '../board.presenter'
import { Post } from './post'
import { ANSWERS, NEWEST } from '../board.search'

/** Number of replies on a page from which it shows a link to the newest. */
const MANY = 10

interface RepliesProps {
  ref: RefObject<HTMLElement | null>
  topic: Topic
  replies: PostView[]
  page: number
  pageCount: number
  /** Called with false when a dialog opens, with true after a deletion. */
  onDeletion: (isDone: boolean) => void
}

/** The replies of a page with the pager. */
export function Replies({ ref, topic, replies, page, pageCount, onDeletion }: RepliesProps) {
  const { t } = useTranslation('board')
  const newest = page === pageCount ? replies.at(-1) : undefined
  return (
    <section ref={ref} aria-labelledby={ANSWERS} className="flex flex-col gap-5">
      <RepliesHeader topic={topic} shown={replies.length} page={page} pageCount={pageCount} />
      <ol className="flex flex-col gap-5">
        {replies.map((post) => (
          <li key={post.id} {...(post === newest && { id: NEWEST, className: 'scroll-mt-6' })}>
            <Post post={post} tourId={topic.tourId} onDeletion={onDeletion} />
          </li>
        ))}
      </ol>
      {replies.length === 0 && <p className="py-6 text-center text-muted">{t('pastEnd')}</p>}
      {/* Past the end, every page number leads back. */}
      <Pager page={page} pageCount={Math.max(pageCount, page)} label={t('pages')} hash={ANSWERS} />
    </section>
  )
}

type RepliesHeaderProps = Pick<RepliesProps, 'topic' | 'page' | 'pageCount'> & { shown: number }

/** `shown`: number of replies on this page. */
function RepliesHeader({ topic, shown, page, pageCount }: RepliesHeaderProps) {
  const { t } = useTranslation('board')
  const isOne = pageCount === 1
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h2 id={ANSWERS} className="scroll-mt-6 text-lg">
        {t('replies', { count: isOne ? shown : topic.replies })}
      </h2>
      {(!isOne || shown >= MANY) && (
        <p className="flex flex-wrap gap-x-4">
          {page > 1 && <PlaceLink page={1} label={t('fromStart')} />}
          <PlaceLink page={pageCount} hash={NEWEST} label={t('topic.toNewest')} />
        </p>
      )}
    </div>
  )
}

function PlaceLink({ page, hash, label }: { page: number; hash?: string; label: string }) {
  return (
    <Link
      to="."
      search={keepSearch({ page: page === 1 ? undefined : page })}
      {...(hash && { hash })}
      activeOptions={{ exact: true, includeHash: true }}
      className={buttonClass('link')}
    >
      {label}
    </Link>
  )
}
