import { env } from 'cloudflare:workers'
import { asc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { BackupRow } from '../../../worker/contracts/backup/exports'
import type { TourCard } from '../../../worker/contracts/tours/tour-card'
import { trips } from '../../../worker/db/schema/trips'
import { startOfCalgaryDay } from '../../../worker/contracts/dates/calgary-instant'
import { readRows, readSchema } from '../../../worker/features/backup/backup'
import { restoreBackup } from '../../../worker/features/backup/restore'
import { brokenInvariants } from '../../faults/support/invariants'
import { db, invalidateCaches } from '../../support/builders'
import { emptyStores } from '../../support/empty-stores'
import { request } from '../../support/request'

const departure = (startDate: string, endDate: string, male: number, remarks = '') => ({
  startDate,
  endDate,
  male,
  female: 1,
  remarks,
})

/** More on a day than the company can run, and days that no form would accept today. */
const DEPARTURES = [
  departure('2999-05-03', '2999-05-05', 98, '천천히'),
  departure('2999-05-01', '2999-05-03', 1),
  departure('2999-05-03', '2999-05-03', 0),
  departure('2999-05-03', '2999-05-04', 5),
  departure('2999-06-01', '3001-06-01', 1, 'a year too far'),
  departure('2999-13-41', '2999-13-42', 1),
  departure('2999-07-02', '2999-07-01', 1),
  departure('2024-07-01', '2024-07-02', 1),
  departure('2025-12-31', '2026-01-01', 1),
]

/** The rows of a new site, and a tour with those departures. */
async function anEarlierBackup(): Promise<Map<string, BackupRow[]>> {
  const rows = new Map<string, BackupRow[]>()
  for (const table of await readSchema(db))
    rows.set(table.name, await readRows(db, table, { count: 1000 }))
  const add = (table: string, columns: BackupRow) => {
    const known = rows.get(table) ?? []
    rows.set(table, [...known, { ...known[0], ...columns }])
  }
  add('tours', { id: 200, kind: 'tour', status: 1, category_id: 1 })
  add('tour_texts', { tour_id: 200, lang: 'ca', name: 'Lake', name_key: 'lake' })
  for (const [position, { startDate, endDate, ...row }] of DEPARTURES.entries())
    add('departures', { tour_id: 200, position, starts_on: startDate, ends_on: endDate, ...row })
  return rows
}

it('departures of an older backup become trips: none is lost on a day that is beyond its capacity, and joins stay as they were', async () => {
  await emptyStores()
  const backup = await anEarlierBackup()
  await restoreBackup(db, {
    tables: [...backup.keys()],
    rowsOf: (table) => backup.get(table) ?? [],
  })
  await invalidateCaches()

  const list = await (await request('/api/forum?status=0')).json<TourCard[]>()
  const upcoming = DEPARTURES.filter(({ startDate }) => startDate > '2999')
  const joins = list.find(({ _id }) => _id === 200)?.joins
  expect(JSON.stringify(joins)).toBe(JSON.stringify(upcoming))

  const stored = await db.select().from(trips).orderBy(asc(trips.position))
  expect(stored.map(({ capacity }) => capacity)).toEqual([99, 4, 4, 6, 4, 4, 4, 4, 4])
  for (const trip of stored.filter(({ startDay }) => !startDay.includes('13')))
    expect(trip.startsAt).toBe(startOfCalgaryDay(trip.startDay) + 8 * 60 * 60 * 1000)
  const { results } = await env.DB.prepare(
    `SELECT day, taken, cap FROM trip_days WHERE day BETWEEN '2999-05-01' AND '2999-05-05' ORDER BY day`,
  ).all()
  expect(results.map(Object.values)).toEqual([
    ['2999-05-01', 1, 2],
    ['2999-05-02', 1, 2],
    ['2999-05-03', 4, 4],
    ['2999-05-04', 2, 2],
    ['2999-05-05', 1, 2],
  ])
  expect(await brokenInvariants(env)).toEqual([])
})
