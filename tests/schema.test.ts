import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { currentSchema, MIGRATIONS, SCHEMA_FILE } from '../scripts/current-schema.ts'
import { ROOT } from '../scripts/tools.ts'
import {
  nextMigration,
  requireKnownMigrations,
  unknownMigrations,
} from '../scripts/local-migrations.ts'

it('the schema file is what the migrations make: npm run schema', () => {
  expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(currentSchema())
})

it('a table is made by a migration that begins with the name of its file in worker/db/schema', () => {
  const migrations = readdirSync(MIGRATIONS)
  const folder = join(ROOT, 'worker/db/schema')
  const elsewhere = readdirSync(folder).flatMap((file) => {
    const domain = file.replace('.ts', '').replaceAll('-', '_')
    const made = migrations
      .filter((name) => name.slice('0001_'.length).startsWith(domain))
      .map((name) => readFileSync(join(MIGRATIONS, name), 'utf8'))
      .join('')
    const tables = readFileSync(join(folder, file), 'utf8').matchAll(/sqliteTable\(\s*'(\w+)'/g)
    return [...tables]
      .map(([, table]) => table)
      .filter((table) => !made.includes(`CREATE TABLE ${table} (`))
  })
  expect(elsewhere).toEqual([])
})

/** The migrations before they were squashed: a state may have all of them or the first ones. */
const SQUASHED = `
  0001_platform 0002_accounts 0003_tours 0004_images 0005_mail 0006_contact 0007_board 0008_search 0009_admin
  0010_triggers 0011_tour_prices 0012_image_focus 0013_board_lists 0014_inbox 0015_site_settings 0016_image_files
  0017_tour_versions 0018_tour_publishing 0019_desk_presence 0020_tour_visits 0021_people 0022_audit_by_actor
  0023_trips 0024_bookings 0025_mail_attachments 0026_written_pages 0027_counter_days 0028_booking_inbox 0029_money
  0030_page_notices 0030_refund_lists 0031_offers_end 0032_bookings_wait 0033_expired_money 0034_quotes_of_trip
  0035_trip_keys 0036_side_lists 0037_erased_bookings`
  .trim()
  .split(/\s+/)
  .map((name) => `${name}.sql`)

describe('a local state', () => {
  /** A state folder whose database has these migrations, and the bytes of that database. */
  function aState(migrations: string[]) {
    const state = mkdtempSync(join(tmpdir(), 'moraine-state-'))
    onTestFinished(() => rmSync(state, { recursive: true }))
    const folder = join(state, 'v3/d1/miniflare-D1DatabaseObject')
    mkdirSync(folder, { recursive: true })
    const file = join(folder, 'a.sqlite')
    const database = new DatabaseSync(file)
    database.exec('PRAGMA journal_mode = WAL; CREATE TABLE d1_migrations (id INTEGER, name TEXT)')
    for (const [id, name] of migrations.entries())
      database.prepare('INSERT INTO d1_migrations VALUES (?, ?)').run(id, name)
    database.close()
    return { state, bytes: () => readFileSync(file) }
  }

  it('of earlier migrations is refused with one sentence and left as it is', () => {
    for (const migrations of [SQUASHED, ['0001_platform.sql', '0026_home_marks.sql']]) {
      const { state, bytes } = aState(migrations)
      const before = bytes()
      expect(() => requireKnownMigrations(state)).toThrow(
        `The data in ${state} was made with earlier migrations (${migrations.at(-1)}): delete or rename that folder and run this again`,
      )
      expect(bytes().equals(before)).toBe(true)
    }
  })

  it('is recognized by each of the earlier migrations, wherever it stopped', () => {
    expect(SQUASHED).toHaveLength(38)
    expect(unknownMigrations(aState(SQUASHED).state)).toEqual(SQUASHED)
  })

  it('names the migration at which it stopped', () => {
    const names = readdirSync(MIGRATIONS).toSorted()
    expect(nextMigration(aState(names.slice(0, 3)).state)).toBe(names[3])
    expect(nextMigration(aState(names).state)).toBeNull()
    expect(nextMigration('/nowhere')).toBe(names[0])
  })

  it('of these migrations, of some of them or of none is accepted', () => {
    for (const migrations of [
      [],
      ['0001_operations.sql'],
      ['0001_operations.sql', '0002_audit.sql'],
    ])
      expect(() => requireKnownMigrations(aState(migrations).state)).not.toThrow()
    expect(() => requireKnownMigrations('/nowhere')).not.toThrow()
  })
})
