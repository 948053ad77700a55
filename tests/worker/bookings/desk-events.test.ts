import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { MAILS_TO_GUESTS } from '../../../worker/contracts/mail-kinds'
import {
  BOOKING_EVENTS,
  statusAfter,
  type DeskEventName,
} from '../../../worker/contracts/bookings/booking-events'
import type { BookingStatus } from '../../../worker/contracts/bookings/booking-states'
import { bookingEvents } from '../../../worker/db/schema/bookings'
import { outbox } from '../../../worker/db/schema/mail'
import { BOOKING_STATES, cause } from '../../faults/support/booking-states'
import { bookingRow } from '../../support/booking-builders'
import { db } from '../../support/builders'

/** A state in which each event is possible. An event that is not tried here does not compile. */
const TRIED_IN: Record<DeskEventName, string> = {
  'cancel.guest': 'confirmed',
  'cancel.company': 'confirmed',
  'cancel.unpaid': 'confirmed, overdue and reminded of it',
  'cancel.undo': 'cancelled by the guest',
  'deposit.cover': 'on hold',
  'request.decline': 'requested',
  'link.renew': 'requested',
  'waitlist.offer': 'on a waiting list',
  'hold.extend': 'on hold',
  'hold.release': 'on hold',
  revive: 'expired, of a hold',
  'trip.complete': 'confirmed, after the trip',
  'trip.no_show': 'confirmed, on its way',
  'trip.correct': 'completed',
  'change.accept': 'on hold with an offered change',
}

describe('an event at the desk', () => {
  it.each(Object.entries(TRIED_IN) as [DeskEventName, string][])(
    '%s, of a booking that is %s, leads to the status of its row and sends the mails of its row',
    async (event, state) => {
      const before = await BOOKING_STATES[state]!()
      const [last] = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(1)

      expect((await cause(before, event)).status).toBe(200)

      const after = await bookingRow(before.pid)
      const [row] = await db
        .select()
        .from(bookingEvents)
        .where(and(eq(bookingEvents.bookingId, before.id), eq(bookingEvents.seq, after.version)))
      expect([row?.event, after.status]).toEqual([
        event,
        statusAfter(event, before.status as BookingStatus),
      ])
      const mailed = await db
        .select({ template: outbox.template })
        .from(outbox)
        .where(and(gt(outbox.id, last?.id ?? 0), inArray(outbox.template, [...MAILS_TO_GUESTS])))
      const { letters }: { letters: readonly string[] } = BOOKING_EVENTS[event].desk
      expect(mailed.length > 0).toBe(letters.length > 0)
      expect(letters).toEqual(expect.arrayContaining(mailed.map(({ template }) => template)))
    },
  )
})
