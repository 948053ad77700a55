import type { QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { moderatePost, type PostDecision } from '../../platform/api/moderation'
import { Button } from '../../ui/button'
import { BulkBar } from '../ui/list/bulk-bar'
import { useBulk } from '../ui/list/use-bulk'
import type { Selection } from '../ui/list/use-selection'
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
  const { t } = useTranslation('desk-people')
  return (decision) =>
    void run((client) => moderatePost(client, post.id, decision), {
      text: t(`reports.did.${decision}`),
      removesRow: decision === 'approve',
      ...(decision === 'hide' && { undo: (client) => moderatePost(client, post.id, 'restore') }),
    })
}

interface DecisionButtonProps {
  decision: PostDecision
  disabled: boolean
  onDecide: (decision: PostDecision) => void
}

function DecisionButton({ decision, disabled, onDecide }: DecisionButtonProps) {
  const { t } = useTranslation('desk-people')
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

/** The decisions that a post's state allows. */
const DECISIONS = { waiting: ['approve', 'hide'], hidden: ['restore'] } as const

/** An approval is final; hiding and showing undo each other. */
const UNDO = { approve: null, hide: 'restore', restore: 'hide' } as const

const DONE = { approve: 'reports.approved', hide: 'reports.hid', restore: 'reports.shown' } as const

interface PostBarProps {
  state: 'waiting' | 'hidden'
  posts: ModeratedPost[]
  selection: Selection<ModeratedPost>
}

/** Buttons that decide on the selected posts. */
export function PostBar({ state, posts, selection }: PostBarProps) {
  const chosen = selection.selectedOf(posts)
  const { isBusy, decide } = useDecisions(chosen, selection.clear)
  if (chosen.length === 0) return null
  return (
    <BulkBar count={chosen.length} onClear={selection.clear}>
      {DECISIONS[state].map((each) => (
        <DecisionButton key={each} decision={each} disabled={isBusy} onDecide={decide} />
      ))}
    </BulkBar>
  )
}

function useDecisions(posts: ModeratedPost[], onDone: () => void) {
  const { t } = useTranslation('desk-people')
  const { isBusy, run } = useBulk<ModeratedPost>()
  return { isBusy, decide }

  function decide(decision: PostDecision): void {
    const undo = UNDO[decision]
    const acts = { act: actOf(decision), ...(undo && { undo: actOf(undo) }) }
    void run(posts, { ...acts, textOf: (count) => t(DONE[decision], { count }), onDone })
  }
}

function actOf(decision: PostDecision) {
  return (client: QueryClient, { id }: ModeratedPost) => moderatePost(client, id, decision)
}
