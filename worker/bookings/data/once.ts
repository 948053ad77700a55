import { eq, type InferSelectModel } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { ErrorCode } from '../../contracts/errors'
import type { Db } from '../../db/db'
import { bookingEvents } from '../../db/schema/bookings'
import { requireSameBody, type RequestKey } from '../../http/idempotency'
import { runOnce } from '../../http/run-once'

/** A table whose rows name the request that wrote them. */
type KeyedTable = SQLiteTable & { requestKey: SQLiteColumn; requestHash: SQLiteColumn }

interface Doing {
  run: () => Promise<void>
  /** For requests that store no row of their own: whether this one has already run. */
  isDone?: () => Promise<boolean>
  /** See `runOnce`. */
  duplicateErrors: readonly ErrorCode[]
}

/**
 * Runs a request that causes an event of a booking; a repeated request causes none.
 * @throws AppError KeyReused, and the errors of `run`
 */
export async function causeOnce(db: Db, key: RequestKey | null, doing: Doing): Promise<void> {
  await writeOnce(db, bookingEvents, key, doing)
}

/**
 * Runs a request that writes a row of `table`; a repeated request writes none.
 * @throws AppError KeyReused, and the errors of `run`
 */
export async function writeOnce(
  db: Db,
  table: KeyedTable,
  key: RequestKey | null,
  { run, isDone, duplicateErrors }: Doing,
): Promise<void> {
  const isWritten = async (known: RequestKey) =>
    (await findByKey(db, table, known)) !== null || (await isDone?.())
  await runOnce({
    find: key && (async () => ((await isWritten(key)) ? true : null)),
    run: async () => {
      await run()
      return true as const
    },
    duplicateErrors: new Set(duplicateErrors),
  })
}

/** The row that the same request has already written, or null. @throws AppError KeyReused */
export async function findByKey<Table extends KeyedTable>(db: Db, table: Table, key: RequestKey) {
  const rows = await db.select().from<SQLiteTable>(table).where(eq(table.requestKey, key.key))
  const [row] = rows as (InferSelectModel<Table> & { requestHash: string | null })[]
  if (!row) return null
  requireSameBody(key, row.requestHash)
  return row
}
