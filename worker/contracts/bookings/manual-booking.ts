import { z } from 'zod'
import { id, lang, named } from '../schemas'
import { line } from '../text/text-schemas'
import { partyOf, pickup, requesterFields } from './booking-fields'
import { day } from '../dates/day-span'
import { FLEX_DAYS_MAX } from './booking-limits'
import { email } from '../accounts/accounts'
import { PAY_METHODS } from './pay-methods'

/** A booking that staff enter themselves. */

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
