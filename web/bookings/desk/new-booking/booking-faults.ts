import { isEmailAddress } from '../../../../worker/contracts/accounts/email-address'
import { ApiError } from '../../../platform/api/api'
import { parseSum } from '../../../../worker/contracts/written-amounts'
import type { BookingFields } from './booking-fields'

/** Texts of faults found before anything is sent. */
const OWN_FAULTS = [
  'new.nameMissing',
  'new.emailMissing',
  'desk-quotes:manual.dayMissing',
  'desk-quotes:manual.reasonMissing',
  'desk-quotes:fault.price',
  'desk-quotes:fault.day',
] as const
type OwnFault = (typeof OWN_FAULTS)[number]

type FieldFaults<Fault> = Partial<Record<keyof BookingFields, Fault>>
type FoundFaults = FieldFaults<OwnFault | 'EmailInvalid'>

export function isOwnFault(fault: string): fault is OwnFault {
  return (OWN_FAULTS as readonly string[]).includes(fault)
}

/** Faults by field, as a text or as an error code of the API. */
export function findFaults(fields: BookingFields): FoundFaults {
  const { name, email, sendsMail } = fields
  const isWrong = email.trim() !== '' && !isEmailAddress(email.trim())
  return {
    ...(name.trim() === '' && { name: 'new.nameMissing' }),
    ...(isWrong && { email: 'EmailInvalid' }),
    ...(sendsMail && email.trim() === '' && { email: 'new.emailMissing' }),
    ...(fields.status !== 'requested' && quotedFaults(fields)),
    ...(fields.status === 'confirmed' && paidFaults(fields)),
  }
}

/** Faults of a booking that is more than a request. */
function quotedFaults({ day, price }: BookingFields): FoundFaults {
  return {
    ...(day === '' && { day: 'desk-quotes:manual.dayMissing' }),
    ...(price.trim() !== '' && !isAmount(price) && { price: 'desk-quotes:fault.price' }),
  }
}

/** Faults of a booking that is confirmed by money, or for a reason. */
function paidFaults({ paid, paidDay, reason }: BookingFields): FoundFaults {
  if (paid.trim() === '') return reasonFaults(reason)
  return {
    ...(!isAmount(paid) && { paid: 'desk-quotes:fault.price' }),
    ...(paidDay === '' && { paidDay: 'desk-quotes:fault.day' }),
  }
}

function reasonFaults(reason: string): FoundFaults {
  return reason.trim() === '' ? { reason: 'desk-quotes:manual.reasonMissing' } : {}
}

function isAmount(text: string): boolean {
  return Boolean(parseSum(text, 'CAD'))
}

/** Paths of the request whose field has another name. */
const FIELD_OF: Partial<Record<string, keyof BookingFields>> = {
  'pickup.text': 'pickupText',
  'party.adults': 'adults',
  'party.children': 'children',
  party: 'children',
  priceCents: 'price',
  payment: 'paid',
  'payment.amount': 'paid',
  'payment.day': 'paidDay',
}

/** The API's error codes by field; the first of a field counts. */
export function refusedFields(error: Error | null): FieldFaults<string> {
  const refused = error instanceof ApiError ? (error.body.fields ?? {}) : {}
  const faults: FieldFaults<string> = {}
  for (const [path, code] of Object.entries(refused))
    faults[FIELD_OF[path] ?? (path as keyof BookingFields)] ??= code
  return faults
}
