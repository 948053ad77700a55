import type { z } from 'zod'
import type { GuestLetter } from '../mail-kinds'
import { BOOKING_STATUSES, type BookingActor, type BookingStatus } from './booking-states'
import {
  isBalanceOverdue,
  isBeforeStart,
  isCancellationFresh,
  isChangeAcceptable,
  isCorrectable,
  isMissable,
  isOver,
  isQuotable,
  isQuoteAcceptable,
  isQuoteOpen,
  isRevivable,
  type BookingFacts,
  type Guard,
} from './event-guards'
import * as input from './event-inputs'

/**
 * The events of a booking, one row for each. The migration stores the same moves, and the database rejects all others.
 * `worker/bookings/desk/desk.events.ts` has what an admin's event writes, `web/bookings/desk/acts/acts.ts` its button, and
 * `acts.<event>` in the texts its words.
 */
interface EventRow {
  /** `''` is the status before the first event. */
  from: readonly (BookingStatus | '')[]
  /** `same` keeps the status. */
  to: readonly BookingStatus[] | 'same'
  by: readonly BookingActor[]
  /** A condition in addition to the status. */
  when?: Guard
  /** For an event that admins cause by its name. Other events have calls of their own. */
  desk?: {
    input: z.ZodType<object>
    /** The mails to guests that it may cause. */
    letters: readonly GuestLetter[]
  }
}

const WITH_TRIP = ['on_hold', 'confirmed'] as const
/** An offered booking is a quoted one whose seats are taken already. */
const WITH_QUOTE = ['quoted', 'offered'] as const

export const BOOKING_EVENTS = {
  'request.create': { from: [''], to: ['requested'], by: ['guest'] },
  'manual.create': {
    from: [''],
    to: ['requested', 'quoted', 'on_hold', 'confirmed'],
    by: ['staff'],
  },
  'waitlist.join': { from: [''], to: ['waitlisted'], by: ['guest'] },
  'waitlist.offer': {
    from: ['waitlisted'],
    to: ['offered'],
    by: ['system', 'staff'],
    desk: { input: input.nothing, letters: ['waitlistOffer'] },
  },
  'waitlist.lapse': { from: ['waitlisted'], to: ['expired'], by: ['system'] },
  'quote.send': {
    from: ['requested', 'waitlisted', 'quoted', 'expired', 'cancelled'],
    to: ['quoted'],
    by: ['staff'],
    when: isQuotable,
  },
  'quote.ask': { from: WITH_QUOTE, to: 'same', by: ['guest'], when: isQuoteOpen },
  'quote.accept': { from: WITH_QUOTE, to: ['on_hold'], by: ['guest'], when: isQuoteAcceptable },
  'quote.decline': { from: WITH_QUOTE, to: ['closed'], by: ['guest'], when: isQuoteOpen },
  'quote.lapse': { from: WITH_QUOTE, to: ['expired'], by: ['system'] },
  'request.decline': {
    from: ['requested', 'waitlisted', ...WITH_QUOTE],
    to: ['closed'],
    by: ['staff'],
    desk: { input: input.reason, letters: ['bookingDeclined'] },
  },
  'request.withdraw': { from: ['requested', 'waitlisted'], to: ['closed'], by: ['guest'] },
  'hold.extend': {
    from: ['on_hold'],
    to: 'same',
    by: ['staff', 'guest'],
    desk: { input: input.moreHours, letters: ['holdExtended'] },
  },
  'hold.release': {
    from: ['on_hold'],
    to: ['closed'],
    by: ['guest', 'staff'],
    desk: { input: input.reasonIfNeeded, letters: ['holdReleased'] },
  },
  'hold.lapse': { from: ['on_hold'], to: ['expired'], by: ['system'] },
  'deposit.cover': {
    from: ['on_hold'],
    to: ['confirmed'],
    by: ['staff'],
    desk: { input: input.waiver, letters: ['bookingConfirmed'] },
  },
  'money.note': { from: BOOKING_STATUSES, to: 'same', by: ['staff'] },
  'change.ask': { from: WITH_TRIP, to: 'same', by: ['guest'], when: isBeforeStart },
  'change.offer': { from: WITH_TRIP, to: 'same', by: ['staff'], when: isBeforeStart },
  'change.accept': {
    from: WITH_TRIP,
    to: 'same',
    by: ['guest', 'staff'],
    when: isChangeAcceptable,
    desk: { input: input.agreement, letters: ['tripChanged', 'bookingConfirmed', 'holdLapsed'] },
  },
  'cancel.guest': {
    from: ['confirmed'],
    to: ['cancelled'],
    by: ['guest', 'staff'],
    when: isBeforeStart,
    desk: { input: input.askedOn, letters: ['bookingCancelled'] },
  },
  'cancel.company': {
    from: ['offered', ...WITH_TRIP],
    to: ['cancelled'],
    by: ['staff'],
    desk: { input: input.companyReason, letters: ['bookingCancelled'] },
  },
  'cancel.unpaid': {
    from: ['confirmed'],
    to: ['cancelled'],
    by: ['staff'],
    when: isBalanceOverdue,
    desk: { input: input.nothing, letters: ['bookingCancelled'] },
  },
  'cancel.undo': {
    from: ['cancelled'],
    to: ['confirmed'],
    by: ['staff'],
    when: isCancellationFresh,
    desk: { input: input.nothing, letters: ['cancelUndone'] },
  },
  revive: {
    from: ['expired', 'closed'],
    to: ['on_hold'],
    by: ['staff'],
    when: isRevivable,
    desk: { input: input.nothing, letters: ['holdMade', 'bookingConfirmed'] },
  },
  'trip.complete': {
    from: ['confirmed'],
    to: ['completed'],
    by: ['system', 'staff'],
    when: isOver,
    desk: { input: input.nothing, letters: [] },
  },
  'trip.no_show': {
    from: ['confirmed'],
    to: ['no_show'],
    by: ['staff', 'crew'],
    when: isMissable,
    desk: { input: input.reason, letters: ['tripMissed'] },
  },
  'trip.correct': {
    from: ['completed', 'no_show'],
    to: ['completed', 'no_show'],
    by: ['staff'],
    when: isCorrectable,
    desk: { input: input.reasonIfNeeded, letters: ['tripMissed'] },
  },
  'link.renew': {
    from: BOOKING_STATUSES,
    to: 'same',
    by: ['staff', 'guest'],
    desk: { input: input.nothing, letters: ['bookingLink'] },
  },
} as const satisfies Record<string, EventRow>

