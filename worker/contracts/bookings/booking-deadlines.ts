import { addDays } from '../dates/calendar'
import { calgaryDay } from '../dates/calgary-clock'
import { calgaryInstant } from '../dates/calgary-instant'
import { DAY_MS, HOUR_MS } from '../dates/durations'
import type { Lang } from '../languages'
import { quietHours } from './booking-timers'
import type { PayMethod } from './pay-methods'

/** Every deadline of a booking. Instants are UTC ms; a deadline has passed from its own instant on. */

/** Settings of the company. */
export interface DeadlineSettings {
  /** Days for which a quote is open. */
  quoteDays: number
  /** Hours until the deposit is due, for transfers that arrive within a day. */
  holdHours: number
  /** Hours between the deposit deadline and the end of the hold, because statements come late. */
  graceHours: number
  /** Hours for which a place is offered to a waiting party. */
  offerHours: number
  /** Days before the start by which the balance of a tour of several days is due. */
  balanceDays: number
  /** The same for a tour of one day. */
  dayTourBalanceDays: number
  /** Minimum number of days between a request for a private trip and its start. */
  leadDays: number
}

/** The part of a trip that deadlines count from: its first and last day. */
export interface DatedTrip {
  startDay: string
  endDay: string
  /** After midnight of the first; null for a start that is agreed with the guest. */
  startMinute: number | null
}

/** Deadlines count from this time of the first day, unless the trip has its own. */
export const ASSUMED_START = 8 * 60

/** A guest can take a date without calling until this long before the start. */
export const SELF_SERVICE_MS = 2 * DAY_MS
/** A quote ends at this time in Calgary. */
const QUOTE_ENDS = 18 * 60
/** Transfers between banks take two working days longer than those that arrive within a day. */
const SLOW_TRANSFER_HOURS = 48
const CLAIM_HOURS = 72
const LATE_OFFER_HOURS = 6
const LATE_BALANCE_DAYS = 7
/** A trip is over at this time on the day after its last. */
const COMPLETED_AT = 20 * 60

interface Claim {
  lapseAt: number
  claimedAt: number
  /** The guest's first claim for this hold; only that one extends it. */
  firstClaimAt: number | null
}

type BalanceSettings = Pick<DeadlineSettings, 'balanceDays' | 'dayTourBalanceDays'>

/** The guest may name the travellers until this long before the start: the desk then has the day to bring what is needed. */
const TRAVELLERS_UNTIL_MS = 2 * DAY_MS

/** A guest who has not named the travellers is reminded this many days before the deadline. */
export const REMINDED_BEFORE_DAYS = 5

export function startOf({ startDay, startMinute }: Omit<DatedTrip, 'endDay'>): number {
  return calgaryInstant(startDay, startMinute ?? ASSUMED_START)
}

/**
 * Until when a quote sent now can be accepted: 18:00 in Calgary, but at least three days before the start. In the past
 * if the start is too near; such a quote cannot be sent.
 */
export function validUntil(now: number, trip: DatedTrip, quoteDays: number): number {
  const evening = calgaryInstant(addDays(calgaryDay(now), quoteDays), QUOTE_ENDS)
  return Math.min(evening, startOf(trip) - 3 * DAY_MS)
}

/**
 * Until when a change of a trip that starts at `startsAt` (UTC ms) can be accepted: like a quote, but also near the
 * start: until the guest's last chance to act online, and after that until the start of the earlier of the two trips.
 */
export function changeUntil(
  now: number,
  trip: DatedTrip,
  { quoteDays, startsAt }: { quoteDays: number; startsAt: number },
): number {
  const evening = calgaryInstant(addDays(calgaryDay(now), quoteDays), QUOTE_ENDS)
  const start = startOf(trip)
  const last = start - SELF_SERVICE_MS > now ? start - SELF_SERVICE_MS : start
  return Math.min(evening, last, startsAt)
}

/**
 * Until when a place that is offered to a waiting guest now is kept: counted from the guest's morning, not ending at
 * night, shorter in the last week, and before the cut-off. Null if the start is too near.
 */
