import { MINUTE_MS } from '../../../worker/contracts/dates/durations'
import type { DeskMoney } from '../../../worker/contracts/payments/desk-money'

export type RefundStep = 'approve' | 'send' | 'drop'

/** What can be done with a refund now: what is approved is sent by another act, not before its time. */
export function stepsOf(
  { status, sendAfter }: Pick<DeskMoney['refunds'][number], 'status' | 'sendAfter'>,
  now: number,
): RefundStep[] {
  if (status === 'proposed') return ['approve', 'drop']
  if (status !== 'approved') return []
  return isDue(sendAfter, now) ? ['send', 'drop'] : ['drop']
}

/** Whether a moment (UTC ms) is in the minute that `now` began, or before. */
export function isDue(at: number, now: number): boolean {
  return at < now + MINUTE_MS
}
