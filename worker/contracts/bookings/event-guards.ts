import { SELF_SERVICE_MS } from './booking-deadlines'
import type { BookingActor, BookingStatus } from './booking-states'
import { calgaryDay } from '../dates/calgary-clock'
import { DAY_MS } from '../dates/durations'

/** Conditions of the events in `booking-events.ts`, in addition to the status. */

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

/** Whether an event is possible at `now` (UTC ms), as far as the status allows it. */
export type Guard = (facts: BookingFacts, now: number, actor: BookingActor) => boolean

const CORRECTION_MS = 7 * DAY_MS
/** Period in which a cancellation can be undone. */
const UNDO_MS = DAY_MS

export const isBeforeStart: Guard = ({ startsAt }, now) => startsAt !== null && now < startsAt

/** A quote may be answered up to and including the last moment before its end. */
export const isQuoteOpen: Guard = ({ quoteUntil }, now) => quoteUntil !== null && now < quoteUntil

export const isQuoteAcceptable: Guard = (facts, now, actor) =>
  isQuoteOpen(facts, now, actor) &&
  facts.startsAt !== null &&
  now <= facts.startsAt - SELF_SERVICE_MS

export const isChangeAcceptable: Guard = (facts, now, actor) =>
  isBeforeStart(facts, now, actor) &&
  isQuoteOpen(facts, now, actor) &&
  facts.quoteStartsAt !== null &&
  now <= facts.quoteStartsAt - (actor === 'guest' ? SELF_SERVICE_MS : 0) &&
  (facts.changedHoldUntil === null || now < facts.changedHoldUntil)

/** Another date instead of the one that the company cancelled, while the money has not been refunded. */
export const isQuotable: Guard = ({ status, cancelKind, isRefundSent }) =>
  status !== 'cancelled' || (cancelKind === 'company' && !isRefundSent)

export const isBalanceOverdue: Guard = ({ unpaidSince }, now) =>
  unpaidSince !== null && unpaidSince <= now

export const isCancellationFresh: Guard = (facts, now, actor) =>
  isBeforeStart(facts, now, actor) &&
  facts.cancelledAt !== null &&
  now <= facts.cancelledAt + UNDO_MS &&
  !facts.isRefundSent &&
  !facts.isPriceLeaving

export const isRevivable: Guard = ({ wasHeld, startsAt }, now) =>
  wasHeld && startsAt !== null && calgaryDay(startsAt) >= calgaryDay(now)

export const isOver: Guard = ({ endsAt }, now) => endsAt !== null && now >= endsAt

export const isCorrectable: Guard = ({ endsAt }, now) =>
  endsAt !== null && now <= endsAt + CORRECTION_MS

export const isMissable: Guard = (facts, now, actor) =>
  facts.startsAt !== null && now >= facts.startsAt && isCorrectable(facts, now, actor)
