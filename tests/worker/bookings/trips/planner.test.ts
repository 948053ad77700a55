import { env } from 'cloudflare:workers'
import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Planner } from '../../../../worker/contracts/bookings/planner'
import type { TripDay, Closure } from '../../../../worker/contracts/bookings/trip-days'
import { addDays } from '../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import type { BookingRow } from '../../../../worker/db/schema/bookings'
import { auditLog } from '../../../../worker/db/schema/audit'
import { assignments, closures, resources, trips } from '../../../../worker/db/schema/trips'
import { send } from '../../../support/accounts'
import { aDeparture, aMember, anAdmin, aTour, db } from '../../../support/builders'
import { aPaidBooking } from '../../../support/held-bookings'
import { codeOf } from '../../../support/request'

let token = ''
let userId = 0
beforeAll(async () => {
  ;({ token, userId } = await anAdmin())
})

let year = 3200
const aYear = () => String((year += 1))

const call = (path: string, body?: object, method?: string) =>
  send(`/api/admin${path}`, body, { token, ...(method && { method }) })

async function planned(from: string, to: string): Promise<Planner> {
  const response = await call(`/planner?from=${from}&to=${to}&lang=ca`)
  expect(response.status).toBe(200)
  return response.json()
}

async function close(body: object): Promise<Closure> {
  const response = await call('/closures', body)
  expect(response.status).toBe(200)
  return response.json()
}

async function tripOf({ tripId }: BookingRow) {
  const [trip] = await db
    .select()
    .from(trips)
    .where(eq(trips.id, tripId ?? 0))
  return trip!
}

const lastAudit = async (action: string) => {
  const [entry] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.actorId, userId)))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return entry && [entry.subjectType, entry.subjectId, entry.detail]
}

describe('GET /api/admin/planner', () => {
  it('has trips, days, closures, guides and what they do within the days asked for', async () => {
    const y = aYear()
    const tourId = await aTour({ names: { ca: `Planned ${y}` } })
    const [startsOn, endsOn] = [`${y}-04-29`, `${y}-05-02`]
    const id = await aDeparture(tourId, { startsOn, endsOn, male: 1, female: 1 })
    await aDeparture(tourId, { startsOn: `${y}-06-01`, endsOn: `${y}-06-01`, male: 1 })
    await aDeparture(tourId, { startsOn: `${y}-05-03`, endsOn: `${y}-05-03`, status: 'cancelled' })
    await db.insert(closures).values([
      { fromDay: `${y}-04-01`, toDay: `${y}-05-01`, tourId, note: 'Road', createdAt: 1 },
      { fromDay: `${y}-06-01`, toDay: `${y}-06-01`, createdAt: 1 },
    ])
    const [guide] = await db
      .insert(resources)
      .values({ kind: 'guide', name: 'Robin' })
      .returning({ id: resources.id })
    const [trip] = await db.select().from(trips).where(eq(trips.id, id))
    const resourceId = guide?.id ?? 0
    const { startsAt = 0, endsAt = 0 } = trip ?? {}
    await db.insert(assignments).values([
      { resourceId, tripId: id, startsAt, endsAt },
      { resourceId, startsAt: endsAt + 1, endsAt: endsAt + 2, note: 'Away' },
    ])
    const plan = await planned(`${y}-05-01`, `${y}-05-31`)
    expect(plan.dayCapacity).toBe(2)
    expect(plan.days).toEqual([
      { day: `${y}-05-01`, taken: 1, cap: 2 },
      { day: `${y}-05-02`, taken: 1, cap: 2 },
    ])
    expect(plan.trips).toEqual([
      {
        id,
        kind: 'departure',
        status: 'open',
        tourId,
        tour: `Planned ${y}`,
        startDay: startsOn,
        endDay: endsOn,
        startMinute: trip?.startMinute ?? null,
        startsAt,
        endsAt,
        capacity: 4,
        male: 1,
        female: 1,
        seatsTaken: 0,
        version: 1,
        parties: [],
      },
    ])
    expect(plan.closures).toMatchObject([{ note: 'Road', tourId, tour: `Planned ${y}` }])
    expect(plan.resources).toContainEqual({
      id: resourceId,
      kind: 'guide',
      name: 'Robin',
      seats: null,
      phone: null,
    })
    expect(plan.assignments).toMatchObject([{ resourceId, tripId: id }])
    expect(plan.absences).toMatchObject([{ resourceId, note: 'Away' }])
  })

  it('has the parties of each trip with what they still owe, without those that are off it', async () => {
    const paid = await aPaidBooking({ name: 'Dana Larch', notes: 'A pram' })
    const { startDay } = await tripOf(paid)
    const ofTrip = async () =>
      (await planned(startDay, startDay)).trips.find(({ id }) => id === paid.tripId)
    expect((await ofTrip())?.parties).toEqual([
      {
        bookingId: paid.id,
        pid: paid.pid,
        reference: paid.reference,
        status: 'confirmed',
        name: 'Dana Larch',
        phone: null,
        lang: 'ca',
        party: 2,
        children: 0,
        pickup: { kind: 'calgary', text: null },
        notes: 'A pram',
        due: { currency: 'CAD', amount: paid.total - paid.deposit },
        isCash: false,
        travellers: [],
        waiver: null,
        emergency: '',
        pickedUpAt: null,
        backAt: null,
      },
    ])
    const release = { event: 'cancel.company', version: paid.version, data: { reason: 'weather' } }
    expect((await call(`/bookings/${paid.id}/events`, release)).status).toBe(200)
    expect((await ofTrip())?.parties ?? []).toEqual([])
  })

  it('has at most 62 days', async () => {
    const statusOf = async (from: string, to: string) =>
      (await call(`/planner?from=${from}&to=${to}`)).status
    expect(await statusOf('3001-01-01', addDays('3001-01-01', 61))).toBe(200)
    expect(await statusOf('3001-01-01', addDays('3001-01-01', 62))).toBe(422)
    expect(await statusOf('3001-01-02', '3001-01-01')).toBe(422)
    expect(await statusOf('3001-02-30', '3001-03-01')).toBe(422)
    expect((await call('/planner')).status).toBe(422)
  })
})

