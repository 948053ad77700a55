import { z } from 'zod'
import { BOOKING_MOVES, type BookingEvent } from './booking-states'
import { line, multiline } from '../text/text-schemas'
import { day } from '../dates/day-span'

/** What staff do with a booking, but for money. */

export const events = Object.keys(BOOKING_MOVES) as [BookingEvent, ...BookingEvent[]]

export const REASON_MAX = 1000

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
