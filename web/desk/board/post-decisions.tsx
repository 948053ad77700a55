import { useTranslation } from 'react-i18next'
import { moderatePost, type PostDecision } from '../../platform/api/moderation'
import { Button } from '../../ui/button'
import type { useAction } from '../ui/use-action'
import type { ModeratedPost } from './reports.api'

/** A post, and the runner of its actions. */
export interface PostActions extends ReturnType<typeof useAction> {
  post: ModeratedPost
}

/** Approves, hides or shows a post, as its state allows. */
export function PostDecisions(actions: PostActions) {
  const { isPending, isHidden } = actions.post
  const decide = useDecide(actions)
  const props = { disabled: actions.isBusy, onDecide: decide }
  return (
    <>
      {isPending && <DecisionButton {...props} decision="approve" />}
      {isHidden && <DecisionButton {...props} decision="restore" />}
      {!isHidden && <DecisionButton {...props} decision="hide" />}
    </>
  )
}

function useDecide({ post, run }: PostActions): (decision: PostDecision) => void {
  const { t } = useTranslation('admin')
  return (decision) =>
    void run((client) => moderatePost(client, post.id, decision), {
      text: t(`reports.did.${decision}`),
      removesRow: decision === 'approve',
      ...(decision === 'hide' && {
        undo: (client) => moderatePost(client, post.id, 'restore'),
      }),
    })
}

interface DecisionButtonProps {
  decision: PostDecision
  disabled: boolean
  onDecide: (decision: PostDecision) => void
}

export function DecisionButton({ decision, disabled, onDecide }: DecisionButtonProps) {
  const { t } = useTranslation('admin')
  return (
    <Button
      disabled={disabled}
      look={decision === 'hide' ? 'danger' : 'quiet'}
      onClick={() => onDecide(decision)}
    >
      {t(`reports.${decision}`)}
    </Button>
  )
}
