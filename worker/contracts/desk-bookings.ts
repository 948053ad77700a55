import { z } from 'zod'
import { BOOKING_MOVES, BOOKING_STATUSES, type BookingEvent } from './booking-states'
import { messageText } from './guest-booking'
import { FLEX_DAYS_MAX, PICKUP_KINDS } from './booking-limits'
import { day, partyOf, pickup, requesterFields } from './booking-request'
import { email } from './accounts'
import { readCursor } from './list-page'
import { PAY_METHODS } from './pay-methods'
import { id, lang, line, multiline, named, translated } from './schemas'

/** Requests and responses of the desk's bookings. */

/** Where a booking came from: the site, or what an admin wrote down. */
export const BOOKING_SOURCES = ['site', 'phone', 'mail', 'chat', 'board'] as const

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
  /** Confirmed, and no guide has the trip. */
  'noGuide',
  /** Confirmed, and the bank has taken the deposit back. */
  'reversed',
] as const
export type PipelineColumn = (typeof PIPELINE_COLUMNS)[number]

export const bookingsQuery = z.object({
  /** Finds the id of the address, reference, name and e-mail. */
  q: z.string().trim().max(100).catch('').default(''),
  column: z.enum(PIPELINE_COLUMNS).optional().catch(undefined),
  cursor: z.string().max(200).optional().transform(readCursor),
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
  /** Confirmed, and no guide has the trip. */
  lacksGuide: z.boolean(),
  /** Confirmed, and the bank has taken the deposit back. */
  lacksDeposit: z.boolean(),
  /** Since when the guest says that money is on its way, while none has come, UTC ms. */
  saysSentAt: z.number().nullable(),
  createdAt: z.number(),
  updatedAt: z.number(),
})
export type DeskBookingRow = z.infer<typeof deskBookingRow>

/** A count says at most this. */
export const COUNT_MAX = 1000

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

/** Where a booking that is written down begins. */
export const MANUAL_STATUSES = ['requested', 'quoted', 'on_hold', 'confirmed'] as const
export type ManualStatus = (typeof MANUAL_STATUSES)[number]

/** A booking that an admin writes down, after a call for example. */
export const manualBooking = z
  .object({
    source: z.enum(['phone', 'mail', 'chat', 'board']),
    /** Null for a trip that the site does not offer. */
    tourId: id.nullable(),
    day: day.optional(),
    flexDays: z.number().int().min(0).max(FLEX_DAYS_MAX).default(0),
    party: partyOf,
    lang,
    pickup,
    name: requesterFields.name,
    /** Without one nothing is mailed. */
    email: email.optional(),
    phone: requesterFields.phone,
    notes: requesterFields.notes.default(''),
    agreesToJoin: z.boolean().default(false),
    /** Mail the link of the booking to the guest. */
    sendsMail: z.boolean().default(false),
    /** How far it has come already; beyond a request it has a day and a quote from the prices of its tour. */
    status: z.enum(MANUAL_STATUSES).default('requested'),
    /** A departure of the tour; otherwise a trip of its own. */
    tripId: id.optional(),
    /** What the trip costs without tax, in cents, where that is not what the prices of the tour make. */
    priceCents: z.number().int().min(1).max(100_000_000).optional(),
    method: z.enum(PAY_METHODS).default('etransfer'),
    /** What has been seen of the money already, in cents or won, and the bank's day. A confirmed booking has this or a reason. */
    payment: z.object({ amount: z.number().int().min(1).max(100_000_000), day }).optional(),
    reason: line(200).optional(),
  })
  .refine((wanted) => wanted.status === 'requested' || wanted.day !== undefined, {
    path: ['day'],
    message: 'Invalid',
  })
  .refine(
    ({ status, payment, reason }) =>
      status !== 'confirmed' || payment !== undefined || (reason ?? '') !== '',
    { path: ['reason'], message: 'WriteContent' },
  )
  .refine(({ status, payment }) => payment === undefined || status === 'confirmed', {
    path: ['payment'],
    message: 'Invalid',
  })
  .refine(({ sendsMail, email: to }) => !sendsMail || to !== undefined, {
    path: ['email'],
    message: 'EmailInvalid',
  })
  .meta({ id: 'ManualBooking' })
export type ManualBooking = z.output<typeof manualBooking>

export const manualReceipt = named('ManualReceipt', { id: z.number(), pid: z.string() })