describe('closed days', () => {
  it('are made once, listed until they are over, and deleted, each with an audit row', async () => {
    const y = aYear()
    const tourId = await aTour({ names: { ca: `Closed ${y}` } })
    const body = { fromDay: `${y}-05-01`, toDay: `${y}-05-03`, tourId, note: ' Snow ' }
    const closure = await close(body)
    expect(closure).toMatchObject({ ...body, note: 'Snow' })
    expect(await lastAudit('closure.create')).toEqual([
      'closure',
      `${y}-05-01 – ${y}-05-03`,
      `tour ${tourId}`,
    ])
    expect((await close(body)).id).toBe(closure.id)
    const listed = async () =>
      (await (await call('/closures')).json<{ closures: Closure[] }>()).closures
    expect((await listed()).filter(({ id }) => id === closure.id)).toHaveLength(1)

    expect((await call(`/closures/${closure.id}`, undefined, 'DELETE')).status).toBe(200)
    expect(await lastAudit('closure.delete')).toEqual([
      'closure',
      `${y}-05-01 – ${y}-05-03`,
      `tour ${tourId}`,
    ])
    expect((await listed()).some(({ id }) => id === closure.id)).toBe(false)
    expect(await codeOf(await call(`/closures/${closure.id}`, undefined, 'DELETE'))).toEqual([
      404,
      'NotFound',
    ])
  })

  it('over days of a departure name it, and are made once the admin is sure', async () => {
    const y = aYear()
    const tourId = await aTour({ names: { ca: `Winter ${y}` } })
    const tripId = await aDeparture(tourId, {
      startsOn: `${y}-12-23`,
      endsOn: `${y}-12-27`,
      male: 1,
    })
    const body = { fromDay: `${y}-12-24`, toDay: `${y}-12-26`, tourId: null }
    const asked = await call('/closures?lang=ca', body)
    expect(asked.status).toBe(409)
    expect(await asked.json()).toMatchObject({
      code: 'DeparturesWithin',
      departures: [{ tripId, tour: `Winter ${y}`, startDay: `${y}-12-23`, endDay: `${y}-12-27` }],
    })
    expect(await db.$count(closures, eq(closures.fromDay, body.fromDay))).toBe(0)
    const other = { ...body, tourId: await aTour() }
    expect((await call('/closures', other)).status).toBe(200)
    expect((await call('/closures', { ...body, isSure: true })).status).toBe(200)
    expect((await planned(`${y}-12-20`, `${y}-12-28`)).trips).toMatchObject([{ id: tripId }])
  })

  it('that are over are not listed, and the list goes on where a page ends', async () => {
    const today = calgaryDay(Date.now())
    await close({ fromDay: addDays(today, -3), toDay: addDays(today, -1), note: 'over' })
    const y = aYear()
    await env.DB.prepare(
      `INSERT INTO closures (from_day, to_day, note, created_at)
        SELECT date('${y}-01-01', n || ' days'), date('${y}-01-01', n || ' days'), 'paged', 1 FROM numbers WHERE n < 60`,
    ).run()
    const found: Closure[] = []
    let next: string | null = ''
    while (next !== null) {
      const page: { closures: Closure[]; next: string | null } = await (
        await call(`/closures?after=${encodeURIComponent(next)}`)
      ).json()
      found.push(...page.closures)
      next = page.next
    }
    expect(found.filter(({ note }) => note === 'paged')).toHaveLength(60)
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
    expect(found.some(({ note }) => note === 'over')).toBe(false)
  })

  it('need a first and a last day in order, a year at most, and a tour that exists', async () => {
    const y = aYear()
    const day = `${y}-05-01`
    for (const body of [
      {},
      { fromDay: day },
      { fromDay: day, toDay: `${y}-04-30` },
      { fromDay: day, toDay: addDays(day, 366) },
      { fromDay: `${y}-02-30`, toDay: day },
      { fromDay: day, toDay: day, note: 'x'.repeat(201) },
    ])
      expect((await call('/closures', body)).status).toBe(422)
    const unknown = await call('/closures', { fromDay: day, toDay: day, tourId: 987_654_321 })
    expect(await codeOf(unknown)).toEqual([404, 'NotFound'])
  })
})

