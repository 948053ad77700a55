import { HOUR_MS, DAY_MS, MINUTE_MS } from '../dates/durations'
import type { Lang } from '../languages'
import { addDays } from '../dates/calendar'
import { calgaryInstant } from '../dates/calgary-instant'
import { calgaryWallClock } from '../dates/calgary-wall-clock'

/** No reminder is sent from 22:00 to 08:00 where readers of a language are assumed to be. */
const QUIET_FROM = 22 * 60
const QUIET_UNTIL = 8 * 60

/** The minimum time between a reminder and the last mail about the same. */
const PAUSE_MS = 6 * HOUR_MS

/** Seoul and Shanghai do not change their clocks. */
const OFFSET_MS = { kr: 9 * HOUR_MS, cn: 8 * HOUR_MS } as const

/** When the job looks at a booking. No rule depends on its punctuality; instants are UTC ms. */

/** The next moment after `now` at which something happens to a hold; the end of the hold if that has passed. */
export function nextHoldTimer(hold: HeldUntil, now: number): number {
  const coming = depositReminders(hold)
    .map(({ at }) => at)
    .filter((at) => at > now)
  return Math.min(...coming, hold.lapseAt)
}

/** The next time after `now` at which something happens to a confirmed trip; its end if nothing is due before. */
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

/**
 * When deposit reminders are sent: halfway to the deadline (at least a day after the hold began) and twelve hours
 * before it, in the daytime of the reader's language unless that is after the deadline.
 */
export function depositReminders({ heldAt, payBy, lang }: Omit<HeldUntil, 'lapseAt'>) {
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

/**
 * When balance reminders are sent: five days before the deadline and one day after it, in the daytime of the reader's
 * language. None within six hours of the last mail about the same, sent at `toldAt`.
 */
export function balanceReminders({ balanceBy, endsAt, lang }: BalanceDue, toldAt = -Infinity) {
  const wanted = [
    { kind: 'balance.due', at: balanceBy - DUE_BEFORE_MS, until: balanceBy },
    { kind: 'balance.overdue', at: balanceBy + OVERDUE_AFTER_MS, until: endsAt },
  ] as const
  return wanted
    .map((each) => ({ ...each, at: quietHours(each.at, lang, each.until) }))
    .filter(({ at, until }) => at >= toldAt + PAUSE_MS && at < until)
}

/**
 * When a reminder due at an instant (UTC ms) is sent: at once, or at the next 08:00 in Seoul, Shanghai or Calgary. If
 * the deadline is at or before that 08:00, it is sent during the quiet hours.
 */
export function quietHours(instant: number, lang: Lang, deadline = Infinity): number {
  const { day, minute } = wallClock(instant, lang)
  if (minute >= QUIET_UNTIL && minute < QUIET_FROM) return instant

  const morning = minute < QUIET_UNTIL ? day : addDays(day, 1)
  const next = at(morning, QUIET_UNTIL, lang)
  return next < deadline ? next : instant
}

function wallClock(instant: number, lang: Lang) {
  if (lang === 'ca') return calgaryWallClock(instant)
  const local = instant + OFFSET_MS[lang]
  return {
    day: new Date(local).toISOString().slice(0, 10),
    minute: Math.floor((local % DAY_MS) / MINUTE_MS),
  }
}

function at(day: string, minute: number, lang: Lang): number {
  if (lang === 'ca') return calgaryInstant(day, minute)
  return Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS - OFFSET_MS[lang]
}
