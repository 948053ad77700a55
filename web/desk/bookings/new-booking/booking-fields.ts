import type { PickupKind } from '../../../../worker/contracts/bookings/booking-limits'
import type { Lang } from '../../../../worker/contracts/languages'
import type { ManualStatus } from '../../../../worker/contracts/bookings/manual-booking'
import type { PayMethod } from '../../../../worker/contracts/bookings/pay-methods'

export const BOOKING_SOURCES = ['phone', 'mail', 'chat', 'board'] as const

/** The fields as typed. */
export interface BookingFields {
  source: (typeof BOOKING_SOURCES)[number]
  tourId: string
  /** Id of a departure; empty for a private trip. */
  tripId: string
  day: string
  flexDays: string
  adults: string
  children: string
  pickupKind: PickupKind
  pickupText: string
  name: string
  email: string
  phone: string
  lang: Lang
  notes: string
  sendsMail: boolean
  status: ManualStatus
  /** Dollars without tax; empty for the tour's prices. */
  price: string
  method: PayMethod
  paid: string
  paidDay: string
  reason: string
}

const FIRST_FIELDS: Omit<BookingFields, 'lang'> = {
  source: 'phone',
  tourId: '',
  tripId: '',
  day: '',
  flexDays: '0',
  adults: '2',
  children: '0',
  pickupKind: 'calgary',
  pickupText: '',
  name: '',
  email: '',
  phone: '',
  notes: '',
  sendsMail: false,
  status: 'requested',
  price: '',
  method: 'etransfer',
  paid: '',
  paidDay: '',
  reason: '',
}

export function firstFields(lang: Lang): BookingFields {
  return { ...FIRST_FIELDS, lang }
}
