import { readUnits } from '../../ui/typed-units'
import type { NewBooking } from '../bookings.api'
import type { BookingFields } from './booking-fields'

/** Of fields without faults. */
export function toRequest(fields: BookingFields): NewBooking {
  const { source, tourId, tripId, day, adults, children, pickupKind, pickupText, lang, sendsMail } =
    fields
  const email = fields.email.trim()
  return {
    source,
    tourId: tourId === '' ? null : Number(tourId),
    ...(day !== '' && { day }),
    ...(tripId !== '' && { tripId: Number(tripId) }),
    flexDays: tripId === '' ? Number(fields.flexDays) : 0,
    party: { adults: Number(adults), children: Number(children) },
    lang,
    pickup: { kind: pickupKind, text: pickupText },
    name: fields.name,
    ...(email !== '' && { email }),
    phone: fields.phone,
    notes: fields.notes,
    sendsMail,
    ...furtherOf(fields),
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
