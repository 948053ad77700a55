import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { HOUR_MS } from '../../../../worker/contracts/dates/durations'
import type { Resource } from '../../../../worker/contracts/bookings/resources'
import { auditLog } from '../../../../worker/db/schema/audit'
import { assignments, resources, tripDays, trips } from '../../../../worker/db/schema/trips'
import { tripTimes } from '../../../../worker/bookings/days/trip-times'
import { send, type Sent } from '../../../support/accounts'
import { aMember, anAdmin, db, unique } from '../../../support/builders'
import { aHeldBooking } from '../../../support/held-bookings'
import { aBooking, anOpenDay, bookingRow } from '../../../support/booking-builders'
import { databaseBeforeWrite } from '../../../support/interrupted-db'
import { codeOf } from '../../../support/request'

const admin = await anAdmin()
const call = (path: string, body?: object, sent: Sent = {}) =>
  send(`/api/admin/${path}`, body, { token: admin.token, ...sent })
const listed = async () =>
  (await (await call('resources')).json<{ resources: Resource[] }>()).resources
const aDay = () => addDays(calgaryDay(Date.now()), 400 + (unique() % 3000))

async function aGuide(fields: object = {}): Promise<Resource> {
  const wanted = { kind: 'guide', name: `Robin ${unique()}`, langs: ['cn', 'ca'], ...fields }
  const response = await call('resources', wanted)
  if (response.status !== 201) throw new Error(await response.text())
  return response.json()
}

async function aTrip(startDay = aDay(), days = 1) {
  const endDay = addDays(startDay, days - 1)
  const isRoomy = { day: startDay, cap: 99 }
  await db
    .insert(tripDays)
    .values(isRoomy)
    .onConflictDoUpdate({ target: tripDays.day, set: { cap: 99 } })
  const [trip] = await db
    .insert(trips)
    .values({
      key: crypto.randomUUID(),
      kind: 'departure',
      startDay,
      endDay,
      ...tripTimes(startDay, endDay),
      createdAt: 1,
      updatedAt: 1,
    })
    .returning()
  return trip!
}

const assign = (resourceId: number, tripId: number) => call('assignments', { resourceId, tripId })

describe('guides and vehicles', () => {
  it('are added, changed and taken from the list, each with its audit', async () => {
    const guide = await aGuide({ phone: '+1 403 555 0100', rank: 3 })
    expect(guide).toMatchObject({
      langs: ['ca', 'cn'],
      phone: '+1 403 555 0100',
      rank: 3,
      version: 1,
    })
    const { id } = guide
    const fields = { name: guide.name, langs: ['kr'], phone: '', rank: 1, version: 1 }
    const changed = await call(`resources/${id}`, fields, { method: 'PATCH' })
    expect(await changed.json()).toMatchObject({ id, langs: ['kr'], phone: '', version: 2 })
    expect((await listed()).map((each) => each.id)).toContain(id)
    const gone = await call(`resources/${id}?version=2`, undefined, { method: 'DELETE' })
    expect(gone.status).toBe(200)
    expect((await listed()).map((each) => each.id)).not.toContain(id)
    const rows = await db.select().from(auditLog).where(eq(auditLog.subjectType, 'resource'))
    const actions = rows.filter(({ subjectId }) => subjectId === String(id))
    expect(actions.map(({ action }) => action)).toEqual(['resource.change', 'resource.retire'])
  })

  it('need a language or seats, and a change of an outdated version is refused', async () => {
    const [mute, seatless] = [
      { kind: 'guide', name: 'Robin' },
      { kind: 'vehicle', name: 'Van' },
    ]
    for (const wanted of [mute, seatless, { ...mute, langs: ['ca'], name: ' ' }])
      expect(await codeOf(await call('resources', wanted))).toEqual([422, 'Invalid'])
    const { id, name } = await aGuide()
    const patch = (version: number, langs: string[]) =>
      call(`resources/${id}`, { name, langs, version }, { method: 'PATCH' })
    expect(await codeOf(await patch(7, ['ca']))).toEqual([409, 'EditConflict'])
    expect(await codeOf(await patch(1, []))).toEqual([422, 'Invalid'])
    const none = await call(
      'resources/999999999',
      { name, langs: ['ca'], version: 1 },
      { method: 'PATCH' },
    )
    expect(await codeOf(none)).toEqual([404, 'NotFound'])
    const stale = await call(`resources/${id}?version=9`, undefined, { method: 'DELETE' })
    expect(await codeOf(stale)).toEqual([409, 'EditConflict'])
  })

  it('stay while they have a trip to come', async () => {
    const [{ id }, trip] = [await aGuide(), await aTrip()]
    await assign(id, trip.id)
    const busy = await call(`resources/${id}?version=1`, undefined, { method: 'DELETE' })
    expect(await codeOf(busy)).toEqual([409, 'ResourceBusy'])
  })

  it('are no concern of members', async () => {
    const { token } = await aMember()
    for (const [path, body] of [
      ['resources', undefined],
      ['resources', { kind: 'guide', name: 'Robin', langs: ['ca'] }],
      ['assignments', { resourceId: 1, tripId: 1 }],
    ] as const)
      expect(await codeOf(await call(path, body, { token }))).toEqual([403, 'AdminOnly'])
  })
})

