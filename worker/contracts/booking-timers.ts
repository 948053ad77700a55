import { DAY_MS, HOUR_MS } from './durations'
import type { Lang } from './languages'
import { quietHours } from './quiet-hours'

/** When the job looks at a booking. No rule depends on its being punctual; instants are UTC ms. */

interface HeldUntil {
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
/** No reminder comes so soon after the mail about the hold itself. */
const PAUSE_MS = 6 * HOUR_MS

/**
 * When the deposit is reminded of: at half of the time, a day after the hold at the earliest, and twelve hours before the
 * deadline; in the daytime of the reader's language, unless that is after the deadline.
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

/** The next moment after `now` at which something happens to a hold; the end of the hold if that has passed. */
export function nextHoldTimer(hold: HeldUntil, now: number): number {
  const coming = depositReminders(hold)
    .map(({ at }) => at)
    .filter((at) => at > now)
  return Math.min(...coming, hold.lapseAt)
}

/** A confirmed trip whose balance is due before it. */
interface BalanceDue {
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
  /** From this moment on it is no longer sent. */
  until: number
}

/**
 * When the balance is reminded of: five days before its deadline and a day after, in the daytime of the reader's language.
 * None within six hours of the last mail about the same, which came at `toldAt`.
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

/** The next moment after `now` at which something happens to a confirmed trip; its end where nothing is due before. */
export function nextTripTimer(
  trip: Pick<BalanceDue, 'endsAt' | 'lang'> & {
    /** Null where nothing is due before the trip. */
    balanceBy: number | null
    isPaid: boolean
  },
  now: number,
): number {
  const { balanceBy, isPaid, endsAt } = trip
  if (balanceBy === null || isPaid) return endsAt
  const coming = balanceReminders({ ...trip, balanceBy })
    .map(({ at }) => at)
    .filter((at) => at > now)
  return Math.min(...coming, endsAt)
}
