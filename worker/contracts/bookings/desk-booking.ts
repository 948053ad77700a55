import { z } from 'zod'
import { toldStory } from '../board/stories'
import { BOOKING_ACTORS, BOOKING_STATUSES } from './booking-states'
import { id, named, translated } from '../schemas'
import { BOOKING_SOURCES, deskBookingRow } from './desk-bookings'
import { PICKUP_KINDS } from './booking-limits'
import { EVENT_NAMES } from './booking-events'
import { bookingMessage } from './desk-messages'
import { bookingGuest } from './guests'
import { partyWaiver } from './travellers'

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
