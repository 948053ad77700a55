import type { PickupKind } from '../../../worker/contracts/bookings/booking-limits'
import type { PartySize, PricedTour } from '../../../worker/contracts/tours/prices'
import type { TourCalendar } from '../../../worker/contracts/bookings/tour-calendar'
import type { LocalText } from '../../../worker/contracts/translated'

/** A tour with today's prices; those of a trip's day follow its season. */
export interface RequestedTour extends PricedTour {
  id: number
  categoryId: number
  name: LocalText
  categorySlug: string
  /** Minutes after midnight in Calgary; null if the start is agreed with each guest. */
  startMinute: number | null
  /** The months in which it runs, 1 to 12; none for all. */
  months: readonly number[]
  /** Its own pickup places, one a line. */
  pickups: LocalText
}

export type DateDeparture = TourCalendar['departures'][number]

/** The input of the sheet, as stored in the tab. */
export interface RequestDraft {
  /** YYYY-MM-DD, or '' before a day is chosen. */
  day: string
  /** Whether to join the departure of that day. */
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
  /** The calculator's party when the sheet was last opened. */
  persons: PartySize
}
