import { addDays } from '../dates/calendar'
import { calgaryInstant } from '../dates/calgary-instant'
import { calgaryDay } from '../dates/calgary-clock'
import { DAY_MS, HOUR_MS } from '../dates/durations'
import type { PayMethod } from './pay-methods'

/** Every deadline of a booking. Instants are UTC ms; a deadline has passed from its own instant on. */

/** What the company sets. */
export interface DeadlineSettings {
  /** A quote is open for so many days. */
  quoteDays: number
  /** The deposit is due after so many hours, where transfers arrive within a day. */
  holdHours: number
  /** A hold ends so many hours after the deposit was due, because statements come late. */
  graceHours: number
  /** A seat is offered to a waiting party for so many hours. */
  offerHours: number
  /** The balance of a tour of several days is due so many days before the start. */
  balanceDays: number
  /** A private trip is asked for so many days ahead. */
  leadDays: number
}

/** The part of a trip that deadlines count from: its first and last day, and minutes after midnight of the first. */
export interface DatedTrip {
  startDay: string
  endDay: string
  startMinute: number
}

/** The latest moment at which a guest takes a date without calling, before the start. */
export const SELF_SERVICE_MS = 2 * DAY_MS
/** A quote ends at this hour of Calgary. */
const QUOTE_ENDS = 18 * 60
/** Transfers between banks take two working days longer than those that arrive within a day. */
const SLOW_TRANSFER_HOURS = 48
const CLAIM_HOURS = 72
const LATE_OFFER_HOURS = 6
const DAY_TOUR_BALANCE_DAYS = 7
const LATE_BALANCE_DAYS = 7
/** A trip is over at this hour of the day after its last. */
const COMPLETED_AT = 20 * 60

export function startOf({ startDay, startMinute }: DatedTrip): number {
  return calgaryInstant(startDay, startMinute)
}

/**
 * How long a quote that is sent now may be accepted: to 18:00 of Calgary, but not within three days of the start. Not in the
 * future when the start is too near; such a quote cannot be sent.
 */
export function validUntil(now: number, trip: DatedTrip, quoteDays: number): number {
  const evening = calgaryInstant(addDays(calgaryDay(now), quoteDays), QUOTE_ENDS)
  return Math.min(evening, startOf(trip) - 3 * DAY_MS)
}

/**
 * How long the change of a trip that starts at `startsAt` (UTC ms) can be agreed to: as long as a quote, but also near the
 * start: to the last moment at which a guest can, then to the start of the earlier of both trips.
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

/** When the deposit of a hold that begins now is due: a full hour, at the latest two days before the start. */
export function payBy(
  now: number,
  trip: DatedTrip,
  method: PayMethod,
  { holdHours }: Pick<DeadlineSettings, 'holdHours'>,
): number {
  const isSlow = method === 'transfer' || method === 'wire'
  const hours = isSlow ? holdHours + SLOW_TRANSFER_HOURS : holdHours
  return Math.min(fullHour(now + hours * HOUR_MS), startOf(trip) - 2 * DAY_MS)
}

/** When an unpaid hold ends, at the latest a day before the start. */
export function lapseAt(
  payBy: number,
  trip: DatedTrip,
  { graceHours }: Pick<DeadlineSettings, 'graceHours'>,
): number {
  return Math.min(payBy + graceHours * HOUR_MS, startOf(trip) - DAY_MS)
}

interface Claim {
  lapseAt: number
  claimedAt: number
  /** When the guest first said so for this hold; only that claim extends it. */
  firstClaimAt: number | null
}

/** When a hold ends after its guest said that the money is on its way. Never earlier than before. */
export function claimExtension(
  { lapseAt, claimedAt, firstClaimAt }: Claim,
  trip: DatedTrip,
): number {
  if (firstClaimAt !== null) return lapseAt
  return Math.max(lapseAt, Math.min(claimedAt + CLAIM_HOURS * HOUR_MS, startOf(trip) - DAY_MS))
}

/** Until when seats are kept for a waiting party; null near the start, when only an admin offers them. */
export function offerUntil(
  now: number,
  trip: DatedTrip,
  { offerHours }: Pick<DeadlineSettings, 'offerHours'>,
): number | null {
  if (isTooNear(now, trip)) return null
  const isLate = startOf(trip) - now < 7 * DAY_MS
  return now + (isLate ? Math.min(LATE_OFFER_HOURS, offerHours) : offerHours) * HOUR_MS
}

/**
 * When the balance of a booking is due whose deposit is due at `payBy`: so many days before the start, a week after the
 * deposit where that has passed. Neither before the deposit nor within two days of the start.
 */
export function balanceBy(
  now: number,
  trip: DatedTrip,
  { payBy, balanceDays }: { payBy: number; balanceDays: number },
): number {
  const start = startOf(trip)
  const isDayTour = trip.startDay === trip.endDay
  const days = isDayTour ? Math.min(DAY_TOUR_BALANCE_DAYS, balanceDays) : balanceDays
  const usual = start - days * DAY_MS
  const wanted = usual > now ? Math.max(usual, payBy) : payBy + LATE_BALANCE_DAYS * DAY_MS
  return Math.min(wanted, start - 2 * DAY_MS)
}

/** The last moment to ask for a departure online. */
export function cutOffAt(trip: DatedTrip): number {
  return startOf(trip) - SELF_SERVICE_MS
}

/** The first day (YYYY-MM-DD) for which a private trip can be asked online. */
export function firstRequestDay(
  now: number,
  { leadDays }: Pick<DeadlineSettings, 'leadDays'>,
): string {
  return addDays(calgaryDay(now), leadDays)
}

/** Whether only an admin can hold the trip, because it starts within two days. */
export function isTooNear(now: number, trip: DatedTrip): boolean {
  return now > cutOffAt(trip)
}

/** When a trip counts as completed. */
export function completedAt({ endDay }: Pick<DatedTrip, 'endDay'>): number {
  return calgaryInstant(addDays(endDay, 1), COMPLETED_AT)
}

function fullHour(instant: number): number {
  return Math.ceil(instant / HOUR_MS) * HOUR_MS
}
