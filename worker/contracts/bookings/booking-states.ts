import { SELF_SERVICE_MS } from './booking-deadlines'
import { calgaryDay } from '../dates/calgary-clock'
import { DAY_MS } from '../dates/durations'

/**
 * The states of a booking and the events that move it. The migration stores the same moves, and the database rejects
 * all others.
 */

export const BOOKING_STATUSES = [
  'requested',
  'quoted',
  'on_hold',
  'confirmed',
  'completed',
  'no_show',
  'cancelled',
  'expired',
  'closed',
] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** Statuses that hold seats. */
export const HOLDING: ReadonlySet<BookingStatus> = new Set(['on_hold', 'confirmed'])
/** Statuses of bookings that are not over. */
export const LIVE: ReadonlySet<BookingStatus> = new Set([
  'requested',
  'quoted',
  'on_hold',
  'confirmed',
])

/** The cause of an event: the guest by link or login, an admin, or the job that watches deadlines. */
export type BookingActor = 'guest' | 'staff' | 'system'

/** `''` is the status before the first event; `to: 'same'` keeps the status. */
interface Move {
  from: readonly (BookingStatus | '')[]
  to: readonly BookingStatus[] | 'same'
  by: readonly BookingActor[]
}

const WITH_TRIP = ['on_hold', 'confirmed'] as const

export const BOOKING_MOVES = {
  'request.create': { from: [''], to: ['requested'], by: ['guest'] },
  'manual.create': {
    from: [''],
    to: ['requested', 'quoted', 'on_hold', 'confirmed'],
    by: ['staff'],
  },
  'quote.send': {
    from: ['requested', 'quoted', 'expired', 'cancelled'],
    to: ['quoted'],
    by: ['staff'],
  },
  'quote.ask': { from: ['quoted'], to: 'same', by: ['guest'] },
  'quote.accept': { from: ['quoted'], to: ['on_hold'], by: ['guest'] },
  'quote.decline': { from: ['quoted'], to: ['closed'], by: ['guest'] },
  'quote.lapse': { from: ['quoted'], to: ['expired'], by: ['system'] },
  'request.decline': { from: ['requested', 'quoted'], to: ['closed'], by: ['staff'] },
  'request.withdraw': { from: ['requested'], to: ['closed'], by: ['guest'] },
  'hold.extend': { from: ['on_hold'], to: 'same', by: ['staff', 'guest'] },
  'hold.release': { from: ['on_hold'], to: ['closed'], by: ['guest', 'staff'] },
  'hold.lapse': { from: ['on_hold'], to: ['expired'], by: ['system'] },
  'deposit.cover': { from: ['on_hold'], to: ['confirmed'], by: ['staff'] },
  'money.note': { from: BOOKING_STATUSES, to: 'same', by: ['staff'] },
  'change.ask': { from: WITH_TRIP, to: 'same', by: ['guest'] },
  'change.offer': { from: WITH_TRIP, to: 'same', by: ['staff'] },
  'change.accept': { from: WITH_TRIP, to: 'same', by: ['guest', 'staff'] },
  'cancel.guest': { from: ['confirmed'], to: ['cancelled'], by: ['guest', 'staff'] },
  'cancel.company': { from: WITH_TRIP, to: ['cancelled'], by: ['staff'] },
  'cancel.unpaid': { from: ['confirmed'], to: ['cancelled'], by: ['staff'] },
  'cancel.undo': { from: ['cancelled'], to: ['confirmed'], by: ['staff'] },
  revive: { from: ['expired', 'closed'], to: ['on_hold'], by: ['staff'] },
  'trip.complete': { from: ['confirmed'], to: ['completed'], by: ['system', 'staff'] },
  'trip.no_show': { from: ['confirmed'], to: ['no_show'], by: ['staff'] },
  'trip.correct': { from: ['completed', 'no_show'], to: ['completed', 'no_show'], by: ['staff'] },
  'link.renew': { from: BOOKING_STATUSES, to: 'same', by: ['staff', 'guest'] },
} as const satisfies Record<string, Move>

export type BookingEvent = keyof typeof BOOKING_MOVES

interface Transition {
  event: BookingEvent
  from: BookingStatus | ''
  to: BookingStatus
}

/** Every allowed transition, in the order of the list above. */
export const BOOKING_TRANSITIONS: readonly Transition[] = (
  Object.entries(BOOKING_MOVES) as [BookingEvent, Move][]
).flatMap(([event, { from, to }]) => from.flatMap((start) => movesOf(event, start, to)))

