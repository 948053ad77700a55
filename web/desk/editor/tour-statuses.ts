import type { PricedTour } from '../../../worker/contracts/tours/prices'
import { TOUR_STATUS } from '../../../worker/contracts/tours/tour-status'

/** As strings: form values and text keys. */
export const STATUSES = ['0', '1', '2', '3'] as const

type StatusAndOffer = Pick<PricedTour, 'status' | 'discount' | 'offerUntil'>

/** The status with which visitors see a tour. A hidden tour with an offer becomes a special offer again. */
export function shownStatus({ status, discount, offerUntil }: StatusAndOffer): number {
  if (status !== TOUR_STATUS.hidden) return status
  return discount > 0 || offerUntil !== null ? TOUR_STATUS.offer : TOUR_STATUS.regular
}
