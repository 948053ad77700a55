import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { BookingReceipt } from '../../../worker/contracts/bookings/booking-request'
import { addDays } from '../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { LANGS } from '../../../worker/contracts/languages'
import { bookingEvents, bookings } from '../../../worker/db/schema/bookings'
import { outbox } from '../../../worker/db/schema/mail'
import { closures, tripDays, trips } from '../../../worker/db/schema/trips'
import { aDeparture } from '../../support/departure-builders'
import { aNetwork, send } from '../../support/accounts'
import {
  aBooking,
  anOpenDay,
  aRequest,
  asGuest,
  bookingRow,
  changeBooking,
  cookiesOf,
  readAs,
  sendRequest,
} from '../../support/booking-builders'
import { aMember, aTour, db } from '../../support/builders'
import { aSender, aSolvedChallenge } from '../../support/contact'
import { mailsTo } from '../../support/mails'
import { codeOf } from '../../support/request'

const receiptOf = async (response: Response) => {
  expect(response.status).toBe(201)
  return response.json<BookingReceipt>()
}
const bookingsOf = (email: string) => db.select().from(bookings).where(eq(bookings.email, email))
const mailsOf = (id: number) =>
  db
    .select()
    .from(outbox)
    .where(and(eq(outbox.causeType, 'booking'), eq(outbox.causeId, String(id))))

describe('a request', () => {
  it('is a booking with its event, and mails the guest the link and the company the facts', async () => {
    const body = await aRequest({ phone: '+1 403 555 0100', party: { adults: 2, children: 1 } })
    const { pid, status } = await receiptOf(await sendRequest(body))
    expect(status).toBe('requested')
    const booking = await bookingRow(pid)
    expect(booking).toMatchObject({
      status: 'requested',
      version: 1,
      source: 'site',
      party: 3,
      children: 1,
      wishDay: body.day,
      awaitsSince: booking.createdAt,
      userId: null,
    })
    const events = await db
      .select()
      .from(bookingEvents)
      .where(eq(bookingEvents.bookingId, booking.id))
    expect(events).toMatchObject([{ seq: 1, event: 'request.create', actor: 'guest' }])
    const mails = await mailsOf(booking.id)
    expect(mails.map(({ template, recipient }) => [template, recipient])).toEqual([
      ['bookingRequestReceived', body.email],
      ['bookingRequestForDesk', 'hello@moraine.example'],
    ])
    expect(mails[0]!.textBody).toContain(`/trip/${pid}#k=`)
    expect(mails[0]!.textBody).not.toContain('We love lakes')
    expect(mails[1]!.textBody).toContain('We love lakes')
    expect(mails[1]!.textBody).toContain(`/admin/bookings/${booking.id}`)
    expect(mails[1]!.textBody).not.toContain('#k=')
  })

  it.each(LANGS)('opens its page and gets one mail in %s', async (lang) => {
    const body = await aRequest({ lang })
    const response = await sendRequest(body)
    const cookie = cookiesOf(response)
    const { pid } = await receiptOf(response)
    expect(await readAs(pid, cookie)).toMatchObject({
      pid,
      scope: 'requester',
      lang,
      actions: ['request.withdraw'],
      guest: { name: body.name, email: body.email, notes: 'We love lakes', mayCorrectEmail: true },
    })
    expect(await mailsTo(body.email)).toMatchObject([{ lang, template: 'bookingRequestReceived' }])
  })

  it('gives the requester a cookie for one path, hidden from scripts and from other sites', async () => {
    const response = await sendRequest(await aRequest())
    const { pid } = await receiptOf(response)
    const [line = ''] = response.headers
      .getSetCookie()
      .filter((each) => each.startsWith('requester='))
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', `Path=/api/guest/${pid};`])
      expect(`${line};`).toContain(part)
    expect(line).toMatch(/Max-Age=86400\b/)
  })

  it('for a trip that the site does not offer needs neither tour nor day', async () => {
    const body = await aRequest({ tourId: null, day: undefined, flexDays: 3 })
    const { pid } = await receiptOf(await sendRequest(body))
    expect(await bookingRow(pid)).toMatchObject({ tourId: null, wishDay: null, flexDays: 3 })
  })

  it('of a member with a proven address belongs to the member and needs no sum', async () => {
    const { userId, email, token } = await aMember()
    const body = await aRequest({ email, challenge: undefined, answer: undefined })
    const { pid } = await receiptOf(await sendRequest(body, { token }))
    expect(await bookingRow(pid)).toMatchObject({ userId })
  })

  it('of a member for another address is not the member’s: it may be a stranger’s', async () => {
    const member = await aMember()
    const [email, tourId, day] = [aSender(), await aTour(), anOpenDay()]
    const sent = await sendRequest(await aRequest({ email, tourId, day }), { token: member.token })
    const { pid } = await receiptOf(sent)
    expect(await bookingRow(pid)).toMatchObject({ userId: null })
    const read = await send(`/api/guest/${pid}`, undefined, { token: member.token })
    expect(await codeOf(read)).toEqual([401, 'LinkWrong'])
  })

  it('of a member without a proven address is a visitor’s', async () => {
    const { email, token } = await aMember({ verifiedAt: null })
    const body = await aRequest({ email })
    const { pid } = await receiptOf(await sendRequest(body, { token }))
    expect(await bookingRow(pid)).toMatchObject({ userId: null })
  })
})

