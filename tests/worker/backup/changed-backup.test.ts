import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BackupRow } from '../../../worker/contracts/backup/exports'
import { readRows, readSchema } from '../../../worker/features/backup/backup'
import { restoreBackup, type BackupSource } from '../../../worker/features/backup/restore'
import { brokenInvariants } from '../../faults/support/invariants'
import { db } from '../../support/builders'
import { atDesk } from '../../support/changed-bookings'
import { emptyStores } from '../../support/empty-stores'
import { aHeldBooking, aPaidBooking } from '../../support/held-bookings'

type Rows = Map<string, BackupRow[]>

async function everything(): Promise<Rows> {
  const rows: Rows = new Map()
  for (const table of await readSchema(db))
    rows.set(table.name, await readRows(db, table, { count: 100_000 }))
  return rows
}

const sourceOf = (rows: Rows): BackupSource => ({
  tables: [...rows.keys()],
  rowsOf: (table) => rows.get(table) ?? [],
})

/** Two bookings with money, an entry of the bank, an approved refund and an open one. */
async function aSiteWithMoney(): Promise<Rows> {
  const paid = await aPaidBooking({}, 1000_00)
  await atDesk(`bookings/${paid.id}/refunds`, { amount: 100_00 })
  await aHeldBooking()
  return everything()
}

let site: Rows
let backup: Rows
beforeAll(async () => {
  site = await aSiteWithMoney()
}, 60_000)
beforeEach(async () => {
  backup = new Map(site)
  await emptyStores()
})

const change = (table: string, to: (rows: BackupRow[]) => BackupRow[]) =>
  backup.set(table, to(structuredClone(backup.get(table) ?? [])))
const first = (change: (row: BackupRow) => BackupRow) => (rows: BackupRow[]) =>
  rows.map((row, place) => (place === 0 ? change(row) : row))
const last = (change: (row: BackupRow) => BackupRow) => (rows: BackupRow[]) =>
  rows.map((row, place) => (place === rows.length - 1 ? change(row) : row))

async function expectEmpty(): Promise<void> {
  const filled = [...(await everything())].filter(([, rows]) => rows.length > 0)
  expect(filled.map(([table]) => table)).toEqual([])
}

describe('a changed backup', () => {
  it.each<[string, string, (rows: BackupRow[]) => BackupRow[]]>([
    ['text in a number', 'payments', first((row) => ({ ...row, amount: 'much' }))],
    ['a row twice', 'payments', (rows) => [...rows, rows[0]!]],
    ['a row of another table', 'bookings', (rows) => [...rows, { id: 1, list: 'home', n: 3 }]],
    ['a missing value', 'bookings', first(({ pid: _pid, ...row }) => row)],
    ['an empty value', 'bookings', first((row) => ({ ...row, pid: null }))],
    ['a value that is not allowed', 'bookings', first((row) => ({ ...row, currency: 'USD' }))],
    ['more refunded than paid', 'bookings', first((row) => ({ ...row, refund_open: 1e9 }))],
    ['a column that only a later row lacks', 'bookings', last(({ name: _name, ...row }) => row)],
    ['a column that only a later row has', 'users', last((row) => ({ ...row, role: 'owner' }))],
    ['a list for a text', 'bookings', last((row) => ({ ...row, name: ['Ann'] as never }))],
  ])(
    'with %s is refused and leaves nothing; the right one is restored',
    async (_what, table, to) => {
      const right = new Map(backup)
      const triggers = () => db.all(sql`SELECT name FROM sqlite_master WHERE type = 'trigger'`)
      const before = await triggers()
      change(table, to)
      await expect(restoreBackup(db, sourceOf(backup))).rejects.toThrow()
      await expectEmpty()
      expect(await triggers()).toEqual(before)
      await restoreBackup(db, sourceOf(right))
      expect(await everything()).toEqual(right)
      expect(await brokenInvariants(env)).toEqual([])
    },
  )

  it.each<[string, string, (rows: BackupRow[]) => BackupRow[]]>([
    ['the sum of a booking', 'bookings', first((row) => ({ ...row, paid: 5_000_00 }))],
    ['an amount of the ledger', 'payments', last((row) => ({ ...row, amount: 999_00 }))],
    ['the status of a booking', 'bookings', last((row) => ({ ...row, status: 'confirmed' }))],
    ['seats that are taken', 'trips', first((row) => ({ ...row, seats_taken: 0 }))],
  ])('with another %s gets the sums of its rows', async (_what, table, to) => {
    change(table, to)
    await restoreBackup(db, sourceOf(backup))
    const sums = (await brokenInvariants(env)).filter((fault) =>
      /ledger|reserved|events made|taken seats/.test(fault),
    )
    expect(sums).toEqual([])
  })
})

describe('a backup that is made during writes', () => {
  /** Children are read before their parents, so their newest rows can be missing. */
  it.each<[string, [table: string, isNew: (row: BackupRow) => boolean][]]>([
    [
      'a payment',
      [
        ['payments', ({ id }) => id === 1],
        ['booking_events', ({ seq, booking_id }) => booking_id === 1 && Number(seq) > 3],
      ],
    ],
    ['an approved refund', [['refunds', () => true]]],
    [
      'a new booking',
      [
        ['booking_events', ({ booking_id }) => booking_id === 2],
        ['quotes', ({ booking_id }) => booking_id === 2],
        ['seats', ({ booking_id }) => booking_id === 2],
        ['booking_reminders', ({ booking_id }) => booking_id === 2],
      ],
    ],
  ])('without %s is whole again', async (_what, missing) => {
    for (const [table, isNew] of missing) change(table, (rows) => rows.filter((row) => !isNew(row)))
    await restoreBackup(db, sourceOf(backup))
    const sums = (await brokenInvariants(env)).filter((fault) =>
      /ledger|reserved|spent wrongly|events made|taken seats|without its trip/.test(fault),
    )
    expect(sums).toEqual([])
  })
})
