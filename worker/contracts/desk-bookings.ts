import { z } from 'zod'
import { BOOKING_MOVES, BOOKING_STATUSES, type BookingEvent } from './booking-states'
import { messageText } from './guest-booking'
import { PICKUP_KINDS } from './booking-limits'
import { id, lang, line, multiline, named } from './schemas'

/** Requests and responses of the desk's bookings. */

/** Columns of the pipeline, and the lists beside them. */
export const PIPELINE_COLUMNS = [
  'new',
  'quoted',
  'hold',
  'confirmed',
  'road',
  'done',
  /** Unanswered for over a day. */
  'late',
] as const
export type PipelineColumn = (typeof PIPELINE_COLUMNS)[number]

export const bookingsQuery = z.object({
  /** Finds the id of the address, reference, name and e-mail. */
  q: z.string().trim().max(100).catch('').default(''),
  column: z.enum(PIPELINE_COLUMNS).optional().catch(undefined),
  cursor: z.string().max(200).optional(),
})
export type BookingsQuery = z.output<typeof bookingsQuery>

export const deskBookingRow = named('DeskBookingRow', {
  id: z.number(),
  pid: z.string(),
  status: z.enum(BOOKING_STATUSES),
  version: z.number().int(),
  /** Null once it is erased. */
  name: z.string().nullable(),
  lang,
  tour: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** The wanted or held first day, YYYY-MM-DD. */
  day: z.string().nullable(),
  party: z.number().int(),
  reference: z.string().nullable(),
  /** Since when the guest waits for an answer, UTC ms. */
  awaitsSince: z.number().nullable(),
  createdAt: z.number(),
  updatedAt: z.number(),
})
export type DeskBookingRow = z.infer<typeof deskBookingRow>

export const deskBookings = named('DeskBookings', {
  bookings: z.array(deskBookingRow),
  counts: z.record(z.enum(PIPELINE_COLUMNS), z.number().int()),
  cursor: z.string().nullable(),
})
export type DeskBookings = z.infer<typeof deskBookings>

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
  agreesToJoin: z.boolean(),
  userId: z.number().nullable(),
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

/** An event without money; `data` depends on it. */
export const deskEvent = z.object({
  event: z.enum(events),
  version: z.number().int().positive(),
  data: z
    .object({
      /** For the guest, of `request.decline`. */
      reason: multiline(REASON_MAX).optional(),
      /** For admins. */
      note: line(200).optional(),
    })
    .default({}),
})
export type DeskEvent = z.output<typeof deskEvent>
