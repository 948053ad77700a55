import { z } from 'zod'
import { lang, named } from '../schemas'
import { CURRENCIES } from '../currencies'
import { recordOf } from '../record-of'
import { BOOKING_STATUSES } from './booking-states'
import { PIPELINE_COLUMNS } from './bookings-query'

/** Requests and responses of the desk's bookings. */

/** Origin of a booking: the site, or entered by an admin. */
export const BOOKING_SOURCES = ['site', 'phone', 'mail', 'chat', 'board'] as const

export const deskBookingRow = named('DeskBookingRow', {
  id: z.number(),
  pid: z.string(),
  status: z.enum(BOOKING_STATUSES),
  version: z.int(),
  /** Null once it is erased. */
  name: z.string().nullable(),
  lang,
  tour: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** The requested or held first day, YYYY-MM-DD. */
  day: z.string().nullable(),
  party: z.int(),
  reference: z.string().nullable(),
  /** Since when the guest waits for an answer, UTC ms. */
  awaitsSince: z.number().nullable(),
  /** On a waiting list: its place in the line, from 1; null otherwise. */
  place: z.int().nullable(),
  /** Confirmed, but no guide is assigned to the trip. */
  lacksGuide: z.boolean(),
  /** Confirmed, but the bank has reversed the deposit. */
  lacksDeposit: z.boolean(),
  /** Since when the guest claims that money is on its way while none has arrived, UTC ms. */
  saysSentAt: z.number().nullable(),
  createdAt: z.number(),
  updatedAt: z.number(),
})
export type DeskBookingRow = z.infer<typeof deskBookingRow>

const listedBooking = named('ListedBooking', {
  ...deskBookingRow.shape,
  currency: z.enum(CURRENCIES),
  /** The amount still to be paid, in cents or whole won; 0 while nothing is held. */
  due: z.int(),
})
export type ListedBooking = z.infer<typeof listedBooking>

/** Counting stops at this number. */
export const COUNT_MAX = 1000

/** The number of bookings in each list. */
export const bookingCounts = z.object(recordOf(PIPELINE_COLUMNS, () => z.int()))

export const deskBookings = named('DeskBookings', {
  bookings: z.array(listedBooking),
  counts: bookingCounts,
  cursor: z.string().nullable(),
})
export type DeskBookings = z.infer<typeof deskBookings>