describe('an assignment', () => {
  it('takes an hour before and after the trip, and refuses another trip in that time', async () => {
    const day = aDay()
    const [guide, first, same, next] = [
      await aGuide(),
      await aTrip(day),
      await aTrip(day),
      await aTrip(addDays(day, 1)),
    ]
    expect((await assign(guide.id, first.id)).status).toBe(201)
    const [row] = await db.select().from(assignments).where(eq(assignments.tripId, first.id))
    expect([row?.startsAt, row?.endsAt]).toEqual([first.startsAt - HOUR_MS, first.endsAt + HOUR_MS])
    expect(await codeOf(await assign(guide.id, same.id))).toEqual([409, 'ResourceBusy'])
    expect((await assign(guide.id, next.id)).status).toBe(201)
  })

  it('replaces the guide of a trip, not its vehicle; the last of two at once stays', async () => {
    const [one, two, trip] = [await aGuide(), await aGuide(), await aTrip()]
    const van = await aGuide({ kind: 'vehicle', langs: [], seats: 6 })
    await assign(van.id, trip.id)
    const both = await Promise.all([assign(one.id, trip.id), assign(two.id, trip.id)])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    const rows = await db.select().from(assignments).where(eq(assignments.tripId, trip.id))
    expect(rows).toHaveLength(2)
    expect(rows.map(({ resourceId }) => resourceId)).toContain(van.id)
  })

  it('of a guide at twenty trips of one day is one', async () => {
    const [guide, day] = [await aGuide(), aDay()]
    const all = await Promise.all(Array.from({ length: 20 }, () => aTrip(day)))
    const answers = await Promise.all(all.map(({ id }) => assign(guide.id, id)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 19 }, () => 409),
    ])
  })

  it('is not of a cancelled, an unknown or an endless trip', async () => {
    const [guide, trip, long] = [await aGuide(), await aTrip(), await aTrip(aDay(), 33)]
    await db.update(trips).set({ status: 'cancelled' }).where(eq(trips.id, trip.id))
    expect(await codeOf(await assign(guide.id, trip.id))).toEqual([409, 'NotPossibleNow'])
    expect(await codeOf(await assign(guide.id, long.id))).toEqual([409, 'NotPossibleNow'])
    expect(await codeOf(await assign(guide.id, 999_999_999))).toEqual([404, 'NotFound'])
    expect(await codeOf(await assign(999_999_999, long.id))).toEqual([404, 'NotFound'])
  })
})

describe('a guide who is taken from the list', () => {
  it('gets no trip from a request that has read the list before', async () => {
    const [{ id }, trip] = [await aGuide(), await aTrip()]
    const retire = () => call(`resources/${id}?version=1`, undefined, { method: 'DELETE' })
    const bindings = { DB: databaseBeforeWrite(1, retire) }
    const late = await call('assignments', { resourceId: id, tripId: trip.id }, { bindings })
    expect(await codeOf(late)).toEqual([404, 'NotFound'])
    expect(await db.$count(assignments, eq(assignments.resourceId, id))).toBe(0)
  })
})