export function offerUntil(
  now: number,
  trip: DatedTrip,
  { offerHours, lang }: Pick<DeadlineSettings, 'offerHours'> & { lang: Lang },
): number | null {
  if (isTooNear(now, trip)) return null
  const last = cutOffAt(trip)
  const isLate = startOf(trip) - now < 7 * DAY_MS
  const hours = isLate ? Math.min(LATE_OFFER_HOURS, offerHours) : offerHours
  const end = quietHours(now, lang, last) + hours * HOUR_MS
  return Math.min(quietHours(end, lang, last), last)
}

/** Until when a guest waits for a place: the last moment at which it can be offered. */
export function waitsUntil(
  { startDay, startMinute }: Omit<DatedTrip, 'endDay'>,
  isDeparture: boolean,
  { leadDays }: Pick<DeadlineSettings, 'leadDays'>,
): number {
  const last = cutOffAt({ startDay, endDay: startDay, startMinute })
  return isDeparture ? last : Math.min(last, calgaryInstant(addDays(startDay, 1 - leadDays), 0))
}

/** When the deposit for a hold that starts now is due: on a full hour, at least two days before the start. */
export function payBy(now: number, trip: DatedTrip, method: PayMethod, settings: DeadlineSettings) {
  const { holdHours } = settings
  const isSlow = method === 'transfer' || method === 'wire'
  const hours = isSlow ? holdHours + SLOW_TRANSFER_HOURS : holdHours
  return Math.min(fullHour(now + hours * HOUR_MS), startOf(trip) - 2 * DAY_MS)
}

/** When an unpaid hold ends: at least a day before the start. */
export function lapseAt(payBy: number, trip: DatedTrip, { graceHours }: DeadlineSettings) {
  return Math.min(payBy + graceHours * HOUR_MS, startOf(trip) - DAY_MS)
}

/** When a hold ends after its guest claims that the money is on its way. Never earlier than before. */
export function claimExtension({ lapseAt, claimedAt, firstClaimAt }: Claim, trip: DatedTrip) {
  if (firstClaimAt !== null) return lapseAt
  return Math.max(lapseAt, Math.min(claimedAt + CLAIM_HOURS * HOUR_MS, startOf(trip) - DAY_MS))
}

/**
 * When the balance is due: the set number of days before the start, or a week after the deposit if that day has passed.
 * Not before the deposit is due (`payBy`), and at least two days before the start.
 */
export function balanceBy(
  now: number,
  trip: DatedTrip,
  { payBy, settings }: { payBy: number; settings: BalanceSettings },
): number {
  const start = startOf(trip)
  const isDayTour = trip.startDay === trip.endDay
  const days = isDayTour ? settings.dayTourBalanceDays : settings.balanceDays
  const usual = start - days * DAY_MS
  const wanted = usual > now ? Math.max(usual, payBy) : payBy + LATE_BALANCE_DAYS * DAY_MS
  return Math.min(wanted, start - 2 * DAY_MS)
}

/** The latest time to ask for a departure online. */
export function cutOffAt(trip: DatedTrip): number {
  return startOf(trip) - SELF_SERVICE_MS
}

/** The first day for which a private trip can be requested online on the day `today` (both YYYY-MM-DD). */
export function firstRequestDay(
  today: string,
  { leadDays }: Pick<DeadlineSettings, 'leadDays'>,
): string {
  return addDays(today, leadDays)
}

/** Whether only an admin can hold the trip, because it starts within two days. */
export function isTooNear(now: number, trip: DatedTrip): boolean {
  return now > cutOffAt(trip)
}

/** When a trip counts as completed. */
export function completedAt({ endDay }: Pick<DatedTrip, 'endDay'>): number {
  return calgaryInstant(addDays(endDay, 1), COMPLETED_AT)
}

/** When the list of travellers closes; the trip's start and the result in UTC ms. */
export function travellersUntil(startsAt: number): number {
  return startsAt - TRAVELLERS_UNTIL_MS
}

function fullHour(instant: number): number {
  return Math.ceil(instant / HOUR_MS) * HOUR_MS
}