describe('PATCH /api/admin/days/{day}', () => {
  it('changes how many trips a day may have, with an audit row for a change', async () => {
    const y = aYear()
    const day = `${y}-05-01`
    const change = async (cap: number) =>
      (await call(`/days/${day}`, { cap }, 'PATCH')).json<TripDay>()
    expect(await change(3)).toEqual({ day, taken: 0, cap: 3 })
    expect(await lastAudit('day.cap')).toEqual(['day', day, '2 → 3'])
    await change(3)
    const audited = and(eq(auditLog.action, 'day.cap'), eq(auditLog.subjectId, day))
    expect(await db.$count(auditLog, audited)).toBe(1)
  })

  it('refuses fewer than the day has, and what is no number or no day', async () => {
    const y = aYear()
    const day = `${y}-05-01`
    const tourId = await aTour()
    for (const male of [1, 2]) await aDeparture(tourId, { startsOn: day, endsOn: day, male })
    expect(await codeOf(await call(`/days/${day}`, { cap: 1 }, 'PATCH'))).toEqual([
      409,
      'CapTooLow',
    ])
    expect((await planned(day, day)).days).toEqual([{ day, taken: 2, cap: 2 }])
    for (const cap of [-1, 100, 1.5, '2', null])
      expect((await call(`/days/${day}`, { cap }, 'PATCH')).status).toBe(422)
    expect((await call(`/days/${y}-02-30`, { cap: 2 }, 'PATCH')).status).toBe(404)
  })
})

it('members who are no admins change and see nothing of it', async () => {
  const member = await aMember()
  const day = '3999-05-01'
  const as = { token: member.token }
  for (const response of [
    await send('/api/admin/planner?from=3999-05-01&to=3999-05-02', undefined, as),
    await send('/api/admin/closures', undefined, as),
    await send('/api/admin/closures', { fromDay: day, toDay: day }, as),
    await send(`/api/admin/days/${day}`, { cap: 9 }, { ...as, method: 'PATCH' }),
  ])
    expect(await codeOf(response)).toEqual([403, 'AdminOnly'])
  expect(await db.$count(closures, eq(closures.fromDay, day))).toBe(0)
})
