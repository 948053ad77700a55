import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Pager } from '../../../ui/pager'
import type { Post as PostView, Topic } from '../board.presenter'
import { ANSWERS, NEWEST } from './post-anchor'
import { Post } from './post'
import { RepliesHeader } from './replies-header'

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
