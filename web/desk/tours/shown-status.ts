import { TOUR_STATUS } from '../../../worker/contracts/tours/tour-status'

interface StatusAndOffer {
  status: number
  discount: number
  offerUntil: string | null
}

/** A tour that is shown keeps its status; a hidden offer is shown again as one. */
export function shownStatus({ status, discount, offerUntil }: StatusAndOffer): number {
  if (status !== TOUR_STATUS.hidden) return status
  return discount > 0 || offerUntil !== null ? TOUR_STATUS.offer : TOUR_STATUS.regular
}
