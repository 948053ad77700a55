import { hasTravellers } from '../../../../worker/contracts/tours/departure-travellers'
import { toCount } from '../../editor/typed-numbers'

/** A departure as typed. Counts are text until saved: an empty box is not zero. */
export interface DepartureDraft {
  /** Set if the departure is stored. */
  _id?: number
  startDate: string
  endDate: string
  male: string
  female: string
  remarks: string
}

export const EMPTY_DEPARTURE: DepartureDraft = {
  startDate: '',
  endDate: '',
  male: '',
  female: '',
  remarks: '',
}

/** The server's rule for which departures are stored. */
export function isStored({ _id, male, female }: DepartureDraft): boolean {
  return _id !== undefined || hasTravellers({ male: toCount(male), female: toCount(female) })
}

/** A departure with input that the server would drop; the form warns about it. */
export function isDroppedDeparture(row: DepartureDraft): boolean {
  return (
    !isStored(row) && [row.startDate, row.endDate, row.remarks].some((text) => text.trim() !== '')
  )
}

/** The fault of a departure; null for none, or if it has no travellers yet. */
export function departureFault(row: DepartureDraft): 'dates' | 'order' | null {
  const { startDate, endDate } = row
  if (!isStored(row)) return null
  if (startDate === '' || endDate === '') return 'dates'
  return startDate <= endDate ? null : 'order'
}
