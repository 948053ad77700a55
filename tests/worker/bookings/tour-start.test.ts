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
import { aDraft, acceptQuote, atDesk, sendQuote } from '../../support/changed-bookings'
import { aHeldBooking, aPaidBooking, PRICES } from '../../support/held-bookings'
import { mailsTo } from '../../support/mails'
import { codeOf } from '../../support/request'
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

describe('the own start of a departure', () => {
  const day = anOpenDay()
  const row = { startDate: day, endDate: day, male: 1, female: 0, remarks: '' }
  const save = (forumId: number, joins: object[], more: object = {}) =>
    send('/forum/update', { forumId, joins, ...more })
  const startsOf = async (tourId: number) =>
    (await db.select().from(trips).where(eq(trips.tourId, tourId))).map(
      ({ startMinute, startsAt }) => [startMinute, startsAt],
    )

  it('replaces the tour’s, until it is emptied; the tour’s new start does not move it', async () => {
    const tourId = await aTourOfSix()
    const own = calgaryInstant(day, 570)
    await save(tourId, [{ ...row, startMinute: 570 }])
    expect(await startsOf(tourId)).toEqual([[570, own]])
    await save(tourId, [{ ...row, startMinute: 570 }], { startMinute: 420 })
    await send('/forum/update', { forumId: tourId, startMinute: 430 })
    await save(tourId, [{ ...row, remarks: 'A form that knows no hours' }])
    expect(await startsOf(tourId)).toEqual([[570, own]])
    await save(tourId, [{ ...row, startMinute: null }])
    expect(await startsOf(tourId)).toEqual([[430, calgaryInstant(day, 430)]])
  })

  it('is shown on the tour’s page, and offered by the editor', async () => {
    const tourId = await aTourOfSix()
    const saved = await save(tourId, [
      { ...row, startMinute: 570 },
      { ...row, startDate: '2998-05-01', endDate: '2998-05-01' },
    ])
    expect(await saved.json()).toMatchObject({
      joins: [{ startMinute: 570 }, { startMinute: null }],
      starts: [570, 360],
    })
  })

  it('is that of quotes, trips, mails, calendars and deadlines of those who join', async () => {
    const tourId = await aTourOfSix()
    const joined = anOpenDay()
    await save(tourId, [{ ...row, startDate: joined, endDate: joined, startMinute: 570 }])
    const [trip] = await db.select().from(trips).where(eq(trips.tourId, tourId))
    const held = await aHeldBooking({ tourId, day: joined }, { tripId: trip!.id })
    const waived = { reason: 'A friend', withoutDeposit: true }
    const act = { event: 'deposit.cover', version: held.version, data: waived }
    expect((await atDesk(`bookings/${held.id}/events`, act)).status).toBe(200)
    const booking = await bookingRow(held.pid)
    expect(booking.tripId).toBe(trip!.id)
    expect((await guestView(booking)).trip).toMatchObject({ startDay: joined, startMinute: 570 })
    expect(await mailText(booking, 'bookingConfirmed')).toContain('09:30')
    const start = new Date(calgaryInstant(joined, 570)).toISOString().replace(/[-:]|\.\d+/g, '')
    expect(await calendarOf(booking)).toContain(`DTSTART:${start}`)
    const daysBefore = (calgaryInstant(joined, 570) - booking.balanceBy!) / 86_400_000
    expect(Number.isInteger(daysBefore)).toBe(true)
  })

  it('is not changed once a guest has agreed to it', async () => {
    const tourId = await aTourOfSix()
    await save(tourId, [{ ...row, startMinute: 570 }])
    const [trip] = await db.select().from(trips).where(eq(trips.tourId, tourId))
    await db.update(trips).set({ seatsTaken: 2 }).where(eq(trips.tourId, tourId))
    const moved = await save(tourId, [{ ...row, _id: trip!.id, startMinute: 600 }])
    expect(await codeOf(moved)).toEqual([409, 'DepartureBooked'])
    expect((await save(tourId, [{ ...row, startMinute: 570, male: 2 }])).status).toBe(200)
  })

  it.each([-1, 1440, 6.5, '06:00'])('refuses %j', async (startMinute) => {
    expect((await save(await aTour(), [{ ...row, startMinute }])).status).toBe(422)
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
