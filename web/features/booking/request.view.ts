import type { PickupKind } from '../../../worker/contracts/bookings/booking-limits'
import type { PartySize, PricedTour } from '../../../worker/contracts/tours/prices'
import type { TourCalendar } from '../../../worker/contracts/trips/tour-calendar'
import type { LocalText } from '../../platform/i18n/translated'

/** A tour as its price is charged today. */
export interface RequestedTour extends PricedTour {
  id: number
  name: LocalText
  categorySlug: string
}

export type DateDeparture = TourCalendar['departures'][number]

/** What is chosen and typed in the sheet, as it is kept in the tab. */
export interface RequestDraft {
  /** YYYY-MM-DD, or '' before a day is chosen. */
  day: string
  /** Whether the departure of that day is to be joined. */
  joins: boolean
  flexDays: number
  adults: number
  children: number
  pickup: PickupKind
  pickupText: string
  name: string
  email: string
  phone: string
  notes: string
  agreesToJoin: boolean
  agreesToTerms: boolean
  /** The calculator's party when the sheet was opened last. */
  persons: PartySize
}
