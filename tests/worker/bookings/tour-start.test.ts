import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { calgaryInstant } from '../../../worker/contracts/dates/calgary-instant'
import type { Lang } from '../../../worker/contracts/languages'
import { outboxAttachments, outbox } from '../../../worker/db/schema/mail'
import { trips } from '../../../worker/db/schema/trips'
import { tourTexts } from '../../../worker/db/schema/tours'
import type { BookingRow } from '../../../worker/db/schema/bookings'
import { aBooking, anOpenDay, bookingRow, guestOf, readAs } from '../../support/booking-builders'
import { aDeparture, aTour, db } from '../../support/builders'
import { aDraft, acceptQuote, sendQuote } from '../../support/changed-bookings'
import { aPaidBooking, PRICES } from '../../support/held-bookings'
import { mailsTo } from '../../support/mails'
import { anAdminOfTours } from '../tours/admin-calls'

const { send } = await anAdminOfTours()

/** A tour that starts at 06:00 and has a meeting point and a pickup place of its own. */
async function aTourOfSix(columns: object = {}) {
  const tourId = await aTour({ ...PRICES, startMinute: 6 * 60, ...columns })
  const texts = { meetingPoint: 'Bow Lake Lodge', pickups: 'Yellowknife airport\nExplorer Hotel' }
  await db.update(tourTexts).set(texts).where(eq(tourTexts.tourId, tourId))
  return tourId
}

const guestView = (booking: BookingRow) => readAs(booking.pid, guestOf(booking))

async function mailText(booking: BookingRow, template: string) {
  const mails = await mailsTo(booking.email!)
  return mails.findLast((mail) => mail.template === template)!.textBody
}

async function calendarOf({ id }: BookingRow) {
  const [file] = await db
    .select({ body: outboxAttachments.body })
    .from(outboxAttachments)
    .innerJoin(outbox, eq(outbox.id, outboxAttachments.outboxId))
    .where(eq(outbox.causeId, String(id)))
  return file!.body
}

async function startOfTrip({ tripId }: Pick<BookingRow, 'tripId'>) {
  const [trip] = await db.select().from(trips).where(eq(trips.id, tripId!))
  return { startMinute: trip!.startMinute, startsAt: trip!.startsAt }
}

describe('the start of a tour', () => {
  it('is that of its quotes, trips, pages, mails, calendars and deadlines', async () => {
    const booking = await aPaidBooking({ tourId: await aTourOfSix() })
    const day = booking.wishDay!
    const startsAt = calgaryInstant(day, 6 * 60)
    expect(await startOfTrip(booking)).toEqual({ startMinute: 360, startsAt })
    expect((await guestView(booking)).trip).toMatchObject({ startDay: day, startMinute: 360 })
    expect(booking.balanceBy! % 86_400_000).toBe(startsAt % 86_400_000)
    const mail = await mailText(booking, 'bookingConfirmed')
    expect(mail).toContain('Start: 06:00 (Calgary time)')
    expect(mail).toContain('Meeting point: Bow Lake Lodge')
    expect(await calendarOf(booking)).toContain(`DTSTART:${day.replaceAll('-', '')}T120000Z`)
  })

  it('is said nowhere while it is agreed with each guest; the calendar gets whole days', async () => {
    const booking = await aPaidBooking()
    expect(await startOfTrip(booking)).toEqual({
      startMinute: null,
      startsAt: calgaryInstant(booking.wishDay!, 8 * 60),
    })
    expect((await guestView(booking)).trip.startMinute).toBeNull()
    const mail = await mailText(booking, 'bookingConfirmed')
    expect(mail).not.toContain('Start:')
    expect(mail).not.toContain('Meeting point:')
    const file = await calendarOf(booking)
    expect(file).toContain(`DTSTART;VALUE=DATE:${booking.wishDay!.replaceAll('-', '')}`)
    expect(file).not.toContain('Calgary time')
  })

  it('can be another one in a quote, and none', async () => {
    const booking = await aBooking({ tourId: await aTourOfSix() })
    expect((await aDraft(booking.id)).startMinute).toBe(360)
    expect((await aDraft(booking.id, { startMinute: 600 })).startMinute).toBe(600)
    expect((await aDraft(booking.id, { startMinute: null })).startMinute).toBeNull()
  })

  it('of a changed tour does not move a quote that is sent, nor a change of it', async () => {
    const tourId = await aTourOfSix()
    const booking = await aPaidBooking({ tourId })
    await send('/forum/update', { forumId: tourId, startMinute: 540 })
    await sendQuote(booking.id, { startDay: anOpenDay() })
    await acceptQuote(await bookingRow(booking.pid), 2)
    expect((await startOfTrip(await bookingRow(booking.pid))).startMinute).toBe(360)
  })

  it('moves the departures to come, except those with guests', async () => {
    const tourId = await aTourOfSix()
    const days = ['2998-03-01', '2998-03-08']
    const [free = 0, taken = 0] = await Promise.all(
      days.map((day) => aDeparture(tourId, { startsOn: day, endsOn: day, startMinute: 360 })),
    )
    const past = await aDeparture(tourId, { startsOn: '2020-03-01', endsOn: '2020-03-01' })
    await db.update(trips).set({ seatsTaken: 2 }).where(eq(trips.id, taken))
    expect((await send('/forum/update', { forumId: tourId, startMinute: 540 })).status).toBe(200)
    expect(await startOfTrip({ tripId: free })).toEqual({
      startMinute: 540,
      startsAt: calgaryInstant('2998-03-01', 540),
    })
    expect((await startOfTrip({ tripId: taken })).startMinute).toBe(360)
    expect((await startOfTrip({ tripId: past })).startMinute).toBeNull()
  })

  it('is that of departures that are added, with the same save or later', async () => {
    const tourId = await aTour()
    const row = (day: string) => ({ startDate: day, endDate: day, male: 1, female: 0, remarks: '' })
    await send('/forum/update', { forumId: tourId, startMinute: 420, joins: [row('2998-04-01')] })
    const joins = [row('2998-04-01'), row('2998-04-08')]
    await send('/forum/update', { forumId: tourId, joins })
    const added = await db.select().from(trips).where(eq(trips.tourId, tourId))
    expect(added.map(({ startMinute }) => startMinute)).toEqual([420, 420])
  })

  it.each([-1, 1440, 6.5, '06:00'])('refuses %j', async (startMinute) => {
    const forumId = await aTour()
    expect((await send('/forum/update', { forumId, startMinute })).status).toBe(422)
  })
})

describe('a pickup place of the tour', () => {
  const at = (text: string, lang: Lang = 'ca') => ({ lang, pickup: { kind: 'other', text } })

  it('is in the first mail, which has no text that a stranger typed', async () => {
    const tourId = await aTourOfSix()
    const own = await aBooking({ tourId, ...at('Explorer Hotel') })
    const typed = await aBooking({ tourId, ...at('Buy at example.org') })
    expect(await mailText(own, 'bookingRequestReceived')).toContain('Pickup: Explorer Hotel')
    expect(await mailText(typed, 'bookingRequestReceived')).toContain('Pickup: Another place')
  })

  it('is in the confirmation, and so is what the guest typed', async () => {
    const tourId = await aTourOfSix()
    const booking = await aPaidBooking({ tourId, ...at('Room 5, Elk Hotel') })
    expect(await mailText(booking, 'bookingConfirmed')).toContain('Pickup: Room 5, Elk Hotel')
  })
})
