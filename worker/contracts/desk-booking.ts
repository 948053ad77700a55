import { z } from 'zod'
import { BOOKING_MOVES, BOOKING_STATUSES, type BookingEvent } from './booking-states'
import { id, line, multiline, named, translated } from './schemas'
import { BOOKING_SOURCES, deskBookingRow } from './desk-bookings'
import { PICKUP_KINDS } from './booking-limits'
import { messageText } from './guest-requests'
import { day } from './booking-request'

/** One booking at the desk, and what staff may do with it. */

const events = Object.keys(BOOKING_MOVES) as [BookingEvent, ...BookingEvent[]]

export const deskBookingParams = z.object({ id })

export const deskBooking = named('DeskBooking', {
  ...deskBookingRow.shape,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  notes: z.string().nullable(),
  wishDay: z.string().nullable(),
  flexDays: z.number().int(),
  children: z.number().int(),
  pickup: z.object({ kind: z.enum(PICKUP_KINDS), text: z.string().nullable() }),
  /** That it holds seats on, or held; days YYYY-MM-DD. */
  trip: z.object({ id: z.number(), startDay: z.string(), endDay: z.string() }).nullable(),
  agreesToJoin: z.boolean(),
  /** When the deposit of a held date is due, as the guest is told, and how long the date is kept, UTC ms. */
  payBy: z.number().nullable(),
  lapseAt: z.number().nullable(),
  source: z.enum(BOOKING_SOURCES),
  /** Of its tour, for the texts of answers. */
  tourNames: translated,
  userId: z.number().nullable(),
  /** Of the member that it belongs to. */
  username: z.string().nullable(),
  /** Its thread in the inbox. */
  thread: z.number().nullable(),
  firstOpenedAt: z.number().nullable(),
  messages: z.array(
    z.object({
      _id: z.number(),
      author: z.enum(['guest', 'staff', 'note']),
      /** Of an admin; null for the guest. */
      by: z.string().nullable(),
      via: z.enum(['page', 'mail', 'phone', 'chat']),
      text: z.string(),
      createdAt: z.number(),
    }),
  ),
  events: z.array(
    z.object({
      seq: z.number().int(),
      event: z.enum(events),
      from: z.string(),
      to: z.enum(BOOKING_STATUSES),
      actor: z.enum(['guest', 'staff', 'system']),
      by: z.string().nullable(),
      at: z.number(),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
  /** Events that an admin may cause now. */
  actions: z.array(z.enum(events)),
})
export type DeskBooking = z.infer<typeof deskBooking>

export const REASON_MAX = 1000

export const deskMessage = z.object({
  text: messageText,
  /** A note is for admins only. */
  kind: z.enum(['reply', 'note']),
  via: z.enum(['page', 'mail', 'phone', 'chat']).default('page'),
})
export type DeskMessage = z.output<typeof deskMessage>

/** How a guest agrees outside of the page. */
export const AGREED_BY = ['phone', 'mail', 'chat'] as const
export type AgreedBy = (typeof AGREED_BY)[number]

/** An event without money; `data` depends on it. */
export const deskEvent = z.object({
  event: z.enum(events),
  version: z.number().int().positive(),
  data: z
    .object({
      /** On which the guest’s wish came, of `cancel.guest`. */
      day: day.optional(),
      /**
       * For the guest, of `request.decline`, `hold.release` and `trip.no_show`; of `cancel.company` a code of CANCEL_REASONS or
       * own words; for the books, of `deposit.cover`.
       */
      reason: multiline(REASON_MAX).optional(),
      /** More words for the guest, of `cancel.company`. */
      text: multiline(REASON_MAX).optional(),
      /** For admins. */
      note: line(200).optional(),
      /** By which the deposit may come later, of `hold.extend`. */
      hours: z.number().int().min(1).max(240).optional(),
      /** Confirm although next to nothing of the deposit has come, of `deposit.cover`. */
      withoutDeposit: z.boolean().optional(),
      /** How the guest agreed, of `change.accept`. */
      via: z.enum(AGREED_BY).optional(),
    })
    .default({}),
})
export type DeskEvent = z.output<typeof deskEvent>

/** Events of `POST /admin/bookings/{id}/events`; others have calls of their own. */
export const DESK_EVENTS: ReadonlySet<BookingEvent> = new Set<BookingEvent>([
  'cancel.guest',
  'cancel.company',
  'cancel.unpaid',
  'cancel.undo',
  'deposit.cover',
  'change.accept',
  'request.decline',
  'link.renew',
  'hold.extend',
  'hold.release',
  'revive',
  'trip.complete',
  'trip.no_show',
  'trip.correct',
])
