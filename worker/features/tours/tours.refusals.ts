import { isFailedAssertion } from '../../db/batch-assertions'
import { isRefusal, isUniqueViolation } from '../../db/failures'
import { AppError } from '../../http/errors'
import { faultOf } from './publishing/readiness'

/** Assertions in the batches of tours are named by the error's code; a value names the field of the request. */
const ASSERTED = {
  EditConflict: null,
  ImagePresent: null,
  NotAnImageOfTour: 'mainImageUrl',
  NotFound: null,
  OfferEndMissing: 'offerUntil',
  RegularPriceMissing: 'regularPrice',
  RegularPriceTooLow: 'regularPrice',
  TourAlreadyShown: null,
  TooManyImages: null,
  TourNameInvalid: 'name',
} as const

const CODES = Object.keys(ASSERTED) as (keyof typeof ASSERTED)[]

/** The reason why a batch was refused; any other error unchanged. */
export function toRefusal(error: unknown): unknown {
  if (isUniqueViolation(error, 'tour_texts.name_key'))
    return new AppError('TourNameInUse', { cause: error })
  if (isRefusal(error, 'DayClosed')) return new AppError('DayClosed', { cause: error })
  // A seat was taken while the form was saved.
  if (isRefusal(error, 'SeatsKept')) return new AppError('DepartureBooked', { cause: error })
  const fault = faultOf(error)
  if (fault) return new AppError('TourNotReady', { cause: error, extra: { faults: [fault] } })
  const code = CODES.find((name) => isFailedAssertion(error, name))
  if (!code) return error
  const field = ASSERTED[code]
  return new AppError(code, { cause: error, ...(field && { fields: { [field]: code } }) })
}
