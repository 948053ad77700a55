import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { moderatePost, setTopicLock, type PostDecision } from '../../platform/api/moderation'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { CheckField } from '../../ui/field'
import { Prose } from '../../ui/prose'
import { BanDialog } from '../members/ban-dialog'
import type { useAction } from '../ui/use-action'
import { useClock } from '../ui/use-clock'
import type { ModeratedPost } from './reports.api'

interface ModeratedPostCardProps extends ReturnType<typeof useAction> {
  post: ModeratedPost
  /** Its checkbox. */
  choice: { label: string; isChosen: boolean; onChoose: (isChosen: boolean) => void }
  /** Why it is here. */
  lead?: ReactNode
  /** More buttons. */
  children?: ReactNode
}

export function ModeratedPostCard({
  post,
  choice,
  isBusy,
  run,
  lead,
  children,
}: ModeratedPostCardProps) {
  const { t } = useTranslation(['admin', 'lists'])
  const [banned, setBanned] = useState<string | null>(null)
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <PostHeader post={post} />
      {lead}
      <Prose className="max-h-60 overflow-y-auto text-sm" html={post.html} />
      <div className="flex flex-wrap items-center gap-2">
        {post.isPending && action('approve')}
        {post.isHidden && action('restore')}
        {!post.isHidden && action('hide')}
        <Button
          disabled={isBusy}
          onClick={() => void run((client) => setTopicLock(client, post.topicId, !post.isLocked))}
        >
          {t(post.isLocked ? 'reports.unlock' : 'reports.lock')}
        </Button>
        {post.user.username !== null && !post.user.isStaff && (
          <Button look="danger" onClick={() => setBanned(post.user.username)}>
            {t('lists:ban.author')}
          </Button>
        )}
        {children}
        <CheckField
          label={t('lists:reports.choose')}
          aria-label={choice.label}
          checked={choice.isChosen}
          onChange={({ target }) => choice.onChoose(target.checked)}
        />
      </div>
      <BanDialog usernames={banned === null ? [] : [banned]} onClose={() => setBanned(null)} />
    </article>
  )

  function action(name: PostDecision) {
    return (
      <Button
        disabled={isBusy}
        look={name === 'hide' ? 'danger' : 'quiet'}
        onClick={() =>
          void run((client) => moderatePost(client, post.id, name), {
            text: t(`reports.did.${name}`),
            removesRow: name === 'approve',
            ...(name === 'hide' && {
              undo: (client) => moderatePost(client, post.id, 'restore'),
            }),
          })
        }
      >
        {t(`reports.${name}`)}
      </Button>
    )
  }
}

function PostHeader({ post }: { post: ModeratedPost }) {
  const { t } = useTranslation('admin')
  const time = useClock()
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 className="text-base">
        <Link
          to="/tour/$forumId/$topicId"
          params={{ forumId: String(post.tourId), topicId: String(post.topicId) }}
          search={{ reply: post.id }}
          hash={`reply-${post.id}`}
          data-open
          className="underline-offset-4 hover:underline"
        >
          {post.topicName}
        </Link>
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