describe('an absence', () => {
  it('is of whole days, keeps trips away, and ends', async () => {
    const day = aDay()
    const [guide, trip] = [await aGuide(), await aTrip(day)]
    const absent = { resourceId: guide.id, fromDay: day, toDay: addDays(day, 2), note: 'Course' }
    const response = await call('assignments', absent)
    const { id } = await response.json<{ id: number }>()
    const [shown] = (await listed()).filter((each) => each.id === guide.id)
    expect(shown?.absences).toEqual([{ id, fromDay: day, toDay: addDays(day, 2), note: 'Course' }])
    expect(await codeOf(await assign(guide.id, trip.id))).toEqual([409, 'ResourceBusy'])
    const over = await call(`assignments/${id}`, undefined, { method: 'DELETE' })
    expect(over.status).toBe(200)
    const again = await call(`assignments/${id}`, undefined, { method: 'DELETE' })
    expect(await codeOf(again)).toEqual([404, 'NotFound'])
    expect((await assign(guide.id, trip.id)).status).toBe(201)
  })

  it('that is over a trip is refused with the trip, its booking and who is free for it', async () => {
    await db.update(resources).set({ active: false })
    const [away, busy, free] = [await aGuide(), await aGuide(), await aGuide({ rank: 9 })]
    await aGuide({ kind: 'vehicle', langs: [], seats: 6 })
    const day = anOpenDay()
    const booking = await aBooking({ status: 'confirmed', day })
    const trip = { id: booking.tripId ?? 0 }
    await db.delete(assignments).where(eq(assignments.tripId, trip.id))
    await assign(away.id, trip.id)
    await assign(busy.id, (await aTrip(day)).id)
    const refused = {
      trips: [
        {
          id: trip.id,
          tour: expect.any(String),
          startDay: day,
          endDay: day,
          bookingId: booking.id,
          free: [{ id: free.id, name: free.name }],
        },
      ],
    }
    const absent = () => call('assignments', { resourceId: away.id, fromDay: day, toDay: day })
    expect(await (await absent()).json()).toMatchObject({ code: 'ResourceBusy', ...refused })
    const retired = await call(`resources/${away.id}?version=1`, undefined, { method: 'DELETE' })
    expect(await retired.json()).toMatchObject({ code: 'ResourceBusy', ...refused })
    expect((await assign(free.id, trip.id)).status).toBe(201)
    expect((await absent()).status).toBe(201)
  })

  it('is not over a trip, backwards or longer than 31 days', async () => {
    const day = aDay()
    const [guide, trip] = [await aGuide(), await aTrip(day)]
    const absent = (toDay: string) =>
      call('assignments', { resourceId: guide.id, fromDay: day, toDay })
    for (const toDay of [addDays(day, -1), addDays(day, 31), 'soon'])
      expect(await codeOf(await absent(toDay))).toEqual([422, 'Invalid'])
    await assign(guide.id, trip.id)
    expect(await codeOf(await absent(day))).toEqual([409, 'ResourceBusy'])
  })
})

describe('a confirmed trip', () => {
  it('has the first free guide of its language and the first vehicle with seats, the next ones when those are taken', async () => {
    await db.update(resources).set({ active: false })
    const [first, second] = [
      await aGuide({ langs: ['kr'], rank: 1 }),
      await aGuide({ langs: ['kr'], rank: 2 }),
    ]
    await aGuide({ langs: ['ca'], rank: 0 })
    await aGuide({ kind: 'vehicle', langs: [], seats: 1, rank: 0 })
    const van = await aGuide({ kind: 'vehicle', langs: [], seats: 6, rank: 1 })
    const day = addDays(calgaryDay(Date.now()), 340 + (unique() % 20))
    const confirm = async () => {
      const held = await aHeldBooking({ lang: 'kr', day })
      const payment = { amount: held.deposit, method: 'cash', day: '2026-01-05' }
      await call(`bookings/${held.id}/payments`, payment)
      const { tripId } = await bookingRow(held.pid)
      const rows = await db
        .select()
        .from(assignments)
        .where(eq(assignments.tripId, tripId ?? 0))
      return rows.map(({ resourceId }) => resourceId).toSorted((a, b) => a - b)
    }
    expect(await confirm()).toEqual([first.id, van.id])
    // The only vehicle with enough seats is taken, and the trip is confirmed without one.
    expect(await confirm()).toEqual([second.id])
  })
})
