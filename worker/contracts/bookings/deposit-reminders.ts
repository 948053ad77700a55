import { HOUR_MS } from '../dates/durations'
import type { Lang } from '../languages'
import { quietHours, PAUSE_MS } from './quiet-hours'

export interface HeldUntil {
  /** When the hold began. */
  heldAt: number
  payBy: number
  lapseAt: number
  lang: Lang
}

const DEPOSIT_REMINDERS = ['deposit.half', 'deposit.last'] as const
export type DepositReminder = (typeof DEPOSIT_REMINDERS)[number]

const FIRST_AFTER_MS = 24 * HOUR_MS
const LAST_BEFORE_MS = 12 * HOUR_MS

/**
 * When deposit reminders are sent: halfway to the deadline (at least a day after the hold began) and twelve hours
 * before it, in the daytime of the reader's language unless that is after the deadline.
 */
export function depositReminders({
  heldAt,
  payBy,
  lang,
}: Omit<HeldUntil, 'lapseAt'>): { kind: DepositReminder; at: number }[] {
  const half = Math.max(heldAt + FIRST_AFTER_MS, Math.floor((heldAt + payBy) / 2))
  const last = payBy - LAST_BEFORE_MS
  const at = { 'deposit.half': half, 'deposit.last': last }
  return DEPOSIT_REMINDERS.map((kind) => ({ kind, at: quietHours(at[kind], lang, payBy) })).filter(
    (reminder) =>
      reminder.at >= heldAt + PAUSE_MS &&
      reminder.at < payBy &&
      (reminder.kind === 'deposit.last' || reminder.at < last),
  )
}
