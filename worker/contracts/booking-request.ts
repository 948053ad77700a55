import { z } from 'zod'
import { email } from './accounts'
import {
  FLEX_DAYS_MAX,
  NAME_MAX,
  NOTES_MAX,
  PARTY_MAX,
  PHONE,
  PICKUP_KINDS,
  PICKUP_MAX,
} from './booking-limits'
import { isCalendarDay } from './calendar'
import { challengeFields } from './challenge'
import { BOOKING_STATUSES } from './booking-states'
import { id, lang, line, multiline, named } from './schemas'
import { visibleLength } from './text-length'

/** Request and response of `POST /bookings`, and what the visitor types in it. */

export { FLEX_DAYS_MAX, NAME_MAX, NOTES_MAX, PARTY_MAX, PICKUP_KINDS, PICKUP_MAX }

export const day = z.string().refine(isCalendarDay, 'Invalid')

/** Adults and children of a party, four at most together. */
export const partyOf = z
  .object({
    adults: z.number().int().min(1).max(PARTY_MAX),
    children: z
      .number()
      .int()
      .min(0)
      .max(PARTY_MAX - 1),
  })
  .refine(({ adults, children }) => adults + children <= PARTY_MAX, 'Invalid')

export const pickup = z.object({
  kind: z.enum(PICKUP_KINDS),
  text: line(PICKUP_MAX).optional(),
})

const phone = z.string().trim().regex(PHONE)

/** What the visitor types. */
export const requesterFields = {
  name: line(NAME_MAX).refine((name) => visibleLength(name) >= 1, 'Invalid'),
  email,
  phone: phone.optional(),
  notes: multiline(NOTES_MAX),
}

export const bookingRequest = z
  .object({
    /** Null for a trip that the site does not offer. */
    tourId: id.nullable(),
    /** Of a departure to join. */
    tripId: id.optional(),
    /** The wanted day; a departure has its own. */
    day: day.optional(),
    /** Days before or after that would do too. */
    flexDays: z.number().int().min(0).max(FLEX_DAYS_MAX).default(0),
    party: partyOf,
    lang,
    pickup,
    ...requesterFields,
    notes: requesterFields.notes.default(''),
    /** Whether others may join the trip. */
    agreesToJoin: z.boolean().default(false),
    /** Of the terms that the visitor agreed to. */
    termsVersion: z.string().min(1).max(40),
    ...challengeFields,
    turnstile: z.string().max(2048).optional(),
  })
  .meta({ id: 'BookingRequest' })
export type BookingRequest = z.output<typeof bookingRequest>

export const bookingReceipt = named('BookingReceipt', {
  pid: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** In the line of a full departure, from 1. */
  place: z.number().int().optional(),
})
export type BookingReceipt = z.infer<typeof bookingReceipt>
