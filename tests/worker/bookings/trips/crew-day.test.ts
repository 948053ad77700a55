import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { CrewDay } from '../../../../worker/contracts/bookings/crew-day'
import type { Resource } from '../../../../worker/contracts/bookings/resources'
import {
  bookingEvents,
  bookingMessages,
  bookings,
  crewMarks,
} from '../../../../worker/db/schema/bookings'
import { inboxThreads } from '../../../../worker/db/schema/inbox'
import { outbox } from '../../../../worker/db/schema/mail'
import { itineraryEntries } from '../../../../worker/db/schema/tours'
import { assignments, resources, trips } from '../../../../worker/db/schema/trips'
import { send, type Sent } from '../../../support/accounts'
import { bookingRow, guestOf, readAs } from '../../../support/booking-builders'
import { anAdmin, aTour, db } from '../../../support/builders'
import { giveTrip } from '../../../support/crew-builders'
import { aPaidBooking, PRICES } from '../../../support/held-bookings'
import { codeOf } from '../../../support/request'

const admin = await anAdmin()
const desk = (path: string, body?: object, method?: string) =>
  send(`/api/admin/${path}`, body, { token: admin.token, ...(method && { method }) })

const keyOf = ({ page }: Resource) => page.split('#k=')[1] ?? ''
const open = ({ id }: Resource, key: string) => send(`/api/crew/${id}/open`, { key })

