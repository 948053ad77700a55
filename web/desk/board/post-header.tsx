import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/chip'
import { useClock } from '../ui/use-clock'
import type { ModeratedPost } from './reports.api'

/** Topic, author and time of a post, and its state. */
export function PostHeader({ post }: { post: ModeratedPost }) {
  const time = useClock()
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 className="text-base">
        <PostLink post={post} />
      </h2>
      <span className="text-sm text-muted">
        {post.user.username} · <time>{time(post.createdAt)}</time>
      </span>
      <PostChips post={post} />
    </header>
  )
}

function PostLink({ post: { id, tourId, topicId, topicName } }: { post: ModeratedPost }) {
  return (
    <Link
      to="/tour/$forumId/$topicId"
      params={{ forumId: String(tourId), topicId: String(topicId) }}
      search={{ reply: id }}
      hash={`reply-${id}`}
      data-open
      className="underline-offset-4 hover:underline"
    >
      {topicName}
    </Link>
  )
}

function PostChips({ post }: { post: ModeratedPost }) {
  const { t } = useTranslation('admin')
  return (
    <>
      {post.isPending && <Chip look="offer">{t('reports.pending')}</Chip>}
      {post.isHidden && <Chip look="hidden">{t('reports.hidden')}</Chip>}
      {post.isLocked && <Chip>{t('reports.locked')}</Chip>}
      {post.isPrivate && <Chip>{t('reports.private')}</Chip>}
    </>
  )
}
