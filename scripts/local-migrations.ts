import { cpSync, existsSync, globSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { MIGRATIONS } from './current-schema.ts'
import { Problem } from './failures.ts'

/**
 * Refuses a local state that was made by migrations of an earlier release, without changing it.
 * @throws Problem with a sentence that says how to renew it
 */
export function requireKnownMigrations(state: string): void {
  const unknown = unknownMigrations(state)
  if (unknown.length === 0) return
  throw new Problem(
    `The data in ${state} was made with earlier migrations (${unknown.at(-1)}): delete or rename that folder and run this again; npm run export before and npm run restore afterwards keep the data.`,
  )
}

/** Migrations that a local state has and this release does not. */
export function unknownMigrations(state: string): string[] {
  const known = readdirSync(MIGRATIONS)
  return migrationsOf(state).filter((name) => !known.includes(name))
}

/** The first migration that a local state lacks; null when it has all. */
export function nextMigration(state: string): string | null {
  const applied = migrationsOf(state)
  const names = readdirSync(MIGRATIONS).toSorted()
  return names.find((name) => !applied.includes(name)) ?? null
}

function migrationsOf(state: string): string[] {
  return globSync(join(state, 'v3/d1/*/*.sqlite')).flatMap(appliedMigrations)
}

/** Names from `d1_migrations`, read from a copy: opening the file itself could change it. */
function appliedMigrations(file: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'moraine-'))
  try {
    for (const end of ['', '-wal'])
      if (existsSync(file + end)) cpSync(file + end, join(folder, basename(file) + end))
    const database = new DatabaseSync(join(folder, basename(file)))
    const isMigrated = database
      .prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'")
      .get()
    const rows = isMigrated
      ? database.prepare('SELECT name FROM d1_migrations ORDER BY id').all()
      : []
    database.close()
    return rows.map(({ name }) => String(name))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
