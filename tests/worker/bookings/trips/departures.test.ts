import { env } from 'cloudflare:workers'
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TourVersions } from '../../../../worker/contracts/tours/tour-versions'
import type { AdminTour } from '../../../../worker/contracts/tours/tours-admin'
import { auditLog } from '../../../../worker/db/schema/audit'
import { closures, tripDays, trips } from '../../../../worker/db/schema/trips'
import { tours } from '../../../../worker/db/schema/tours'
import { deleteExpiredBinEntries } from '../../../../worker/features/bin/bin.actions'
import { brokenInvariants } from '../../../faults/support/invariants'
import { aDeparture, aTour, db } from '../../../support/builders'
import { request } from '../../../support/request'
import { anAdminOfTours } from '../../tours/admin-calls'

let calls: Awaited<ReturnType<typeof anAdminOfTours>>
beforeAll(async () => {
  calls = await anAdminOfTours()
})

let year = 3000
/** A year of its own for each test, so that days are not shared. */
const aYear = () => String((year += 1))

const row = (startDate: string, endDate = startDate, male = 1) => ({
  startDate,
  endDate,
  male,
  female: 0,
  remarks: '',
})

const save = (forumId: number, joins: object[], more = {}) =>
  calls.send('/forum/update', { forumId, joins, ...more })

async function saved(forumId: number, joins: object[]) {
  const response = await save(forumId, joins)
  expect(response.status).toBe(200)
  return (await response.json<AdminTour>()).joins
}