describe('a day that cannot be chosen', () => {
  const refused = async (fields: Record<string, unknown>) =>
    codeOf(await sendRequest(await aRequest(fields)))

  it('is refused when it is full', async () => {
    const day = anOpenDay()
    await db
      .insert(tripDays)
      .values({ day, taken: 2, cap: 2 })
      .onConflictDoUpdate({
        target: tripDays.day,
        set: { taken: 2, cap: 2 },
      })
    expect(await refused({ day })).toEqual([409, 'DayFull'])
    expect(await refused({ day: addDays(day, -1), tourId: await aTour({ tripDays: 2 }) })).toEqual([
      409,
      'DayFull',
    ])
    await db.delete(tripDays).where(eq(tripDays.day, day))
  })

  it('is refused when it is closed for the tour, and not for others', async () => {
    const [day, tourId] = [anOpenDay(), await aTour()]
    await db.insert(closures).values({ fromDay: day, toDay: day, tourId, createdAt: 1 })
    expect(await refused({ day, tourId })).toEqual([409, 'DayClosed'])
    await receiptOf(await sendRequest(await aRequest({ day })))
  })

  it('is refused when it is over, too near or beyond the calendar', async () => {
    const today = calgaryDay(Date.now())
    expect(await refused({ day: addDays(today, -1) })).toEqual([409, 'DayClosed'])
    expect(await refused({ day: addDays(today, 2) })).toEqual([409, 'CutOffPassed'])
    expect(await refused({ day: addDays(today, 700) })).toEqual([409, 'DayClosed'])
  })

  it('does not use up the sum question', async () => {
    const today = calgaryDay(Date.now())
    const body = await aRequest({ day: addDays(today, 1) })
    expect((await sendRequest(body)).status).toBe(409)
    expect((await sendRequest({ ...body, day: addDays(today, 9) })).status).toBe(201)
  })
})

describe('a departure', () => {
  it('is asked for with its own day, and holds no seat', async () => {
    const tourId = await aTour()
    const trip = await aDeparture({ tourId, capacity: 4 })
    const body = await aRequest({ tourId, tripId: trip.id, day: undefined, agreesToJoin: true })
    const { pid } = await receiptOf(await sendRequest(body))
    expect(await bookingRow(pid)).toMatchObject({
      tripId: trip.id,
      wishDay: trip.startDay,
      agreesToJoin: true,
    })
    const [after] = await db.select().from(trips).where(eq(trips.id, trip.id))
    expect(after?.seatsTaken).toBe(0)
  })

  it('is refused without enough seats, after its cut-off, and for another tour', async () => {
    const tourId = await aTour()
    const full = await aDeparture({ tourId, capacity: 4, baseMale: 2, baseFemale: 1 })
    const late = await aDeparture({ tourId, capacity: 4, cutOffAt: Date.now() - 1 })
    const gone = await aDeparture({ tourId, capacity: 4, status: 'cancelled' })
    const asked = async (tripId: number, tour = tourId) =>
      codeOf(await sendRequest(await aRequest({ tourId: tour, tripId, day: undefined })))
    expect(await asked(full.id)).toEqual([409, 'SeatsGone'])
    expect(await asked(late.id)).toEqual([409, 'CutOffPassed'])
    expect(await asked(gone.id)).toEqual([404, 'NotFound'])
    expect(await asked(late.id, await aTour())).toEqual([404, 'NotFound'])
  })
})

