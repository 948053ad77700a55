import { eq } from 'drizzle-orm'
import type { ErrorCode } from '../../contracts/errors'
import type { Db } from '../../db/db'
import { bookingEvents, bookingMessages } from '../../db/schema/bookings'
import { requireSameBody, type RequestKey } from '../../http/idempotency'
import { runOnce } from '../../http/run-once'

interface Doing {
  run: () => Promise<void>
  /** Whether a request that stores no row of its own was run before. */
  isDone?: () => Promise<boolean>
  /** As of `runOnce`. */
  duplicateErrors: readonly ErrorCode[]
}

/** Runs a request that causes an event of a booking; a repeated one causes none. @throws AppError KeyReused, as `run` */
export async function causeOnce(db: Db, key: RequestKey | null, doing: Doing): Promise<void> {
  const isDone = async () => ((await doing.isDone?.()) ? true : null)
  await once(key && (async () => (await isStored(db, bookingEvents, key)) ?? isDone()), doing)
}

/** Runs a request that writes a message; a repeated one writes none. @throws AppError KeyReused, as `run` */
export async function writeOnce(db: Db, key: RequestKey | null, doing: Doing): Promise<void> {
  await once(key && (() => isStored(db, bookingMessages, key)), doing)
}

async function once(
  find: (() => Promise<true | null>) | null,
  { run, duplicateErrors }: Doing,
): Promise<void> {
  await runOnce({
    find,
    run: async () => {
      await run()
      return true as const
    },
    duplicateErrors: new Set(duplicateErrors),
  })
}

/** Whether the request has written a row before; null if not. @throws AppError KeyReused */
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
