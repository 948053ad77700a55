import { readUnits } from '../../ui/typed-units'
import type { NewBooking } from '../bookings.api'
import type { BookingFields } from './booking-fields'

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
  return {
    tourId: tourId === '' ? null : Number(tourId),
    ...(day !== '' && { day }),
    ...(tripId !== '' && { tripId: Number(tripId) }),
    flexDays: tripId === '' ? Number(flexDays) : 0,
  }
}

function furtherOf({ status, price, method, paid, paidDay, reason }: BookingFields) {
  if (status === 'requested') return {}
  const [priceCents, amount] = [readUnits(price, 'CAD'), readUnits(paid, 'CAD')]
  const isPaid = status === 'confirmed' && amount !== null
  // Won have no cents.
  const paidAmount = method === 'krTransfer' ? Math.round((amount ?? 0) / 100) : (amount ?? 0)
  return {
    status,
    method,
    ...(priceCents !== null && { priceCents }),
    ...(isPaid && { payment: { amount: paidAmount, day: paidDay } }),
    ...(reason.trim() !== '' && { reason }),
  }
}
