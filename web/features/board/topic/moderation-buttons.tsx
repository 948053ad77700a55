import { Link } from '@tanstack/react-router'
import { BadgeCheck, Eye, EyeOff, UserX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { moderatePost, type PostDecision } from '../../../platform/api/moderation'
import { buttonClass } from '../../../ui/button'
import { moveFocus } from '../../../ui/focus'
import type { Post } from '../board.presenter'
import { SendFailure } from '../compose/send-failure'
import { ActionButton } from './action-button'
import { useDecision } from './use-decision'

/** Hide, show or approve a post; admins only. */
export function ModerationButtons({ post }: { post: Post }) {
  const { t } = useTranslation('board')
  const { mutate, isPending, error } = useDecision((client, decision: PostDecision) =>
    moderatePost(client, post.id, decision),
  )
  const decision = post.isHidden ? 'restore' : 'hide'
  return (
    <>
      {post.isPending && <ApproveButton disabled={isPending} onApprove={() => mutate('approve')} />}
      <ActionButton
        icon={post.isHidden ? Eye : EyeOff}
        label={t(`topic.${decision}`)}
        disabled={isPending}
        onClick={() => mutate(decision)}
      />
      {post.user.username !== null && !post.user.isStaff && !post.user.isGuest && (
        <BanLink name={post.user.username} />
      )}
      <SendFailure error={error} />
    </>
  )
}

/** The button disappears once the post is approved, so the focus moves to the post. */
function ApproveButton({ disabled, onApprove }: { disabled: boolean; onApprove: () => void }) {
  const { t } = useTranslation('board')
  return (
    <ActionButton
      icon={BadgeCheck}
      label={t('topic.approve')}
      disabled={disabled}
      onClick={({ currentTarget }) => {
        moveFocus(currentTarget.closest('article'))
        onApprove()
      }}
    />
  )
}

function BanLink({ name }: { name: string }) {
  const { t } = useTranslation('board')
  return (
    <Link to="/admin/members" search={{ q: name, ban: name }} className={buttonClass('faint')}>
      <UserX aria-hidden size={15} />
      {t('topic.ban')}
    </Link>
  )
}
