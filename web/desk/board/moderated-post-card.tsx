import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { setTopicLock } from '../../platform/api/moderation'
import { htmlLang, textLang } from '../../platform/i18n/text-lang'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { CheckField } from '../../ui/field'
import { Prose } from '../../ui/prose'
import { BanDialog } from '../members/ban-dialog'
import type { Selection } from '../ui/list/use-selection'
import { useClock } from '../ui/use-clock'
import { PostDecisions, type PostActions } from './post-decisions'
import type { ModeratedPost } from './reports.api'

interface ModeratedPostCardProps extends PostActions {
  /** The card's checkbox. */
  choice: { id: number; label: string; selection: Pick<Selection<never>, 'isSelected' | 'select'> }
  /** Reason for the listing. */
  lead?: ReactNode
  /** More buttons. */
  children?: ReactNode
}

export function ModeratedPostCard({ choice, lead, children, ...actions }: ModeratedPostCardProps) {
  const { post } = actions
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <PostHeader post={post} />
      {lead}
      <Prose
        lang={htmlLang(post.html)}
        className="max-h-60 overflow-y-auto text-sm"
        html={post.html}
      />
      <div className="flex flex-wrap items-center gap-2">
        <PostDecisions {...actions} />
        <LockButton {...actions} />
        <BanAuthor author={post.user} />
        {children}
        <PostChoice {...choice} />
      </div>
    </article>
  )
}

function PostChoice({ id, label, selection }: ModeratedPostCardProps['choice']) {
  const { t } = useTranslation('desk-people')
  return (
    <CheckField
      label={t('reports.choose')}
      aria-label={label}
      checked={selection.isSelected(id)}
      onChange={({ target }) => selection.select(id, target.checked)}
    />
  )
}

/** Closes a topic for replies, or opens it again. */
function LockButton({ post, isBusy, run }: PostActions) {
  const { t } = useTranslation('desk-people')
  const { topicId, isLocked } = post
  const toggle = () => run((client) => setTopicLock(client, topicId, !isLocked))
  return (
    <Button disabled={isBusy} onClick={() => void toggle()}>
      {t(isLocked ? 'reports.unlock' : 'reports.lock')}
    </Button>
  )
}

/** Topic, author and time of a post, and its state. */
function PostHeader({ post }: { post: ModeratedPost }) {
  const { t } = useTranslation('desk-people')
  const time = useClock()
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 className="text-base">
        <PostLink post={post} />
      </h2>
      <span className="text-sm text-muted">
        {post.user.username} · <time>{time(post.createdAt)}</time>
      </span>
      {post.isPending && <Chip look="offer">{t('reports.pending')}</Chip>}
      {post.isHidden && <Chip look="hidden">{t('reports.hidden')}</Chip>}
      {post.isLocked && <Chip>{t('reports.locked')}</Chip>}
      {post.isPrivate && <Chip>{t('reports.private')}</Chip>}
    </header>
  )
}

function PostLink({ post: { id, tourId, topicId, topicName } }: { post: ModeratedPost }) {
  return (
    <Link
      to="/tour/$tourId/$topicId"
      params={{ tourId: String(tourId), topicId: String(topicId) }}
      search={{ reply: id }}
      hash={`reply-${id}`}
      data-open
      lang={textLang(topicName)}
      className="underline-offset-4 hover:underline"
    >
      {topicName}
    </Link>
  )
}

/** Bans the author of a post; staff cannot be banned. */
function BanAuthor({ author: { username, isStaff } }: { author: ModeratedPost['user'] }) {
  const { t } = useTranslation('desk-people')
  const [banned, setBanned] = useState<string | null>(null)
  if (username === null || isStaff) return null
  return (
    <>
      <Button look="danger" onClick={() => setBanned(username)}>
        {t('ban.author')}
      </Button>
      <BanDialog usernames={banned === null ? [] : [banned]} onClose={() => setBanned(null)} />
    </>
  )
}
