import { z } from 'zod'
import { named } from '../schemas'
import { BOOKING_STATUSES } from './booking-states'

/** A booking in a member's list. */
const ownTrip = named('OwnTrip', {
  pid: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** In the reader's language; null for a trip that the site does not offer. */
  tour: z.string().nullable(),
  /** YYYY-MM-DD: the trip's days, else those of the quote, else the requested first day. */
  startDay: z.string().nullable(),
  endDay: z.string().nullable(),
  /** Whether the trip is over or will not take place. */
  isPast: z.boolean(),
  /** Whether the guest has to act. */
  isGuestsTurn: z.boolean(),
})

/** A member's trips: those to come by their first day, then the past, latest first. */
export const ownTrips = z.array(ownTrip)
export type OwnTrip = z.infer<typeof ownTrip>
