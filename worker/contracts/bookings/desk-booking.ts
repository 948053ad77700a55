import { z } from 'zod'
import { toldStory } from '../board/stories'
import { id, named, translated } from '../schemas'
import {
  BOOKING_EVENTS,
  DESK_EVENTS,
  EVENT_NAMES,
  type DeskEventName,
  type InputOf,
} from './booking-events'
import { PICKUP_KINDS } from './booking-limits'
import { BOOKING_ACTORS, BOOKING_STATUSES } from './booking-states'
import { BOOKING_SOURCES, deskBookingRow } from './desk-bookings'
import { messageText } from './guest-requests'
import { bookingGuest } from './guests'
import { partyWaiver } from './travellers'

/** A booking's messages at the desk. */

const WAYS = ['page', 'mail', 'phone', 'chat'] as const

/** A message as the desk shows it. */
export const bookingMessage = z.object({
  _id: z.number(),
  author: z.enum(['guest', 'staff', 'note']),
  /** The admin's name; null for the guest. */
  by: z.string().nullable(),
  /** `crew` is a note of the trip's guide. */
  via: z.enum([...WAYS, 'crew']),
  text: z.string(),
  createdAt: z.number(),
})

export const deskMessage = z.object({
  text: messageText,
  /** A note is for admins only. */
  kind: z.enum(['reply', 'note']),
  via: z.enum(WAYS).default('page'),
})
export type DeskMessage = z.output<typeof deskMessage>

/** One booking at the desk. */

export const deskBookingParams = z.object({ id })

export const deskBooking = named('DeskBooking', {
  ...deskBookingRow.shape,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  notes: z.string().nullable(),
  wishDay: z.string().nullable(),
  flexDays: z.int(),
  children: z.int(),
  pickup: z.object({ kind: z.enum(PICKUP_KINDS), text: z.string().nullable() }),
  /** The trip on which it holds or held seats; days YYYY-MM-DD. */
  trip: z.object({ id: z.number(), startDay: z.string(), endDay: z.string() }).nullable(),
  /** The quote or change that the guest may still accept. */
  openQuote: z
    .object({ number: z.int(), kind: z.enum(['quote', 'change']), startDay: z.string() })
    .nullable(),
  agreesToJoin: z.boolean(),
  /** When the deposit for a held date is due, as shown to the guest, and when the hold ends, UTC ms. */
  payBy: z.number().nullable(),
  lapseAt: z.number().nullable(),
  source: z.enum(BOOKING_SOURCES),
  /** The tour's names, for the texts of answers. */
  tourNames: translated,
  userId: z.number().nullable(),
  /** The member that it belongs to. */
  username: z.string().nullable(),
  /** Its thread in the inbox. */
  thread: z.number().nullable(),
  firstOpenedAt: z.number().nullable(),
  /** Null without an address and a number, and once it is erased. */
  guest: bookingGuest.nullable(),
  /** Of a trip that is or was confirmed; null where no waiver is asked for. */
  waiver: partyWaiver.nullable(),
  /** The story that its guest wrote. */
  story: toldStory.nullable(),
  messages: z.array(bookingMessage),
  events: z.array(
    z.object({
      seq: z.int(),
      event: z.enum(EVENT_NAMES),
      from: z.string(),
      to: z.enum(BOOKING_STATUSES),
      actor: z.enum(BOOKING_ACTORS),
      by: z.string().nullable(),
      at: z.number(),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
  /** Events that an admin can cause now. */
  actions: z.array(z.enum(EVENT_NAMES)),
})
export type DeskBooking = z.infer<typeof deskBooking>

/** The request of an admin who causes an event of a booking. */

/** An event as the admin saw the booking, with what was entered for it. */
export type Caused<Event extends DeskEventName> = {
  [Name in Event]: { event: Name; version: number; data: InputOf<Name> }
}[Event]
export type DeskEvent = Caused<DeskEventName>

/** The same as it is sent. */
export type DeskEventRequest = {
  [Name in DeskEventName]: {
    event: Name
    version: number
    data?: z.input<(typeof BOOKING_EVENTS)[Name]['desk']['input']> | undefined
  }
}[DeskEventName]

type RequestSchema = ReturnType<typeof requestOf>

/** A list of all requests loses which event has which input. The types above, of the same rows, keep it: hence the cast. */
export const deskEvent = z.discriminatedUnion(
  'event',
  DESK_EVENTS.map(requestOf) as [RequestSchema, ...RequestSchema[]],
) as z.ZodType<DeskEvent, DeskEventRequest>

function requestOf(event: DeskEventName) {
  const input: z.ZodType<object> = BOOKING_EVENTS[event].desk.input
  const data = input.prefault({})
  return z.object({ event: z.literal(event), version: z.int().positive(), data })
}
