import { isOffered } from '../../../../worker/contracts/tours/departure-travellers'
import { toCount } from '../../editor/typed-numbers'

/** A departure as typed. Counts are text until saved: an empty box is not zero. */
export interface DepartureDraft {
  /** Set if the departure is stored. */
  _id?: number
  startDate: string
  endDate: string
  /** HH:MM; '' for the tour's start. */
  start: string
  male: string
  female: string
  remarks: string
  /** Whether it is open to its first traveller. */
  isOpen: boolean
}

export const EMPTY_DEPARTURE: DepartureDraft = {
  startDate: '',
  endDate: '',
  start: '',
  male: '',
  female: '',
  remarks: '',
  isOpen: false,
}

export function hasTravellers({ male, female }: DepartureDraft): boolean {
  return isOffered({ male: toCount(male), female: toCount(female) })
}

/** The server's rule for which departures are stored. */
export function isStored(row: DepartureDraft): boolean {
  return row._id !== undefined || row.isOpen || hasTravellers(row)
}

/** A departure with input that the server would drop; the form warns about it. */
export function isDroppedDeparture(row: DepartureDraft): boolean {
  return (
    !isStored(row) && [row.startDate, row.endDate, row.remarks].some((text) => text.trim() !== '')
  )
}

/** The fault of a departure; null for none, or if it is not stored. */
export function departureFault(row: DepartureDraft): 'dates' | 'order' | null {
  const { startDate, endDate } = row
  if (!isStored(row)) return null
  if (startDate === '' || endDate === '') return 'dates'
  return startDate <= endDate ? null : 'order'
}