function movesOf(event: BookingEvent, from: BookingStatus | '', to: Move['to']): Transition[] {
  if (to === 'same') return from === '' ? [] : [{ event, from, to: from }]
  // A correction changes the outcome; a repeated quote keeps the status.
  const isCorrection = event === 'trip.correct'
  return to
    .filter((end) => !(isCorrection && end === from))
    .map((end) => ({ event, from, to: end }))
}

/** Facts that decide which events are possible; times in UTC ms. */
export interface BookingFacts {
  status: BookingStatus
  /** Its personal data was erased: from then on only money is recorded. */
  isErased: boolean
  /** Until when its open quote can be accepted. */
  quoteUntil: number | null
  /** When the trip of its open quote starts. */
  quoteStartsAt: number | null
  /** When its trip, or the quoted one, starts. */
  startsAt: number | null
  endsAt: number | null
  /** Whether a date was held for it before. */
  wasHeld: boolean
  /** When the unpaid balance was due, if the guest was reminded. */
  unpaidSince: number | null
  /** When the hold ends if the open change is accepted; null without one, or if the deposit is paid by then. */
  changedHoldUntil: number | null
  /** When a confirmed trip was cancelled. */
  cancelledAt: number | null
  cancelKind: string | null
  /** Whether money was refunded after the cancellation. */
  isRefundSent: boolean
  /** Whether an approved refund takes money that the trip costs. */
  isPriceLeaving: boolean
}

const CORRECTION_MS = 7 * DAY_MS
/** Period in which a cancellation can be undone. */
const UNDO_MS = DAY_MS

/** Conditions in addition to the status; an event not listed has none. */
const GUARDS: Partial<
  Record<BookingEvent, (facts: BookingFacts, now: number, actor: BookingActor) => boolean>
> = {
  'quote.ask': ({ quoteUntil }, now) => isOpen(quoteUntil, now),
  'quote.decline': ({ quoteUntil }, now) => isOpen(quoteUntil, now),
  'quote.accept': ({ quoteUntil, startsAt }, now) =>
    isOpen(quoteUntil, now) && startsAt !== null && now <= startsAt - SELF_SERVICE_MS,
  'change.ask': isBeforeStart,
  'change.offer': isBeforeStart,
  'change.accept': (facts, now, actor) =>
    isBeforeStart(facts, now) &&
    isOpen(facts.quoteUntil, now) &&
    facts.quoteStartsAt !== null &&
    now <= facts.quoteStartsAt - (actor === 'guest' ? SELF_SERVICE_MS : 0) &&
    (facts.changedHoldUntil === null || now < facts.changedHoldUntil),
  // Another date instead of the one that the company cancelled, while the money has not been refunded.
  'quote.send': ({ status, cancelKind, isRefundSent }) =>
    status !== 'cancelled' || (cancelKind === 'company' && !isRefundSent),
  'cancel.guest': isBeforeStart,
  'cancel.unpaid': ({ unpaidSince }, now) => unpaidSince !== null && unpaidSince <= now,
  'cancel.undo': (facts, now) =>
    isBeforeStart(facts, now) &&
    facts.cancelledAt !== null &&
    now <= facts.cancelledAt + UNDO_MS &&
    !facts.isRefundSent &&
    !facts.isPriceLeaving,
  revive: ({ wasHeld, startsAt }, now) =>
    wasHeld && startsAt !== null && calgaryDay(startsAt) >= calgaryDay(now),
  'trip.complete': ({ endsAt }, now) => endsAt !== null && now >= endsAt,
  'trip.no_show': ({ startsAt, endsAt }, now) =>
    startsAt !== null && endsAt !== null && now >= startsAt && now <= endsAt + CORRECTION_MS,
  'trip.correct': ({ endsAt }, now) => endsAt !== null && now <= endsAt + CORRECTION_MS,
}

function isBeforeStart({ startsAt }: BookingFacts, now: number): boolean {
  return startsAt !== null && now < startsAt
}

/** A quote may be accepted up to and including the last moment before `until`. */
function isOpen(until: number | null, now: number): boolean {
  return until !== null && now < until
}

/** Whether an actor may cause an event now (UTC ms). Buttons and the API both ask this. */
export function mayCause(
  event: BookingEvent,
  actor: BookingActor,
  facts: BookingFacts,
  now: number,
): boolean {
  const { from, by }: Move = BOOKING_MOVES[event]
  const isOver = facts.isErased && event !== 'money.note'
  const isPossible = from.includes(facts.status) && by.includes(actor) && !isOver
  return isPossible && (GUARDS[event]?.(facts, now, actor) ?? true)
}

/** The events that an actor may cause now (UTC ms). */
export function eventsFor(actor: BookingActor, facts: BookingFacts, now: number): BookingEvent[] {
  return (Object.keys(BOOKING_MOVES) as BookingEvent[]).filter((event) =>
    mayCause(event, actor, facts, now),
  )
}