type Rows = typeof BOOKING_EVENTS

export type BookingEvent = keyof Rows
export const EVENT_NAMES = Object.keys(BOOKING_EVENTS) as [BookingEvent, ...BookingEvent[]]

/** An event that admins cause by its name. */
export type DeskEventName = {
  [Event in BookingEvent]: Rows[Event] extends { desk: object } ? Event : never
}[BookingEvent]

export const DESK_EVENTS = EVENT_NAMES.filter(
  (event): event is DeskEventName => 'desk' in BOOKING_EVENTS[event],
)

/** An event that is in the audit log under its own name. Payments and refunds have names of their own. */
export type AuditedEvent = {
  [Event in BookingEvent]: 'staff' extends Rows[Event]['by'][number] ? Event : never
}[Exclude<BookingEvent, 'money.note'>]

/** The event of an action in the audit log; undefined for other actions. */
export function auditedEvent(action: string): AuditedEvent | undefined {
  return EVENT_NAMES.filter(isAudited).find((event) => event === action)
}

function isAudited(event: BookingEvent): event is AuditedEvent {
  const { by }: EventRow = BOOKING_EVENTS[event]
  return event !== 'money.note' && by.includes('staff')
}

/** The parsed input of an admin for an event. */
export type InputOf<Event extends DeskEventName> = z.output<Rows[Event]['desk']['input']>

/** The mails to guests that an admin's event may cause. */
export type LetterOf<Event extends DeskEventName> = Rows[Event]['desk']['letters'][number]

/** An event of a booking that exists, so that its status follows from the one before. */
export type LaterEvent = Exclude<BookingEvent, 'request.create' | 'manual.create' | 'waitlist.join'>

/** The status after an event. Of several, a correction leads to the one that it was not. */
export function statusAfter(event: LaterEvent, from: BookingStatus): BookingStatus {
  const { to }: EventRow = BOOKING_EVENTS[event]
  return to === 'same' ? from : (to.find((status) => status !== from) ?? from)
}

/** Whether an actor may cause an event now (UTC ms). Buttons and the API both ask this. */
export function mayCause(
  event: BookingEvent,
  actor: BookingActor,
  facts: BookingFacts,
  now: number,
): boolean {
  const { from, by, when }: EventRow = BOOKING_EVENTS[event]
  const isEnded = facts.isErased && event !== 'money.note'
  const isPossible = from.includes(facts.status) && by.includes(actor) && !isEnded
  return isPossible && (when?.(facts, now, actor) ?? true)
}

/** The events that an actor may cause now (UTC ms). */
export function eventsFor(actor: BookingActor, facts: BookingFacts, now: number): BookingEvent[] {
  return EVENT_NAMES.filter((event) => mayCause(event, actor, facts, now))
}
