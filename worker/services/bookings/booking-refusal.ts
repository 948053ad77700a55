import type { ErrorCode } from '../../contracts/errors'
import { isRefusal, isUniqueViolation } from '../../db/failures'
import { AppError } from '../../http/errors'

/** Names that triggers and checks raise, with what the API says. */
const REFUSALS: readonly (readonly [name: string, code: ErrorCode])[] = [
  ['BookingChanged', 'BookingChanged'],
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

/** The error of a batch with an event that the database refused; any other error as it is. */
export function bookingRefusal(error: unknown): unknown {
  if (error instanceof AppError) return error
  // Two writers followed the same version, or took the seats of one booking.
  if (
    isUniqueViolation(error, 'booking_events.booking_id') ||
    isUniqueViolation(error, 'seats.booking_id')
  )
    return new AppError('BookingChanged', { cause: error })
  const [, code] = REFUSALS.find(([name]) => isRefusal(error, name)) ?? []
  return code === undefined ? error : new AppError(code, { cause: error })
}

/** Whether a batch failed because another write moved the booking first. */
export function isOvertaken(error: unknown): boolean {
  const refusal = bookingRefusal(error)
  return refusal instanceof AppError && refusal.code === 'BookingChanged'
}