/** Seats that a booking holds. */
async function holdSeats(tripId: number, seats: number): Promise<void> {
  const pid = crypto.randomUUID()
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO bookings (pid, source, trip_id, lang, party, pickup_kind, terms_version, created_at, updated_at)
        VALUES (?, 'phone', ?, 'ca', 1, 'calgary', '1', 1, 1)`,
    ).bind(pid, tripId),
    env.DB.prepare(
      `INSERT INTO seats (booking_id, trip_id, seats) SELECT id, ?, ? FROM bookings WHERE pid = ?`,
    ).bind(tripId, seats, pid),
    env.DB.prepare(
      `INSERT INTO booking_events (booking_id, seq, event, from_status, to_status, actor, at)
        SELECT id, 1, 'manual.create', '', 'confirmed', 'staff', 1 FROM bookings WHERE pid = ?`,
    ).bind(pid),
  ])
}

async function dayOf(day: string) {
  const [found] = await db.select().from(tripDays).where(eq(tripDays.day, day))
  return found && [found.taken, found.cap]
}

describe('departures of the tour form', () => {
  it('keep their ids while their days stay, with or without the id in the form', async () => {
    const y = aYear()
    const id = await aTour()
    const [a, b] = await saved(id, [row(`${y}-05-01`), row(`${y}-06-01`)])
    const again = await saved(id, [row(`${y}-06-01`, `${y}-06-01`, 2), { ...a, remarks: 'slow' }])
    expect(again).toEqual([
      { ...b, male: 2 },
      { ...a, remarks: 'slow' },
    ])
    expect((await saved(id, [])).length).toBe(0)
    expect(await dayOf(`${y}-05-01`)).toEqual([0, 2])
    expect(await db.$count(trips, eq(trips.tourId, id))).toBe(0)
  })

  it('on the same days are told apart by their ids', async () => {
    const y = aYear()
    const id = await aTour()
    const [a, b] = await saved(id, [row(`${y}-05-01`), row(`${y}-05-01`)])
    expect(await saved(id, [{ ...b, male: 3 }])).toEqual([{ ...b, male: 3 }])
    expect(await db.$count(trips, eq(trips.id, a?._id ?? 0))).toBe(0)
  })

  it('on other days are other trips', async () => {
    const y = aYear()
    const id = await aTour()
    const [a] = await saved(id, [row(`${y}-05-01`, `${y}-05-03`)])
    const [moved] = await saved(id, [{ ...a, endDate: `${y}-05-02` }])
    expect(moved?._id).toBeGreaterThan(a?._id ?? 0)
    expect(await dayOf(`${y}-05-02`)).toEqual([1, 2])
    expect(await dayOf(`${y}-05-03`)).toEqual([0, 2])
  })

  it('with held seats are neither left out nor moved, and nothing of that form is saved', async () => {
    const y = aYear()
    const id = await aTour()
    const [a] = await saved(id, [row(`${y}-05-01`)])
    await holdSeats(a?._id ?? 0, 2)
    for (const joins of [[], [{ ...a, startDate: `${y}-04-30` }]]) {
      const response = await save(id, joins, { tripDays: 9 })
      expect(response.status).toBe(409)
      expect(await response.json()).toMatchObject({ code: 'DepartureBooked' })
    }
    expect(await calls.read(id)).toMatchObject({ tripDays: 1, joins: [a] })
    expect(await saved(id, [{ ...a, male: 0 }])).toEqual([{ ...a, male: 0 }])
  })

  it('have room for what is typed beside what is booked', async () => {
    const y = aYear()
    const id = await aTour()
    const [a] = await saved(id, [row(`${y}-05-01`, `${y}-05-01`, 1)])
    const capacity = async () => {
      const [trip] = await db
        .select()
        .from(trips)
        .where(eq(trips.id, a?._id ?? 0))
      return trip?.capacity
    }
    expect(await capacity()).toBe(4)
    await holdSeats(a?._id ?? 0, 2)
    await saved(id, [{ ...a, male: 5 }])
    expect(await capacity()).toBe(7)
    await saved(id, [{ ...a, male: 1 }])
    expect(await capacity()).toBe(4)
    expect(await brokenInvariants(env)).toEqual([])
  })

  it('raise the cap of a full day, which is audited', async () => {
    const y = aYear()
    const id = await aTour()
    const joins = [1, 2, 3].map((male) => row(`${y}-05-01`, `${y}-05-02`, male))
    await saved(id, joins)
    expect(await dayOf(`${y}-05-01`)).toEqual([3, 3])
    const raised = and(eq(auditLog.action, 'day.cap'), eq(auditLog.subjectId, `${y}-05-02`))
    const [entry] = await db.select().from(auditLog).where(raised)
    expect(entry).toMatchObject({ actorId: calls.admin.userId, detail: '2 → 3' })
    await saved(id, joins)
    expect(await db.$count(auditLog, raised)).toBe(1)
  })

  it('are refused on a closed day, of all tours or of this one', async () => {
    const y = aYear()
    const [id, other] = [await aTour(), await aTour()]
    await db
      .insert(closures)
      .values({ fromDay: `${y}-05-01`, toDay: `${y}-05-02`, tourId: id, createdAt: 1 })
    const response = await save(id, [row(`${y}-04-30`, `${y}-05-01`)])
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ code: 'DayClosed' })
    expect((await calls.read(id)).joins).toEqual([])
    expect((await save(other, [row(`${y}-05-01`)])).status).toBe(200)
  })

  it('without travellers stay when the form names them', async () => {
    const y = aYear()
    const id = await aTour()
    const tripId = await aDeparture(id, { startsOn: `${y}-05-01`, endsOn: `${y}-05-01` })
    const empty = { _id: tripId, ...row(`${y}-05-01`, `${y}-05-01`, 0), startMinute: null }
    expect((await calls.read(id)).joins).toEqual([empty])
    expect(await saved(id, [empty, row(`${y}-06-01`, `${y}-06-01`, 0)])).toEqual([empty])
  })

  it('come back with an earlier version', async () => {
    const y = aYear()
    const id = await aTour()
    await saved(id, [row(`${y}-05-01`), row(`${y}-06-01`)])
    await saved(id, [])
    const [version] = await db.all<{ id: number }>(
      sql`SELECT max(id) AS id FROM tour_versions WHERE tour_id = ${id}`,
    )
    const response = await calls.send('/admin/tours/restoreVersion', {
      forumId: id,
      versionId: version?.id,
      updatedAt: (await calls.read(id)).updatedAt,
    })
    const { joins } = await response.json<AdminTour>()
    expect(joins.map(({ startDate }) => startDate)).toEqual([`${y}-05-01`, `${y}-06-01`])
  })
})

describe('a departure without travellers', () => {
  const empty = (day: string, isOpen?: boolean) => ({
    ...row(day, day, 0),
    ...(isOpen && { isOpen }),
  })

  it('is stored and open to all its seats where it is marked so, else dropped as before', async () => {
    const y = aYear()
    const id = await aTour()
    const joins = await saved(id, [empty(`${y}-05-01`, true), empty(`${y}-06-01`)])
    expect(joins).toMatchObject([{ startDate: `${y}-05-01`, male: 0, female: 0 }])
    const read = await calls.send('/forum/update', { forumId: id, joins })
    expect(await read.json()).toMatchObject({ joins, seats: [4] })
    expect(await dayOf(`${y}-05-01`)).toEqual([1, 2])
  })

  it('needs both days', async () => {
    const response = await save(await aTour(), [{ ...empty('', true), endDate: '2998-01-01' }])
    expect(response.status).toBe(422)
  })

  it('comes back with an earlier version of its tour', async () => {
    const y = aYear()
    const id = await aTour()
    const [before] = await saved(id, [{ ...empty(`${y}-05-01`, true), startMinute: 390 }])
    await saved(id, [])
    const { token } = calls.admin
    const answer = await request(`/api/admin/tours/${id}/versions`, { token })
    const [version] = (await answer.json<TourVersions>()).versions
    const restored = await calls.send('/admin/tours/restoreVersion', {
      forumId: id,
      versionId: version?.id,
      updatedAt: (await calls.read(id)).updatedAt,
    })
    expect((await restored.json<AdminTour>()).joins).toMatchObject([
      { startDate: before!.startDate, startMinute: 390 },
    ])
  })
})

describe('a tour whose time in the bin is over', () => {
  const inTheBin = async (tourId: number) => {
    await db.update(tours).set({ deletedAt: 1 }).where(eq(tours.id, tourId))
    await deleteExpiredBinEntries(env, Date.now())
    return db.$count(tours, eq(tours.id, tourId))
  }

  it('takes its departures with it and frees their days', async () => {
    const y = aYear()
    const id = await aTour()
    await saved(id, [row(`${y}-05-01`)])
    expect(await inTheBin(id)).toBe(0)
    expect(await dayOf(`${y}-05-01`)).toEqual([0, 2])
    expect(await db.$count(trips, eq(trips.tourId, id))).toBe(0)
  })

  it('waits while a booking of it is not over, and leaves trips that bookings name', async () => {
    const y = aYear()
    const id = await aTour()
    const [a] = await saved(id, [row(`${y}-05-01`)])
    const tripId = a?._id ?? 0
    await holdSeats(tripId, 1)
    expect(await inTheBin(id)).toBe(1)
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO booking_events (booking_id, seq, event, from_status, to_status, actor, at)
          SELECT id, 2, 'trip.complete', 'confirmed', 'completed', 'system', 2 FROM bookings WHERE trip_id = ?`,
      ).bind(tripId),
    ])
    expect(await inTheBin(id)).toBe(0)
    const [trip] = await db.select().from(trips).where(eq(trips.id, tripId))
    expect(trip).toMatchObject({ tourId: null, startDay: `${y}-05-01` })
    expect(await brokenInvariants(env)).toEqual([])
  })
})
