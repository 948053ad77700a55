import { MessageSquareOff, MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { setTopicLock } from '../../../platform/api/moderation'
import type { Topic } from '../board.presenter'
import { SendFailure } from '../compose/send-failure'
import { ActionButton } from './action-button'
import { useDecision } from './use-decision'

/** Closes a topic for replies, or opens it again; admins only. */
export function LockButton({ topic }: { topic: Topic }) {
  const { t } = useTranslation('board')
  const lock = useDecision((client, isLocked: boolean) => setTopicLock(client, topic.id, isLocked))
  return (
    <div className="-ms-3">
      <ActionButton
        icon={topic.isLocked ? MessagesSquare : MessageSquareOff}
        label={t(topic.isLocked ? 'topic.unlock' : 'topic.lock')}
        disabled={lock.isPending}
        onClick={() => lock.mutate(!topic.isLocked)}
      />
      <SendFailure error={lock.error} />
    </div>
  )
}
