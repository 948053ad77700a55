import { z } from 'zod'
import { id, lang, named } from '../schemas'
import { line } from '../text/text-schemas'
import { partyOf, pickup, requesterFields } from './booking-request'
import { day } from '../dates/day-span'
import { FLEX_DAYS_MAX } from './booking-limits'
import { email } from '../accounts/accounts'
import { PAY_METHODS } from './pay-methods'

/** A booking that staff enter themselves. */

/** The status that a manual booking can start with. */
export const MANUAL_STATUSES = ['requested', 'quoted', 'on_hold', 'confirmed'] as const
export type ManualStatus = (typeof MANUAL_STATUSES)[number]

/** A booking entered by an admin, for example after a call. */
export const manualBooking = z
  .object({
    source: z.enum(['phone', 'mail', 'chat', 'board']),
    /** Null for a trip that the site does not offer. */
    tourId: id.nullable(),
    day: day.optional(),
    flexDays: z.int().min(0).max(FLEX_DAYS_MAX).default(0),
    party: partyOf,
    lang,
    pickup,
    name: requesterFields.name,
    /** Without an address no mail is sent. */
    email: email.optional(),
    phone: requesterFields.phone,
    notes: requesterFields.notes.default(''),
    agreesToJoin: z.boolean().default(false),
    /** Whether to mail the booking's link to the guest. */
    sendsMail: z.boolean().default(false),
    /** The status that it has already reached; beyond a request it needs a day and a quote from the tour's prices. */
    status: z.enum(MANUAL_STATUSES).default('requested'),
    /** A departure of the tour; otherwise a separate trip. */
    tripId: id.optional(),
    /** The trip's price without tax, in cents, if it differs from the tour's prices. */
    priceCents: z.int().min(1).max(100_000_000).optional(),
    method: z.enum(PAY_METHODS).default('etransfer'),
    /** Money already received, in cents or won, and the bank's day. A confirmed booking needs this or a reason. */
    payment: z.object({ amount: z.int().min(1).max(100_000_000), day }).optional(),
    reason: line(200).optional(),
    /** The admin was asked about the amount, and is sure. */
    isSure: z.boolean().optional(),
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
