import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { currentSchema, SCHEMA_FILE } from '../scripts/current-schema.ts'
import { requireKnownMigrations } from '../scripts/local-migrations.ts'

it('the schema file is what the migrations make: npm run schema', () => {
  expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(currentSchema())
})

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
    const { state, bytes } = aState(['0001_platform.sql', '0026_home_marks.sql'])
    const before = bytes()
    expect(() => requireKnownMigrations(state)).toThrow(
      `The data in ${state} was made with earlier migrations (0026_home_marks.sql): delete or rename that folder and run this again`,
    )
    expect(bytes().equals(before)).toBe(true)
  })

  it('of these migrations, of some of them or of none is accepted', () => {
    for (const migrations of [
      [],
      ['0001_platform.sql'],
      ['0001_platform.sql', '0002_accounts.sql'],
    ])
      expect(() => requireKnownMigrations(aState(migrations).state)).not.toThrow()
    expect(() => requireKnownMigrations('/nowhere')).not.toThrow()
  })
})
