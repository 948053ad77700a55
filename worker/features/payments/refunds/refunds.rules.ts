import { addDays } from '../../../contracts/dates/calendar'
import { calgaryDay } from '../../../contracts/dates/calgary-clock'
import type { RefundAct } from '../../../contracts/payments/refunds'
import type { RefundRow } from '../../../db/schema/payments'
import { AppError } from '../../../http/errors'

/** The states from which each step is possible. */
export const BEFORE = {
  approved: ['proposed'],
  sent: ['approved'],
  void: ['proposed', 'approved'],
} as const satisfies Record<RefundAct['status'], RefundRow['status'][]>

/** @throws AppError EditConflict, NotPossibleNow, Invalid for a future day */
export function requirePossible(refund: RefundRow, act: RefundAct, now: number): void {
  const before: readonly string[] = BEFORE[act.status]
  if (refund.version !== act.version) throw new AppError('EditConflict')
  if (!before.includes(refund.status)) throw new AppError('NotPossibleNow')
  if (act.status !== 'sent') return
  if (now < refund.sendAfter) throw new AppError('NotPossibleNow')
  if (act.day > addDays(calgaryDay(now), 1))
    throw new AppError('Invalid', { fields: { day: 'Invalid' } })
}
