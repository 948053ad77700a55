import { z } from 'zod'
import { email } from '../accounts/accounts'
import { challengeFields } from '../challenge'
import { day } from '../dates/day-span'
import { id, lang, named } from '../schemas'
import { visibleLength } from '../text/text-length'
import { foldedLine, line, multiline } from '../text/text-schemas'
import {
  FLEX_DAYS_MAX,
  NAME_MAX,
  NOTES_MAX,
  PARTY_MAX,
  PICKUP_KINDS,
  PICKUP_MAX,
} from './booking-limits'
import { BOOKING_STATUSES } from './booking-states'
import { foldPhone } from './phone-numbers'

/** A visitor's input about a trip. */

/** Adults and children of a party, four at most together. */
export const partyOf = z
  .object({
    adults: z.int().min(1).max(PARTY_MAX),
    children: z
      .int()
      .min(0)
      .max(PARTY_MAX - 1),
  })
  .refine(({ adults, children }) => adults + children <= PARTY_MAX, 'Invalid')

export const pickup = z.object({ kind: z.enum(PICKUP_KINDS), text: line(PICKUP_MAX).optional() })

const phone = z.string().overwrite(foldPhone)

/** The visitor's contact data and notes. */
export const requesterFields = {
  name: foldedLine(NAME_MAX).refine((name) => visibleLength(name) >= 1, 'Invalid'),
  email,
  phone: phone.optional(),
  notes: multiline(NOTES_MAX),
}

/** Request and response of `POST /bookings`. */

export const bookingRequest = z
  .object({
    /** Null for a trip that the site does not offer. */
    tourId: id.nullable(),
    /** The departure to join. */
    tripId: id.optional(),
    /** The requested day; a departure has its own. */
    day: day.optional(),
    /** Wait for a place on a full day or departure. */
    waits: z.boolean().default(false),
    /** Acceptable days earlier or later. */
    flexDays: z.int().min(0).max(FLEX_DAYS_MAX).default(0),
    party: partyOf,
    lang,
    pickup,
    ...requesterFields,
    notes: requesterFields.notes.default(''),
    /** Whether others may join the trip. */
    agreesToJoin: z.boolean().default(false),
    /** The terms that the visitor agreed to. */
    termsVersion: z.string().min(1).max(40),
    ...challengeFields,
    turnstile: z.string().max(2048).optional(),
  })
  .meta({ id: 'BookingRequest' })
export type BookingRequest = z.output<typeof bookingRequest>

export const bookingReceipt = named('BookingReceipt', {
  pid: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** Set if the mail to the guest is held: many messages came that day. */
  isMailLater: z.literal(true).optional(),
})
export type BookingReceipt = z.infer<typeof bookingReceipt>
