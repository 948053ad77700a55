import { z } from 'zod'
import { MARKDOWN_REFUSALS } from '../../contracts/markdown/markdown-limits'
import { TOUR_FAULTS } from '../../contracts/tours/tour-faults'
import { adminTour } from '../../contracts/tours/tours-admin'

/** Errors that the calls of a tour's editor describe. */

/** Extra fields in the bodies of errors. */
export const CONFLICT = {
  /** The stored tour and the name of the member who saved it; null when the site did, or the account is deleted. */
  EditConflict: { current: adminTour, savedBy: z.string().nullable() },
}
export const NOT_READY = { TourNotReady: { faults: z.array(z.enum(TOUR_FAULTS)) } }

/** Errors of every write that stores fields of a tour. */
export const TOUR_REFUSALS = [
  'NotFound',
  'EditConflict',
  'TourNameInUse',
  'TourNameInvalid',
  'OfferEndMissing',
  'RegularPriceMissing',
  'RegularPriceTooLow',
  'DepartureBooked',
  'DayClosed',
  ...MARKDOWN_REFUSALS,
] as const
