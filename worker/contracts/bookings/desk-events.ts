import { z } from 'zod'
import { BOOKING_MOVES, type BookingEvent } from './booking-states'
import { line, multiline } from '../text/text-schemas'
import { day } from '../dates/day-span'

/** Staff actions on a booking, except for money. */

export const events = Object.keys(BOOKING_MOVES) as [BookingEvent, ...BookingEvent[]]

export const REASON_MAX = 1000

/** Ways for a guest to agree other than on the booking's page. */
export const AGREED_BY = ['phone', 'mail', 'chat'] as const
export type AgreedBy = (typeof AGREED_BY)[number]

/** An event without money; `data` depends on it. */
export const deskEvent = z.object({
  event: z.enum(events),
  version: z.int().positive(),
  data: z
    .object({
      /** The day on which the guest asked to cancel, for `cancel.guest`. */
      day: day.optional(),
      /**
       * Shown to the guest for `request.decline`, `hold.release` and `trip.no_show`. For `cancel.company` a code of
       * CANCEL_REASONS or free text; for `deposit.cover` a note for the books.
       */
      reason: multiline(REASON_MAX).optional(),
      /** Additional text for the guest, for `cancel.company`. */
      text: multiline(REASON_MAX).optional(),
      /** Shown to admins only. */
      note: line(200).optional(),
      /** Additional hours for the deposit, for `hold.extend`. */
      hours: z.int().min(1).max(240).optional(),
      /** Confirm although almost none of the deposit has arrived, for `deposit.cover`. */
      withoutDeposit: z.boolean().optional(),
      /** The channel through which the guest agreed, for `change.accept`. */
      via: z.enum(AGREED_BY).optional(),
    })
    .default({}),
})
export type DeskEvent = z.output<typeof deskEvent>

/** Events for `POST /admin/bookings/{id}/events`; the others have their own calls. */
const DESK_EVENT_NAMES = [
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
] as const satisfies readonly BookingEvent[]
export type DeskEventName = (typeof DESK_EVENT_NAMES)[number]
export const DESK_EVENTS: ReadonlySet<BookingEvent> = new Set(DESK_EVENT_NAMES)
