import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { setTopicLock } from '../../platform/api/moderation'
import { Button } from '../../ui/button'
import { CheckField } from '../../ui/field'
import { Prose } from '../../ui/prose'
import { BanAuthor } from './ban-author'
import { PostDecisions, type PostActions } from './post-decisions'
import { PostHeader } from './post-header'

interface ModeratedPostCardProps extends PostActions {
  /** The card's checkbox. */
  choice: { label: string; isChosen: boolean; onChoose: (isChosen: boolean) => void }
  /** Why the post is listed. */
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
      <Prose className="max-h-60 overflow-y-auto text-sm" html={post.html} />
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

function PostChoice({ label, isChosen, onChoose }: ModeratedPostCardProps['choice']) {
  const { t } = useTranslation('lists')
  return (
    <CheckField
      label={t('reports.choose')}
      aria-label={label}
      checked={isChosen}
      onChange={({ target }) => onChoose(target.checked)}
    />
  )
}

/** Closes a topic for replies, or opens it again. */
function LockButton({ post, isBusy, run }: PostActions) {
  const { t } = useTranslation('admin')
  const { topicId, isLocked } = post
  return (
    <Button
      disabled={isBusy}
      onClick={() => void run((client) => setTopicLock(client, topicId, !isLocked))}
    >
      {t(isLocked ? 'reports.unlock' : 'reports.lock')}
    </Button>
  )
}