describe('what a request needs', () => {
  it.each([
    ['a wrong sum', { answer: 99 }, [422, 'SpamPreventionIncorrect']],
    ['no sum', { challenge: undefined, answer: undefined }, [422, 'SpamPreventionIncorrect']],
    ['other terms', { termsVersion: '0.0' }, [422, 'Invalid']],
    ['five travellers', { party: { adults: 3, children: 2 } }, [422, 'Invalid']],
    ['no adult', { party: { adults: 0, children: 2 } }, [422, 'Invalid']],
    ['no name', { name: ' ' }, [422, 'Invalid']],
    ['no address', { email: 'nowhere' }, [422, 'EmailInvalid']],
    ['a day that does not exist', { day: '2027-02-30' }, [422, 'Invalid']],
    ['an unknown tour', { tourId: 987654321 }, [404, 'NotFound']],
  ])('refuses %s and stores nothing', async (_what, fields, refusal) => {
    const body = await aRequest(fields)
    expect(await codeOf(await sendRequest(body))).toEqual(refusal)
    expect(await bookingsOf(body.email)).toEqual([])
  })

  it('refuses a hidden tour as a missing one', async () => {
    const body = await aRequest({ tourId: await aTour({ status: 0 }) })
    expect(await codeOf(await sendRequest(body))).toEqual([404, 'NotFound'])
  })
})

describe('the same request sent twice', () => {
  it.each([
    ['with a key', { 'idempotency-key': crypto.randomUUID() }],
    ['without a key, by its solved question', {}],
  ])('gives one booking and one mail: %s', async (_how, headers: Record<string, string>) => {
    const [body, from] = [await aRequest(), aNetwork()]
    const [first, second] = [
      await sendRequest(body, { from, headers }),
      await sendRequest(body, { from, headers }),
    ]
    const again = cookiesOf(second)
    const { pid } = await receiptOf(first)
    expect(await receiptOf(second)).toEqual({ pid, status: 'requested' })
    expect((await readAs(pid, again)).pid).toBe(pid)
    expect(await bookingsOf(body.email)).toHaveLength(1)
    expect(await mailsTo(body.email)).toHaveLength(1)
  })

  it('refuses a key that comes with another body', async () => {
    const [from, headers] = [aNetwork(), { 'idempotency-key': crypto.randomUUID() }]
    const body = await aRequest()
    await receiptOf(await sendRequest(body, { from, headers }))
    const other = { ...body, notes: 'Something else', ...aSolvedChallenge() }
    expect(await codeOf(await sendRequest(other, { from, headers }))).toEqual([422, 'KeyReused'])
  })

  it('twenty times at once, each with a sum of its own, gives one booking', async () => {
    const body = await aRequest()
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => sendRequest({ ...body, ...aSolvedChallenge() })),
    )
    const pids = new Set<string>()
    for (const response of responses)
      if (response.status === 201) pids.add((await response.json<BookingReceipt>()).pid)
      else expect(response.status).toBe(429)
    expect(pids.size).toBe(1)
    expect(await bookingsOf(body.email)).toHaveLength(1)
    const received = (await mailsTo(body.email)).filter(
      ({ template }) => template === 'bookingRequestReceived',
    )
    expect(received).toHaveLength(1)
  })
})

describe('a request of an address that has an open one for the same tour and day', () => {
  it('mails the link of the first again and answers like a new one, with a cookie that opens nothing', async () => {
    const first = await aBooking({ notes: 'A secret of the first sender' })
    const same = { tourId: first.tourId, day: first.wishDay, email: first.email?.toUpperCase() }
    const response = await sendRequest(await aRequest(same))
    const cookie = cookiesOf(response)
    const fresh = await sendRequest(await aRequest())
    expect(Object.keys(await receiptOf(response))).toEqual(Object.keys(await receiptOf(fresh)))
    expect(cookie.length).toBe(cookiesOf(fresh).length)
    expect(await codeOf(await asGuest(first.pid, undefined, cookie))).toEqual([401, 'LinkWrong'])
    expect(await bookingsOf(first.email!)).toHaveLength(1)
    expect((await mailsTo(first.email!)).map(({ template }) => template)).toEqual([
      'bookingRequestReceived',
      'bookingLink',
    ])
  })

  it('is a new one when the first is closed, or for another day', async () => {
    const first = await aBooking({ status: 'closed' })
    const same = { tourId: first.tourId, day: first.wishDay!, email: first.email! }
    await receiptOf(await sendRequest(await aRequest(same)))
    await receiptOf(await sendRequest(await aRequest({ ...same, day: addDays(same.day, 1) })))
    expect(await bookingsOf(same.email)).toHaveLength(3)
  })

  it('repeated with its key gets the same answer and no third mail', async () => {
    const first = await aBooking()
    const same = { tourId: first.tourId, day: first.wishDay, email: first.email }
    const [body, from] = [await aRequest(same), aNetwork()]
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const one = await receiptOf(await sendRequest(body, { from, headers }))
    expect(await receiptOf(await sendRequest(body, { from, headers }))).toEqual(one)
    expect(await mailsTo(first.email!)).toHaveLength(2)
    await changeBooking(first.id, { notes: null })
  })
})
