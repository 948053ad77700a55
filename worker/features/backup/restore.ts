import { sql } from 'drizzle-orm'
import type { BackupRow } from '../../contracts/backup/exports'
import { runBatch } from '../../db/batch'
import type { Db } from '../../db/db'
import { countRows, DERIVED_TABLE, identifiers, readSchema, type BackupTable } from './backup'
import { recount } from './recount'
import { isLinked, linkRows, valueOf } from './restore-links'

/** Documents per statement that writes terms; D1 stops a statement after 30 seconds. */
const DERIVED_PART = 2000
/** A statement is at most 100 kB long, a row or a bound JSON value at most 2 MB. */
const CHUNK_CHARACTERS = 500_000
const CHUNK_ROWS = 500

/** Derived tables of earlier releases, which a restore ignores. */
export const FORMER_TABLES = new Set(['home_marks'])

/** A backup's rows by table; `rowsOf` can be read once. */
export interface BackupSource {
  tables: string[]
  rowsOf: (table: string) => AsyncIterable<BackupRow> | Iterable<BackupRow>
}

interface Restored {
  /** Rows by table, as the backup has them: those of search are made again and do not count. */
  counts: Map<string, number>
  /** Rows skipped because their parent is missing. */
  orphans: Map<string, number>
}

/**
 * Restores a backup into a migrated, empty database and checks it. Triggers are dropped during the restore, because the
 * backup already has the rows they write. As a backup is made table by table, rows whose parent is missing are skipped,
 * and counters and sums are recomputed. If it fails, the database is empty again, so that no part of a backup goes live.
 * @throws Error when the database is not fresh, or differs from the backup afterwards
 */
export async function restoreBackup(db: Db, source: BackupSource): Promise<Restored> {
  const schema = await readSchema(db)
  const triggers = await requireFresh(db)
  const restored: Restored = { counts: new Map(), orphans: new Map() }
  // One batch, so an interrupted restore is recognised by its missing triggers.
  await runBatch(
    db,
    triggers.map(({ name }) => db.run(sql`DROP TRIGGER ${sql.identifier(name)}`)),
  )
  try {
    await emptyTables(db, schema)
    for (const table of schema)
      if (source.tables.includes(table.name) && table.name !== DERIVED_TABLE)
        await fillTable(db, table, { rows: source.rowsOf(table.name), restored })
    await requireWhole(db, schema, restored)
    await recount(db)
  } catch (error) {
    await emptyTables(db, schema)
    throw error
  } finally {
    await runBatch(
      db,
      triggers.map((trigger) => db.run(sql.raw(trigger.sql))),
    )
  }
  await deriveTerms(db)
  await deriveShares(db)
  return restored
}

async function emptyTables(db: Db, schema: BackupTable[]): Promise<void> {
  for (const { name } of schema.toReversed()) await db.run(sql`DELETE FROM ${sql.identifier(name)}`)
}

async function fillTable(
  db: Db,
  table: BackupTable,
  { rows, restored }: { rows: ReturnType<BackupSource['rowsOf']>; restored: Restored },
): Promise<void> {
  let [read, written] = [0, 0]
  let chunk: BackupRow[] = []
  let characters = 0
  const links: BackupRow[] = []
  let shape: string | undefined
  for await (const row of rows) {
    shape ??= shapeOf(row)
    if (shapeOf(row) !== shape || !Object.values(row).every(isPlain))
      throw new Error(`${table.name}: row ${read + 1} is no row of this table`)
    chunk.push(row)
    if (isLinked(table, row)) links.push(row)
    characters += JSON.stringify(row).length
    read += 1
    if (chunk.length < CHUNK_ROWS && characters < CHUNK_CHARACTERS) continue
    written += await insertRows(db, table, chunk)
    chunk = []
    characters = 0
  }
  written += await insertRows(db, table, chunk)
  for (let from = 0; from < links.length; from += CHUNK_ROWS)
    await linkRows(db, table, links.slice(from, from + CHUNK_ROWS))
  restored.counts.set(table.name, written)
  if (read > written) restored.orphans.set(table.name, read - written)
}

/** All rows of a table have the same columns; those of the first row are inserted. */
function shapeOf(row: BackupRow): string {
  return Object.keys(row).toSorted().join()
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value === 'string' || Number.isFinite(value)
}

/** Has the triggers of `search_documents` write the terms. */
async function deriveTerms(db: Db): Promise<void> {
  const [last] = await db.all<{ id: number | null }>(
    sql`SELECT max(id) AS id FROM search_documents`,
  )
  for (let from = 0; from <= (last?.id ?? -1); from += DERIVED_PART)
    await db.run(
      sql`UPDATE search_documents SET terms = terms WHERE id >= ${from} AND id < ${from + DERIVED_PART}`,
    )
}

/** Has the trigger of the ledger compute what rows of older backups lack. Later rows need those before them. */
async function deriveShares(db: Db): Promise<void> {
  await db.run(sql`UPDATE payments SET cad_cents = NULL WHERE cad_cents IS NULL`)
}

/** Columns that are missing in the backup get their defaults. Returns the number of rows written. */
async function insertRows(
  db: Db,
  { name, columns, references, ownReferences }: BackupTable,
  rows: BackupRow[],
): Promise<number> {
  const [first] = rows
  if (!first) return 0
  const isOwn = (name: string) => ownReferences.some(({ column }) => column === name)
  const known = columns.filter((column) => Object.hasOwn(first, column) && !isOwn(column))
  const hasParents = references
    .filter(({ column }) => known.includes(column))
    .map(({ column, parent, key }) => {
      const points = sql`SELECT 1 FROM ${sql.identifier(parent)} AS parent WHERE parent.${sql.identifier(key)} = ${valueOf(column)}`
      return sql`(${valueOf(column)} IS NULL OR EXISTS (${points}))`
    })
  const { meta } = await db.run(
    sql`INSERT INTO ${sql.identifier(name)} (${identifiers(known)}) SELECT ${sql.join(known.map(valueOf), sql`, `)}
      FROM json_each(${JSON.stringify(rows)}) WHERE ${sql.join([sql`1`, ...hasParents], sql` AND `)}`,
  )
  return meta.changes
}

/** Returns the triggers. */
async function requireFresh(db: Db): Promise<{ name: string; sql: string }[]> {
  const [migrated] = await db.all(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'users'`,
  )
  if (!migrated)
    throw new Error(
      'This database has no tables yet: apply the migrations first (npm run migrate, or npm run deploy)',
    )
  const [row] = await db.all<{ n: number }>(
    sql`SELECT (SELECT count(*) FROM users) + (SELECT count(*) FROM tours WHERE kind = 'tour') AS n`,
  )
  if (row?.n !== 0)
    throw new Error(
      'A backup is restored into a fresh database only; this one holds members or tours',
    )
  const triggers = await db.all<{ name: string; sql: string }>(
    sql`SELECT name, sql FROM sqlite_master WHERE type = 'trigger'`,
  )
  if (triggers.length > 0) return triggers
  throw new Error(
    'This database has no triggers: a restore of it was interrupted. Restore into a newly migrated one',
  )
}

async function requireWhole(db: Db, schema: BackupTable[], { counts }: Restored): Promise<void> {
  for (const table of schema) {
    const stored = await countRows(db, table)
    const wanted = counts.get(table.name) ?? 0
    if (stored !== wanted)
      throw new Error(`${table.name} holds ${stored} rows instead of ${wanted}`)
  }
  const broken = await db.all<{ table: string }>(sql`PRAGMA foreign_key_check`)
  if (broken.length > 0) throw new Error(`${broken[0]?.table} points to rows that are missing`)
}
