import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { outbox, outboxAttachments } from '../../../worker/db/schema/mail'
import { trips } from '../../../worker/db/schema/trips'
import { bookings, type BookingRow } from '../../../worker/db/schema/bookings'
import { anOpenDay, asGuest, bookingRow, guestOf, readAs } from '../../support/booking-builders'
import { aTour, db } from '../../support/builders'
import { acceptQuote, atDesk, sendQuote } from '../../support/changed-bookings'
import { aHeldBooking, aPaidBooking, PRICES } from '../../support/held-bookings'
import { codeOf } from '../../support/request'

/** Only a trip with an hour has instants. */
const aTourAtEight = () => aTour({ ...PRICES, startMinute: 480 })

/** The calendar files of a booking's mails, the oldest first, as a reader sees them. */
async function filesOf({ id }: BookingRow) {
  const rows = await db
    .select({ template: outbox.template, file: outboxAttachments })
    .from(outboxAttachments)
    .innerJoin(outbox, eq(outbox.id, outboxAttachments.outboxId))
    .where(eq(outbox.causeId, String(id)))
    .orderBy(outbox.id)
  return rows.map(({ template, file }) => ({ template, type: file.type, ...readEntry(file.body) }))
}

function readEntry(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [event, ...others] = calendar.getAllSubcomponents('vevent')
  expect(others).toEqual([])
  expect(calendar.getAllSubcomponents('vtimezone')).toEqual([])
  const { uid, sequence, startDate, endDate } = new ICAL.Event(event)
  return {
    uid,
    sequence,
    method: calendar.getFirstPropertyValue('method'),
    status: event!.getFirstPropertyValue('status'),
    startsAt: startDate.toJSDate().getTime(),
    endsAt: endDate.toJSDate().getTime(),
    isUtc: [startDate, endDate].every(({ zone }) => zone === ICAL.Timezone.utcTimezone),
    guest: event!.getFirstPropertyValue('attendee'),
    text,
  }
}

async function hoursOf({ pid }: BookingRow) {
  const { tripId } = await bookingRow(pid)
  const [trip] = await db.select().from(trips).where(eq(trips.id, tripId!))
  return { startsAt: trip!.startsAt, endsAt: trip!.endsAt }
}

async function cause({ id, pid }: BookingRow, event: string, data: object = {}) {
  const { version } = await bookingRow(pid)
  return atDesk(`bookings/${id}/events`, { event, version, data })
}

describe('the calendar file of a mail', () => {
  it('comes with the confirmation, for the guest, in UTC', async () => {
    const booking = await aPaidBooking({ tourId: await aTourAtEight() })
    const [file, ...others] = await filesOf(booking)
    expect(others).toEqual([])
    expect(file).toMatchObject({
      template: 'bookingConfirmed',
      type: 'text/calendar; charset=utf-8; method=REQUEST',
      method: 'REQUEST',
      status: 'CONFIRMED',
      guest: `MAILTO:${booking.email}`,
      isUtc: true,
      ...(await hoursOf(booking)),
    })
    expect(file!.uid).toMatch(new RegExp(`^${booking.pid}@`))
    // A calendar is shared more often than a mail.
    expect(file!.text).toContain(`/trip/${booking.pid}`)
    expect(file!.text).not.toContain('#k=')
  })

  it('does not come with a hold, nor with its end', async () => {
    const held = await aHeldBooking()
    await sendQuote(held.id, { startDay: anOpenDay() })
    await acceptQuote(await bookingRow(held.pid), 2)
    await cause(held, 'hold.release', { reason: 'Asked by phone' })
    expect(await filesOf(held)).toEqual([])
  })

  it('moves the entry when the trip is changed, with a higher revision', async () => {
    const booking = await aPaidBooking()
    await sendQuote(booking.id, { startDay: anOpenDay(), startMinute: 20 * 60 })
    await acceptQuote(await bookingRow(booking.pid), 2)
    const [first, moved] = await filesOf(booking)
    const hours = await hoursOf(booking)
    expect(moved).toMatchObject({ template: 'tripChanged', method: 'REQUEST', ...hours })
    expect(moved!.startsAt).not.toBe(first!.startsAt)
    expect(moved!.endsAt).toBeGreaterThan(moved!.startsAt)
    expect(moved!.uid).toBe(first!.uid)
    expect(moved!.sequence).toBe(first!.sequence + 1)
  })

  it.each(['guest', 'company'])(
    'removes the entry of a trip that the %s cancels; undone, it comes back',
    async (by) => {
      const booking = await aPaidBooking()
      const data = by === 'company' ? { reason: 'Snow' } : {}
      expect((await cause(booking, `cancel.${by}`, data)).status).toBe(200)
      const [made, removed] = await filesOf(booking)
      expect(removed).toMatchObject({
        template: 'bookingCancelled',
        method: 'CANCEL',
        status: 'CANCELLED',
        uid: made!.uid,
        sequence: made!.sequence + 1,
      })
      if (by === 'company') return
      expect((await cause(booking, 'cancel.undo')).status).toBe(200)
      const [, , back] = await filesOf(booking)
      expect(back).toMatchObject({ template: 'cancelUndone', method: 'REQUEST' })
      expect(back!.sequence).toBe(removed!.sequence + 1)
    },
  )
})

describe('the calendar file of the trip page', () => {
  const fileFor = (booking: BookingRow, cookie = guestOf(booking)) =>
    asGuest(`${booking.pid}/calendar.ics`, undefined, cookie)

  it('is a copy to keep, without the names of guest and company, at the revision of the last mail', async () => {
    const booking = await aPaidBooking({ tourId: await aTourAtEight() })
    const response = await fileFor(booking)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(
      'text/calendar; charset=utf-8; method=PUBLISH',
    )
    const entry = readEntry(await response.text())
    const [mailed] = await filesOf(booking)
    expect(entry).toMatchObject({ method: 'PUBLISH', guest: null, ...(await hoursOf(booking)) })
    expect([entry.uid, entry.sequence]).toEqual([mailed!.uid, mailed!.sequence])
    expect(entry.text).not.toContain(booking.email!)
    expect((await readAs(booking.pid, guestOf(booking))).hours).toEqual(await hoursOf(booking))
  })

  it('has the wide colon of Chinese', async () => {
    const booking = await aPaidBooking()
    await db.update(bookings).set({ lang: 'cn' }).where(eq(bookings.id, booking.id))
    const { text } = readEntry(await (await fileFor(booking)).text())
    expect(text.replaceAll('\r\n ', '')).toContain(`预订编号：${booking.pid}`)
  })

  it('needs a confirmed trip and its guest', async () => {
    const held = await aHeldBooking()
    expect(await codeOf(await fileFor(held))).toEqual([409, 'NotPossibleNow'])
    expect((await readAs(held.pid, guestOf(held))).hours).toBeUndefined()
    const booking = await aPaidBooking()
    expect(await codeOf(await fileFor(booking, guestOf(held)))).toEqual([401, 'LinkWrong'])
  })
})