/** The cookie of a link that was opened. */
async function cookieOf(resource: Resource): Promise<string> {
  const response = await open(resource, keyOf(resource))
  expect(response.status).toBe(204)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function aGuide(name: string): Promise<Resource> {
  const response = await desk('resources', { kind: 'guide', name, langs: ['kr', 'ca'] })
  return response.json<Resource>()
}

async function dayOf(resource: Resource, cookie: string): Promise<CrewDay> {
  const response = await send(`/api/crew/${resource.id}/day`, undefined, { cookie })
  expect(response.status).toBe(200)
  return response.json<CrewDay>()
}

await db.update(resources).set({ active: false })
const guide = await aGuide('Robin')
const tourId = await aTour({ ...PRICES, names: { ca: 'Larch valley' }, startMinute: 480 })
const { id: paidId, pid } = await aPaidBooking({
  tourId,
  name: 'Dana Larch',
  notes: 'Two child seats',
})
const inCash = { balanceBy: null, phone: '+1 403 555 0102' }
await db.update(bookings).set(inCash).where(eq(bookings.id, paidId))
const paid = await bookingRow(pid)
await giveTrip(paid, guide.id, -60 * 60 * 1000)
const cookie = await cookieOf(guide)

function mark(body: object, key: string = crypto.randomUUID(), how: Sent = {}) {
  const sent = { bookingId: paid.id, at: Date.now(), ...body }
  const headers = { 'idempotency-key': key }
  return send(`/api/crew/${guide.id}/marks`, sent, { cookie, headers, ...how })
}

describe('the link of a guide', () => {
  it('opens the own trips with what the day needs, and nothing more of the guests', async () => {
    const day = await dayOf(guide, cookie)
    expect(day).toMatchObject({ name: 'Robin', lang: 'kr' })
    const [trip, ...others] = day.trips
    expect(others).toEqual([])
    expect(trip).toMatchObject({ tour: 'Larch valley', startMinute: 480 })
    expect(trip?.parties).toMatchObject([
      {
        bookingId: paid.id,
        name: 'Dana',
        phone: '+1 403 555 0102',
        lang: 'ca',
        adults: 2,
        children: 0,
        notes: 'Two child seats',
        cash: { currency: 'CAD', amount: paid.total - paid.deposit },
        pickedUpAt: null,
        backAt: null,
        isMissed: false,
      },
    ])
    const text = JSON.stringify(day)
    for (const secret of ['Larch"', paid.email ?? '-', paid.pid, String(paid.reference)])
      expect(text).not.toContain(secret)
  })

  it('has the agreed days with the places of the tour, in the own language', async () => {
    const at = { latitude: 51.3273, longitude: -116.1818 }
    const entry = { tourId, position: 1, ...at }
    await db.insert(itineraryEntries).values([
      { ...entry, lang: 'ca', title: 'Larch valley', place: 'Larch Valley' },
      { ...entry, lang: 'kr', title: '라치 밸리 걷기', place: '라치 밸리' },
    ])
    const [trip] = (await dayOf(guide, cookie)).trips
    expect(trip?.entries).toMatchObject([
      { title: '라치 밸리 걷기', place: { name: '라치 밸리', ...at } },
    ])
  })

  it('is answered to its holder alone, and stored by no cache', async () => {
    const response = await send(`/api/crew/${guide.id}/day`, undefined, { cookie })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    const [line = ''] = (await open(guide, keyOf(guide))).headers.getSetCookie()
    expect(line).toMatch(/HttpOnly/i)
    expect(line).toMatch(/SameSite=Strict/i)
    expect(line).toContain(`Path=/api/crew/${guide.id}`)
  })

  it.each([
    ['without a cookie', () => ''],
    ['with a made up key', () => `crew=${'a'.repeat(43)}`],
    ['with the key of the calendar', () => `crew=${guide.feed.split('/')[4]}`],
  ])('is not found %s', async (_name, sent) => {
    const response = await send(`/api/crew/${guide.id}/day`, undefined, { cookie: sent() })
    expect(await codeOf(response)).toEqual([404, 'NotFound'])
  })

  it('opens no other guide’s trips', async () => {
    const other = await aGuide('Kim')
    expect(await codeOf(await open(other, keyOf(guide)))).toEqual([404, 'NotFound'])
    const day = send(`/api/crew/${other.id}/day`, undefined, { cookie })
    expect(await codeOf(await day)).toEqual([404, 'NotFound'])
    const ofOther = await cookieOf(other)
    expect((await dayOf(other, ofOther)).trips).toEqual([])
    const body = { bookingId: paid.id, kind: 'pickedUp', at: Date.now() }
    const headers = { 'idempotency-key': 'foreign' }
    const foreign = await send(`/api/crew/${other.id}/marks`, body, { cookie: ofOther, headers })
    expect(await codeOf(foreign)).toEqual([409, 'NotPossibleNow'])
    expect(await db.select().from(crewMarks)).toEqual([])
  })

  it('shows trips of the next fourteen days', async () => {
    await giveTrip(paid, guide.id, 16 * 24 * 60 * 60 * 1000)
    expect((await dayOf(guide, cookie)).trips).toEqual([])
    await giveTrip(paid, guide.id, -60 * 60 * 1000)
  })
})

describe('a mark of a guide', () => {
  it('is kept once, however often it is sent, with the time of the press', async () => {
    const at = Date.now() - 5 * 60 * 1000
    for (const _try of [1, 2, 3])
      expect((await mark({ kind: 'pickedUp', at }, 'one')).status).toBe(204)
    expect(await db.select().from(crewMarks)).toMatchObject([{ kind: 'pickedUp', at, isSet: true }])
    expect((await dayOf(guide, cookie)).trips[0]?.parties[0]?.pickedUpAt).toBe(at)
  })

  it('can be cleared again', async () => {
    expect((await mark({ kind: 'pickedUp', isSet: false })).status).toBe(204)
    expect((await dayOf(guide, cookie)).trips[0]?.parties[0]?.pickedUpAt).toBeNull()
    await mark({ kind: 'back' })
    expect((await dayOf(guide, cookie)).trips[0]?.parties[0]?.backAt).toBeGreaterThan(0)
  })

  it('is seen at the desk', async () => {
    const { startDay } =
      (
        await db
          .select()
          .from(trips)
          .where(eq(trips.id, paid.tripId ?? 0))
      )[0] ?? {}
    const planner = await (
      await desk(`planner?from=${startDay}&to=${startDay}`)
    ).json<{
      trips: { parties: { bookingId: number; backAt: number | null }[] }[]
    }>()
    const parties = planner.trips.flatMap((trip) => trip.parties)
    expect(parties.find(({ bookingId }) => bookingId === paid.id)?.backAt).toBeGreaterThan(0)
  })

  it('is a note that waits in the inbox, and that the guest never sees', async () => {
    const text = 'The guests would like to stop in Field'
    for (const _try of [1, 2]) await mark({ kind: 'note', text }, 'note')
    const notes = await db
      .select()
      .from(bookingMessages)
      .where(eq(bookingMessages.bookingId, paid.id))
    expect(notes).toMatchObject([{ author: 'note', via: 'crew', body: `Robin: ${text}` }])
    const [thread] = await db.select().from(inboxThreads).where(eq(inboxThreads.sourceId, paid.id))
    expect(thread?.waitingSince).not.toBeNull()
    expect(JSON.stringify(await readAs(paid.pid, guestOf(paid)))).not.toContain('Field')
  })

  it('without a text is no note', async () => {
    expect(await codeOf(await mark({ kind: 'note', text: ' ' }))).toEqual([422, 'WriteContent'])
  })

  it('says that a guest did not come only from the start on, and by the event of the desk', async () => {
    await giveTrip(paid, guide.id, 60 * 60 * 1000)
    expect(await codeOf(await mark({ kind: 'noShow' }))).toEqual([409, 'NotPossibleNow'])
    await giveTrip(paid, guide.id, -60 * 60 * 1000)
    for (const _try of [1, 2]) expect((await mark({ kind: 'noShow' }, 'missed')).status).toBe(204)
    const events = await db.select().from(bookingEvents).where(eq(bookingEvents.bookingId, paid.id))
    const missed = events.filter(({ event }) => event === 'trip.no_show')
    expect(missed).toMatchObject([{ actor: 'crew', actorId: null }])
    expect(JSON.parse(missed[0]?.data ?? '')).toMatchObject({ guide: guide.id })
    const mails = await db.select().from(outbox).where(eq(outbox.template, 'tripMissed'))
    expect(mails).toHaveLength(1)
    expect((await dayOf(guide, cookie)).trips[0]?.parties[0]?.isMissed).toBe(true)
    expect(await codeOf(await mark({ kind: 'noShow' }))).toEqual([409, 'NotPossibleNow'])
  })

  it('of a clock that is wrong is kept with a time that can be', async () => {
    await mark({ kind: 'back', at: 1 }, 'old')
    await mark({ kind: 'back', at: Date.now() + 1e12 }, 'new')
    const marks = await db.select().from(crewMarks).where(eq(crewMarks.kind, 'back'))
    for (const { at } of marks) {
      expect(at).toBeGreaterThan(Date.now() - 15 * 24 * 60 * 60 * 1000)
      expect(at).toBeLessThanOrEqual(Date.now())
    }
  })
})

describe('a guide’s link that has ended', () => {
  it('is not found once it is renewed, and gone once its guide has left', async () => {
    let renewed = guide
    const marks = await db.$count(crewMarks)
    const late = await mark({ kind: 'back' }, undefined, {
      // The last byte of the report comes after the renewal.
      whileHeld: async () => {
        renewed = await (await desk(`resources/${guide.id}/feed`, {})).json<Resource>()
      },
    })
    expect(await codeOf(late)).toEqual([404, 'NotFound'])
    expect(await db.$count(crewMarks)).toBe(marks)
    const path = `/api/crew/${guide.id}/day`
    expect(renewed.page).not.toBe(guide.page)
    expect(await codeOf(await send(path, undefined, { cookie }))).toEqual([404, 'NotFound'])
    const next = await cookieOf(renewed)
    await db.delete(assignments).where(eq(assignments.resourceId, guide.id))
    expect((await desk(`resources/${guide.id}?version=1`, undefined, 'DELETE')).status).toBe(200)
    expect(await codeOf(await send(path, undefined, { cookie: next }))).toEqual([410, 'LinkEnded'])
    expect(await codeOf(await open(renewed, keyOf(renewed)))).toEqual([410, 'LinkEnded'])
  })
})
