import { describe, expect, it } from 'vitest'
import { bookingEvents, type BookingRow } from '../../../worker/db/schema/bookings'
import { eq } from 'drizzle-orm'
import { asGuest, bookingRow, cookiesOf, guestOf, readAs } from '../../support/booking-builders'
import { aTour, db, unique } from '../../support/builders'
import { aHeldBooking, aPaidBooking, PRICES } from '../../support/held-bookings'
import { codeOf } from '../../support/request'

const LINK = /^https:\/\/moraine\.example\/trip\/(\w{10})#k=([\w-]{43})$/

const askFor = (booking: BookingRow, renew: boolean, key?: string, cookie = guestOf(booking)) =>
  asGuest(`${booking.pid}/companion-link`, { renew }, cookie, {
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })

async function keyFor(booking: BookingRow, renew = false, requestKey?: string): Promise<string> {
  const response = await askFor(booking, renew, requestKey)
  expect(response.status).toBe(200)
  const { url } = await response.json<{ url: string }>()
  const [, pid, key = ''] = LINK.exec(url) ?? []
  expect(pid).toBe(booking.pid)
  return key
}

const open = (booking: BookingRow, key: string, cookie = '') =>
  asGuest(`${booking.pid}/open`, { key }, cookie)

const errorOf = async (response: Response) => (await codeOf(response)).slice(0, 2)

describe('the link for those who come along', () => {
  it('opens the trip with its plan and crew, and nothing of money, messages or the guest', async () => {
    const tourId = await aTour({ ...PRICES, startMinute: 480 })
    const booking = await aPaidBooking({ tourId, name: `Dana ${unique()}`, notes: 'A quiet room' })
    await asGuest(`${booking.pid}/messages`, { text: 'Is June warm?' }, guestOf(booking))
    const opened = await open(booking, await keyFor(booking))
    expect(opened.status).toBe(204)
    const seen = await readAs(booking.pid, cookiesOf(opened))
    const lead = await readAs(booking.pid, guestOf(booking))
    expect(seen).toMatchObject({ scope: 'pack', status: 'confirmed', actions: [], messages: [] })
    expect(seen.plan).toEqual({ lang: lead.quote!.lang, days: lead.quote!.days })
    const { hours, trip, crew, pickup } = lead
    expect(seen).toMatchObject({ hours, trip, crew, pickup })
    for (const part of [
      'quote',
      'money',
      'receipt',
      'deadlines',
      'ways',
      'travellers',
      'policyDay',
    ])
      expect(seen).not.toHaveProperty(part)
    const text = JSON.stringify(seen)
    for (const secret of [booking.name!, booking.email!, 'quiet', 'June warm', 'Cents', 'amount'])
      expect(text).not.toContain(secret)
  })

  it('changes nothing about the booking and its money', async () => {
    const booking = await aPaidBooking()
    const companion = cookiesOf(await open(booking, await keyFor(booking)))
    for (const [path, body] of [
      ['messages', { text: 'Hello' }],
      ['quote', { act: 'ask', number: 1, version: booking.version, text: 'Why?' }],
      ['change', { party: 3 }],
      ['cancel', { version: booking.version }],
      ['companion-link', { renew: true }],
      ['withdraw', { version: booking.version }],
    ] as const)
      expect([
        path,
        ...(await errorOf(await asGuest(`${booking.pid}/${path}`, body, companion))),
      ]).toEqual([path, 401, 'LinkWrong'])
    for (const path of ['data', 'cancellation'])
      expect(await errorOf(await asGuest(`${booking.pid}/${path}`, undefined, companion))).toEqual([
        401,
        'LinkWrong',
      ])
    expect((await bookingRow(booking.pid)).version).toBe(booking.version)
  })

  it('stays the same until it is renewed, which ends link and cookies before it', async () => {
    const booking = await aPaidBooking()
    const first = await keyFor(booking)
    expect(await keyFor(booking)).toBe(first)
    const companion = cookiesOf(await open(booking, first))
    const second = await keyFor(booking, true, crypto.randomUUID())
    expect(second).not.toBe(first)
    expect(await errorOf(await open(booking, first))).toEqual([410, 'LinkEnded'])
    expect(await errorOf(await asGuest(booking.pid, undefined, companion))).toEqual([
      410,
      'LinkEnded',
    ])
    expect((await open(booking, second)).status).toBe(204)
    // The guest who booked goes on.
    expect(await readAs(booking.pid, guestOf(booking))).toMatchObject({ scope: 'lead' })
    const events = await db
      .select()
      .from(bookingEvents)
      .where(eq(bookingEvents.bookingId, booking.id))
    expect(events.at(-1)).toMatchObject({ event: 'link.renew', actor: 'guest' })
  })

  it('is renewed once by a request that is sent again', async () => {
    const booking = await aPaidBooking()
    const [first, key] = [await keyFor(booking), crypto.randomUUID()]
    const second = await keyFor(booking, true, key)
    expect(await keyFor(await bookingRow(booking.pid), true, key)).toBe(second)
    expect(second).not.toBe(first)
    expect((await bookingRow(booking.pid)).packGeneration).toBe(1)
  })

  it('leaves who booked the guest who booked, when that guest opens it', async () => {
    const booking = await aPaidBooking()
    const opened = await open(booking, await keyFor(booking), guestOf(booking))
    const kept = opened.headers.getSetCookie().filter((line) => line.startsWith('guest='))
    expect([opened.status, kept]).toEqual([204, []])
  })

  it('is there for a confirmed trip only', async () => {
    expect(await errorOf(await askFor(await aHeldBooking(), false))).toEqual([
      409,
      'NotPossibleNow',
    ])
  })

  it('of another booking opens nothing, and neither does an invented one', async () => {
    const [booking, other] = [await aPaidBooking(), await aPaidBooking()]
    for (const key of [await keyFor(other), 'x'.repeat(43), ''])
      expect(await errorOf(await open(booking, key))).toEqual([401, 'LinkWrong'])
  })
})
