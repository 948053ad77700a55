import type { PickupKind } from '../../../../worker/contracts/bookings/booking-limits'
import type { ManualStatus } from '../../../../worker/contracts/bookings/manual-booking'
import type { PayMethod } from '../../../../worker/contracts/bookings/pay-methods'
import type { Lang } from '../../../../worker/contracts/languages'
import { parseSum } from '../../../../worker/contracts/written-amounts'
import type { NewBooking } from '../bookings.api'

export const BOOKING_SOURCES = ['phone', 'mail', 'chat', 'board'] as const

const FIRST_FIELDS = {
  source: 'phone' as (typeof BOOKING_SOURCES)[number],
  tourId: '',
  /** Id of a departure; empty for a private trip. */
  tripId: '',
  day: '',
  flexDays: '0',
  adults: '2',
  children: '0',
  pickupKind: 'calgary' as PickupKind,
  pickupText: '',
  name: '',
  email: '',
  phone: '',
  notes: '',
  sendsMail: false,
  status: 'requested' as ManualStatus,
  /** Dollars without tax; empty for the tour's prices. */
  price: '',
  method: 'etransfer' as PayMethod,
  paid: '',
  paidDay: '',
  reason: '',
}

/** The fields as typed. */
export type BookingFields = typeof FIRST_FIELDS & { lang: Lang }

export function firstFields(lang: Lang): BookingFields {
  return { ...FIRST_FIELDS, lang }
}

/** Of fields without faults. */
export function toRequest(fields: BookingFields): NewBooking {
  const { source, lang, name, phone, notes, sendsMail } = fields
  const email = fields.email.trim()
  return {
    ...tripOf(fields),
    party: { adults: Number(fields.adults), children: Number(fields.children) },
    pickup: { kind: fields.pickupKind, text: fields.pickupText },
    source,
    lang,
    name,
    ...(email !== '' && { email }),
    phone,
    notes,
    sendsMail,
    ...furtherOf(fields),
  }
}

/** A departure has its own day. */
function tripOf({ tourId, tripId, day, flexDays }: BookingFields) {
  const trip = { tourId: tourId === '' ? null : Number(tourId), ...(day !== '' && { day }) }
  if (tripId === '') return { ...trip, flexDays: Number(flexDays) }
  return { ...trip, tripId: Number(tripId), flexDays: 0 }
}

function furtherOf(fields: BookingFields) {
  const { status, price, method, reason } = fields
  if (status === 'requested') return {}
  const priceCents = parseSum(price, 'CAD')
  const payment = paymentOf(fields)
  return {
    status,
    method,
    ...(priceCents !== null && { priceCents }),
    ...(payment && { payment }),
    ...(reason.trim() !== '' && { reason }),
  }
}

function paymentOf({ status, method, paid, paidDay }: BookingFields) {
  const cents = parseSum(paid, 'CAD')
  if (status !== 'confirmed' || cents === null) return null
  // Won have no cents.
  return { amount: method === 'krTransfer' ? Math.round(cents / 100) : cents, day: paidDay }
}
