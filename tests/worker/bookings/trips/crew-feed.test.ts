import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Resource } from '../../../../worker/contracts/bookings/resources'
import { addDays } from '../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { users } from '../../../../worker/db/schema/accounts'
import { bookings, type BookingRow } from '../../../../worker/db/schema/bookings'
import { resources, trips } from '../../../../worker/db/schema/trips'
import { send } from '../../../support/accounts'
import { bookingRow } from '../../../support/booking-builders'
import { anAdmin, aTour, db } from '../../../support/builders'
import { aPaidBooking, PRICES } from '../../../support/held-bookings'
import { codeOf, request } from '../../../support/request'
import { seenStatements } from '../../../support/seen-statements'

const admin = await anAdmin()
const call = (path: string, body?: object, method?: string) =>
  send(`/api/admin/${path}`, body, { token: admin.token, ...(method && { method }) })

let guide: Resource
let paid: BookingRow
beforeAll(async () => {
  await db.update(resources).set({ active: false })
  guide = await (await call('resources', { kind: 'guide', name: 'Robin', langs: ['ca'] })).json()
})

/** A calendar has the trips of the next year. */
const inDays = (days: number) => addDays(calgaryDay(Date.now()), days)

async function entries(path = guide.feed) {
  const response = await request(path)
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'private, no-store',
  ])
  expect(response.headers.get('content-type')).toMatch(/^text\/calendar/)
  const calendar = new ICAL.Component(ICAL.parse(await response.text()))
  expect(calendar.getAllSubcomponents('vtimezone')).toEqual([])
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const { uid, summary, description, startDate } = new ICAL.Event(event)
    return { uid, summary, description, startDate }
  })
}

describe('the calendar of a guide', () => {
  it('has the trips with guests, pickup and what is to be taken in cash, and opens without a login', async () => {
    const tourId = await aTour({ ...PRICES, names: { ca: 'Larch valley' }, startMinute: 480 })
    paid = await aPaidBooking({ tourId, name: 'Dana Larch', day: inDays(200) })
    await db
      .update(bookings)
      .set({ balanceBy: null, phone: '+1 403 555 0102' })
      .where(eq(bookings.id, paid.id))
    const { tripId } = await bookingRow(paid.pid)
    const [trip] = await db
      .select()
      .from(trips)
      .where(eq(trips.id, tripId ?? 0))
    const [entry, ...others] = await entries()
    expect(others).toEqual([])
    expect(entry).toMatchObject({ uid: `trip-${tripId}@moraine.example`, summary: 'Larch valley' })
    expect(entry?.startDate.toJSDate().getTime()).toBe(trip?.startsAt)
    const cash = (paid.total - paid.deposit) / 100
    expect(entry?.description).toContain(
      `Dana Larch · 2 · English · Calgary · +1 403 555 0102 · C$${cash}`,
    )
  })

  it('reads nothing about a guest that it does not show', async () => {
    const { database, seen } = seenStatements(env.DB)
    expect((await request(guide.feed, { bindings: { DB: database } })).status).toBe(200)
    const read = [...seen.keys()].filter((text) => text.includes('"bookings"')).join('\n')
    expect(read).toContain('"phone"')
    expect(read).not.toMatch(/waiver|travellers|crew_marks|notes/)
  })

  it('has no trip that was cancelled', async () => {
    const before = await entries()
    const { id, version } = await bookingRow(paid.pid)
    const cancel = { event: 'cancel.company', version, data: { reason: 'weather' } }
    expect((await call(`bookings/${id}/events`, cancel)).status).toBe(200)
    expect([before.length > 0, await entries()]).toEqual([true, []])
  })

  it('has another address once that is asked for, and none when the guide has left', async () => {
    const old = guide.feed
    const renewed = await (await call(`resources/${guide.id}/feed`, {})).json<Resource>()
    expect(renewed.feed).not.toBe(old)
    expect(await codeOf(await request(old))).toEqual([404, 'NotFound'])
    expect(await entries(renewed.feed)).toEqual([])
    const wrong = renewed.feed.replace(`/${guide.id}/`, `/${guide.id + 1}/`)
    expect(await codeOf(await request(wrong))).toEqual([404, 'NotFound'])
    await call(`resources/${guide.id}?version=1`, undefined, 'DELETE')
    expect(await codeOf(await request(renewed.feed))).toEqual([404, 'NotFound'])
  })
})

describe('the calendar of all trips', () => {
  const ownFeed = async (token: string) =>
    (await send('/api/admin/trips/feed', undefined, { token })).json<{ feed: string }>()

  it('has every trip with people, with any guide or none, and no empty departure', async () => {
    const tourId = await aTour({ ...PRICES, names: { ca: 'Ice line' } })
    const booked = await aPaidBooking({ tourId, name: 'Sam Spruce', day: inDays(201) })
    const { feed } = await ownFeed(admin.token)
    const found = (await entries(feed)).filter(({ summary }) => summary === 'Ice line')
    expect(found.map(({ uid }) => uid)).toEqual([`trip-${booked.tripId}@moraine.example`])
    expect(found[0]?.description).toContain('Sam Spruce')
  })

  it('ends with a new address, and with the rights of its admin, and opens nothing else', async () => {
    const other = await anAdmin()
    const { feed } = await ownFeed(other.token)
    expect((await request(feed)).status).toBe(200)
    const { feed: ofAdmin } = await ownFeed(admin.token)
    const mixed = ofAdmin.replace(`/${admin.userId}/`, `/${other.userId}/`)
    expect(await codeOf(await request(mixed))).toEqual([404, 'NotFound'])
    const renewed = await send('/api/admin/trips/feed', {}, { token: other.token })
    const { feed: next } = await renewed.json<{ feed: string }>()
    expect(await codeOf(await request(feed))).toEqual([404, 'NotFound'])
    expect((await request(next)).status).toBe(200)
    await db.update(users).set({ isAdmin: false }).where(eq(users.id, other.userId))
    expect(await codeOf(await request(next))).toEqual([404, 'NotFound'])
  })
})
