import { eq, type InferSelectModel } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { ErrorCode } from '../../contracts/errors'
import type { Db, Statement } from '../../db/db'
import { isRefusal, isUniqueViolation } from '../../db/failures'
import { bookingEvents } from '../../db/schema/bookings'
import type { RequestScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { requireSameBody, type RequestKey } from '../../http/idempotency'
import { runOnce } from '../../http/run-once'
import { runBatchWithMails, type MailStatements } from '../../services/mail/outbox'

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

/** Names that triggers, constraints and assertions fail with, and the API's error codes for them. */
const REFUSALS: readonly (readonly [name: string, code: ErrorCode])[] = [
  ['BookingChanged', 'BookingChanged'],
  ['QuoteIsOpen', 'QuoteNotOpen'],
  ['seats_fit', 'SeatsGone'],
  ['day_full', 'DayFull'],
  ['DayClosed', 'DayClosed'],
  ['BookingErased', 'NotPossibleNow'],
  ['TripCancelled', 'NotPossibleNow'],
  ['TripDaysFixed', 'NotPossibleNow'],
  ['ResourceBusy', 'ResourceBusy'],
  ['NoSeats', 'NotPossibleNow'],
  ['SeatsKept', 'NotPossibleNow'],
  ['entry_spent', 'EntrySpent'],
  ['refund_fits', 'RefundTooLarge'],
  ['paid_sign', 'RefundTooLarge'],
  ['FOREIGN KEY constraint failed', 'NotPossibleNow'],
]

/** Maximum number of tries of a write while other writes move the booking first. */
const TRIES = 6

/**
 * The error to respond with when the database has refused a batch with an event; any other error is returned unchanged.
 */
export function bookingRefusal(error: unknown): unknown {
  if (error instanceof AppError) return error
  // Another batch wrote the event of the same version, or took the seats of the same booking.
  if (
    isUniqueViolation(error, 'booking_events.booking_id') ||
    isUniqueViolation(error, 'seats.booking_id')
  )
    return new AppError('BookingChanged', { cause: error })
  const [, code] = REFUSALS.find(([name]) => isRefusal(error, name)) ?? []
  return code === undefined ? error : new AppError(code, { cause: error })
}

/**
 * Runs a batch with an event and queues its mails.
 * @throws AppError for the failures of `refusal`, such as BookingChanged, SeatsGone, DayFull, DayClosed, NotPossibleNow
 */
export async function writeBooking(
  c: RequestScope,
  statements: Statement[],
  mails: MailStatements[],
  refusal: (error: unknown) => unknown = bookingRefusal,
) {
  try {
    return await runBatchWithMails(c, statements, mails)
  } catch (error) {
    throw refusal(error)
  }
}

/** Whether a batch failed because another write moved the booking first. */
export function isOvertaken(error: unknown): boolean {
  const refusal = bookingRefusal(error)
  return refusal instanceof AppError && refusal.code === 'BookingChanged'
}

/**
 * Retries a write that must not be dropped because the booking has moved. `run` has to read the booking again each
 * time.
 * @throws the last error, converted by `bookingRefusal`
 */
export async function untilNotOvertaken<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (!isOvertaken(error) || attempt === TRIES) throw bookingRefusal(error)
    }
  }
}
