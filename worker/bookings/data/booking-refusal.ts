import type { ErrorCode } from '../../contracts/errors'
import type { Statement } from '../../db/db'
import { isRefusal, isUniqueViolation } from '../../db/failures'
import type { RequestScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { runBatchWithMails, type MailStatements } from '../../services/mail/outbox'

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
