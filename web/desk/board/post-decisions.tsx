import { useTranslation } from 'react-i18next'
import { moderatePost, type PostDecision } from '../../platform/api/moderation'
import { Button } from '../../ui/button'
import type { useAction } from '../ui/use-action'
import type { ModeratedPost } from './reports.api'

/** A post, and the runner of what is decided about it. */
export interface PostActions extends ReturnType<typeof useAction> {
  post: ModeratedPost
}

/** Approves, hides or shows a post, as its state allows. */
export function PostDecisions(actions: PostActions) {
  const { isPending, isHidden } = actions.post
  return (
    <>
      {isPending && <DecisionButton {...actions} decision="approve" />}
      {isHidden && <DecisionButton {...actions} decision="restore" />}
      {!isHidden && <DecisionButton {...actions} decision="hide" />}
    </>
  )
}

interface DecisionButtonProps extends PostActions {
  decision: PostDecision
}

function DecisionButton({ post, isBusy, run, decision }: DecisionButtonProps) {
  const { t } = useTranslation('admin')
  const decide = () =>
    run((client) => moderatePost(client, post.id, decision), {
      text: t(`reports.did.${decision}`),
      removesRow: decision === 'approve',
      ...(decision === 'hide' && {
        undo: (client) => moderatePost(client, post.id, 'restore'),
      }),
    })
  return (
    <Button
      disabled={isBusy}
      look={decision === 'hide' ? 'danger' : 'quiet'}
      onClick={() => void decide()}
    >
      {t(`reports.${decision}`)}
    </Button>
  )
}
