import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import type { BackupRow } from '../../contracts/backup/exports'
import type { RowKey } from '../../contracts/backup/row-key'

/** Credentials, rate limit counters and presence. An export over the API leaves them out. */
const SECRET_TABLES = new Set([
  'sessions',
  'known_devices',
  'verification_codes',
  'password_resets',
  'login_failures',
  'used_challenges',
  'limit_counters',
  'site_facts',
  'desk_presence',
])
const SECRET_COLUMNS = new Set([
  'users.password_hash',
  // Mails contain codes and login links.
  'outbox.subject',
  'outbox.text_body',
  'outbox.html_body',
  'outbox.unsubscribe_token',
  'outbox.unsubscribe_url',
  'outbox_attachments.body',
])
/** Rebuilt from other rows on restore; most rows of a large site are in this table. */
export const DERIVED_TABLE = 'search_terms'
/** After a restore into another site, the listed backups would not exist. */
const LIST_TABLE = 'backups'

/** The tables of a backup, parents before their children. */
export async function listTables(db: Db): Promise<BackupTable[]> {
  return (await readSchema(db)).filter(({ name }) => name !== DERIVED_TABLE && name !== LIST_TABLE)
}

/** The tables of an export over the API, without secrets. */
export async function listPublicTables(db: Db): Promise<BackupTable[]> {
  return (await listTables(db))
    .filter(({ name }) => !SECRET_TABLES.has(name))
    .map((table) => ({
      ...table,
      columns: table.columns.filter((column) => !SECRET_COLUMNS.has(`${table.name}.${column}`)),
    }))
}

export async function countRows(db: Db, { name }: Pick<BackupTable, 'name'>): Promise<number> {
  const [row] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM ${sql.identifier(name)}`)
  return row?.n ?? 0
}

/** The primary key of a row. */
export function keyOf({ primaryKey }: BackupTable, row: BackupRow): RowKey {
  return primaryKey.map((column) => row[column] ?? '')
}

/** One page of a table's rows in key order. `after` is the key of the previous page's last row. */
export function readRows(
  db: Db,
  { name, columns, primaryKey }: BackupTable,
  { after, count }: { after?: RowKey | undefined; count: number },
): Promise<BackupRow[]> {
  const order = identifiers(primaryKey)
  const rows = sql`SELECT ${identifiers(columns)} FROM ${sql.identifier(name)}`
  const values = after?.map((value) => sql`${value}`)
  const rest = values && sql` WHERE (${order}) > (${sql.join(values, sql`, `)})`
  return db.all<BackupRow>(sql`${rows}${rest} ORDER BY ${order} LIMIT ${count}`)
}

export function identifiers(names: string[]) {
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
}

export interface BackupTable {
  name: string
  /** Without generated columns. */
  columns: string[]
  primaryKey: string[]
  /** Single-column foreign keys to other tables. */
  references: Reference[]
  /** Foreign keys to rows of the same table. */
  ownReferences: Reference[]
}

interface Reference {
  column: string
  parent: string
  key: string
}

/** Excludes tables whose rows come with the migrations and never change. */
const OWN_TABLES = sql.raw(
  "m.type = 'table' AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND m.name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND m.name NOT IN ('d1_migrations', 'numbers', 'booking_transitions')",
)

/** The tables of the database, parents before their children. */
export async function readSchema(db: Db): Promise<BackupTable[]> {
  // 2 and 3 in `hidden` mark generated columns.
  const columns = await db.all<{ tableName: string; name: string; pk: number }>(
    sql`SELECT m.name AS tableName, x.name, x.pk FROM sqlite_master AS m, pragma_table_xinfo(m.name) AS x
      WHERE ${OWN_TABLES} AND x.hidden = 0 ORDER BY m.name, x.cid`,
  )
  const references = await db.all<Reference & { tableName: string }>(
    sql`SELECT m.name AS tableName, f."from" AS "column", f."table" AS parent, f."to" AS "key"
      FROM sqlite_master AS m, pragma_foreign_key_list(m.name) AS f WHERE ${OWN_TABLES}`,
  )
  const referencesOf = Map.groupBy(references, ({ tableName }) => tableName)
  const tables = [...Map.groupBy(columns, ({ tableName }) => tableName)].map(([name, own]) => ({
    name,
    columns: own.map((column) => column.name),
    primaryKey: own
      .filter(({ pk }) => pk > 0)
      .toSorted((a, b) => a.pk - b.pk)
      .map((column) => column.name),
    references: (referencesOf.get(name) ?? []).filter(({ parent }) => parent !== name),
    ownReferences: (referencesOf.get(name) ?? []).filter(({ parent }) => parent === name),
  }))
  return parentsFirst(tables)
}

function parentsFirst(tables: BackupTable[]): BackupTable[] {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const ordered = new Set<BackupTable>()
  const visit = (table: BackupTable) => {
    for (const { parent } of table.references) {
      const found = byName.get(parent)
      if (found && !ordered.has(found)) visit(found)
    }
    ordered.add(table)
  }
  for (const table of tables) visit(table)
  return [...ordered]
}
