import { useMutation, type QueryClient } from '@tanstack/react-query'
import { BadgeCheck, Eye, EyeOff, MessageSquareOff, MessagesSquare, UserX } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Post, Topic } from '../board.api'
import { moderatePost, setTopicLock, type PostDecision } from '../../../platform/api/moderation'
import { Button, buttonClass } from '../../../ui/button'
import { BOARD_KEY } from '../board.api'
import { SendFailure } from '../compose/send-failure'
import { moveFocus } from '../../../ui/focus'

/** Hide, show or approve a post; admins only. */
export function ModerationButtons({ post }: { post: Post }) {
  const { t } = useTranslation('board')
  const decide = useDecision((client, decision: PostDecision) =>
    moderatePost(client, post.id, decision),
  )
  const decision = post.isHidden ? 'restore' : 'hide'
  const Icon = post.isHidden ? Eye : EyeOff
  return (
    <>
      {post.isPending && (
        <Button
          look="faint"
          disabled={decide.isPending}
          onClick={({ currentTarget }) => {
            moveFocus(currentTarget.closest('article'))
            decide.mutate('approve')
          }}
        >
          <BadgeCheck aria-hidden size={15} />
          {t('topic.approve')}
        </Button>
      )}
      <Button look="faint" disabled={decide.isPending} onClick={() => decide.mutate(decision)}>
        <Icon aria-hidden size={15} />
        {t(`topic.${decision}`)}
      </Button>
      {post.user.username !== null && !post.user.isStaff && (
        <Link
          to="/admin/members"
          search={{ q: post.user.username, ban: post.user.username }}
          className={buttonClass('faint')}
        >
          <UserX aria-hidden size={15} />
          {t('topic.ban')}
        </Link>
      )}
      <SendFailure error={decide.error} />
    </>
  )
}

export function LockButton({ topic }: { topic: Topic }) {
  const { t } = useTranslation('board')
  const decide = useDecision((client, isLocked: boolean) =>
    setTopicLock(client, topic.id, isLocked),
  )
  const Icon = topic.isLocked ? MessagesSquare : MessageSquareOff
  return (
    <div className="-ms-3">
      <Button
        look="faint"
        disabled={decide.isPending}
        onClick={() => decide.mutate(!topic.isLocked)}
      >
        <Icon aria-hidden size={15} />
        {t(topic.isLocked ? 'topic.unlock' : 'topic.lock')}
      </Button>
      <SendFailure error={decide.error} />
    </div>
  )
}

function useDecision<Decision>(
  send: (client: QueryClient, decision: Decision) => Promise<unknown>,
) {
  return useMutation({
    mutationFn: (decision: Decision, { client }) => send(client, decision),
    onSuccess: (_response, _decision, _result, { client }) =>
      client.invalidateQueries({ queryKey: BOARD_KEY }),
  })
}
