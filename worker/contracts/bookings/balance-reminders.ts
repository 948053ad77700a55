import { DAY_MS } from '../dates/durations'
import type { Lang } from '../languages'
import { quietHours, PAUSE_MS } from './quiet-hours'

/** A confirmed trip whose balance is due before it. */
export interface BalanceDue {
  balanceBy: number
  /** When the trip counts as over. */
  endsAt: number
  lang: Lang
}

export const BALANCE_REMINDERS = ['balance.due', 'balance.overdue'] as const
export type BalanceReminder = (typeof BALANCE_REMINDERS)[number]

const DUE_BEFORE_MS = 5 * DAY_MS
const OVERDUE_AFTER_MS = DAY_MS

interface DatedReminder {
  kind: BalanceReminder
  at: number
  /** From this time on it is no longer sent. */
  until: number
}

/**
 * When balance reminders are sent: five days before the deadline and one day after it, in the daytime of the reader's
 * language. None within six hours of the last mail about the same, sent at `toldAt`.
 */
export function balanceReminders(
  { balanceBy, endsAt, lang }: BalanceDue,
  toldAt = -Infinity,
): DatedReminder[] {
  const wanted = [
    { kind: 'balance.due', at: balanceBy - DUE_BEFORE_MS, until: balanceBy },
    { kind: 'balance.overdue', at: balanceBy + OVERDUE_AFTER_MS, until: endsAt },
  ] as const
  return wanted
    .map((each) => ({ ...each, at: quietHours(each.at, lang, each.until) }))
    .filter(({ at, until }) => at >= toldAt + PAUSE_MS && at < until)
}
