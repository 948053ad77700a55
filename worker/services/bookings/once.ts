import { eq } from 'drizzle-orm'
import type { ErrorCode } from '../../contracts/errors'
import type { Db } from '../../db/db'
import { bookingEvents, bookingMessages } from '../../db/schema/bookings'
import { requireSameBody, type RequestKey } from '../../http/idempotency'
import { runOnce } from '../../http/run-once'

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
  const isDone = async () => ((await doing.isDone?.()) ? true : null)
  await once(key && (async () => (await isStored(db, bookingEvents, key)) ?? isDone()), doing)
}

/**
 * Runs a request that writes a message; a repeated request writes none.
 * @throws AppError KeyReused, and the errors of `run`
 */
export async function writeOnce(db: Db, key: RequestKey | null, doing: Doing): Promise<void> {
  await once(key && (() => isStored(db, bookingMessages, key)), doing)
}

async function once(find: (() => Promise<true | null>) | null, { run, duplicateErrors }: Doing) {
  await runOnce({
    find,
    run: async () => {
      await run()
      return true as const
    },
    duplicateErrors: new Set(duplicateErrors),
  })
}

/** True if the same request has already written a row, otherwise null. @throws AppError KeyReused */
async function isStored(
  db: Db,
  table: typeof bookingEvents | typeof bookingMessages,
  key: RequestKey,
): Promise<true | null> {
  const [row] = await db
    .select({ hash: table.requestHash })
    .from(table)
    .where(eq(table.requestKey, key.key))
  if (!row) return null
  requireSameBody(key, row.hash)
  return true
}
