import type { DeskMoney } from '../../../../worker/contracts/bookings/payments'
import { MINUTE_MS } from '../../../../worker/contracts/dates/durations'

export type RefundStep = 'approve' | 'send' | 'drop'

type Timed = Pick<DeskMoney['refunds'][number], 'status' | 'sendAfter'>

/** The steps that are possible now. An approved refund is sent in a step of its own, not before its time. */
export function stepsOf({ status, sendAfter }: Timed, now: number): RefundStep[] {
  if (status === 'proposed') return ['approve', 'drop']
  if (status !== 'approved') return []
  return isDue(sendAfter, now) ? ['send', 'drop'] : ['drop']
}

/** Whether a moment (UTC ms) is in the minute that starts at `now`, or earlier. */
export function isDue(at: number, now: number): boolean {
  return at < now + MINUTE_MS
}
