import { NAME_MAX, NOTES_MAX, PICKUP_MAX } from '../../../worker/contracts/bookings/booking-limits'
import { isEmailAddress } from '../../../worker/contracts/accounts/email-address'
import { lengthOf, visibleLength } from '../../../worker/contracts/text/text-length'
import type { TourDays } from './calendar/use-calendar'
import type { DateDeparture, RequestDraft } from './request.view'

/** Checks a request before it is sent. The server checks the same and decides. */

/** The fields that can be wrong, in the order in which they are shown. */
export const TRIP_FIELDS = ['day', 'party', 'pickupText'] as const
export const GUEST_FIELDS = ['name', 'email', 'notes', 'terms', 'sum'] as const
export type RequestField = (typeof TRIP_FIELDS)[number] | (typeof GUEST_FIELDS)[number]
/** Codes of errors.json, or keys of `fault` in booking.json. */
export type RequestFaults = Partial<Record<RequestField, string>>

/** Faults of the first step. */
export function tripFaults(draft: RequestDraft, limit: number): RequestFaults {
  return present({
    day: draft.day === '' && (draft.joins || draft.flexDays === 0) ? 'day' : undefined,
    party: draft.adults + draft.children > limit ? 'party' : undefined,
    pickupText: lengthOf(draft.pickupText) > PICKUP_MAX ? 'TextTooLong' : undefined,
  })
}

type Days = Pick<TourDays, 'termsVersion' | 'canChoose'>

/** The fault of a day that may have been taken since it was chosen. */
export function dayFault(draft: RequestDraft, days: Days, departure: DateDeparture | null) {
  const { day, joins } = draft
  if (days.termsVersion === undefined) return { day: 'calendar' }
  if (day === '') return {}
  if (joins) return departure ? {} : { day: 'departure' }
  return days.canChoose(day) ? {} : { day: 'gone' }
}

/** Faults of the second step. Members accepted the terms with their account. */
export function guestFaults(draft: RequestDraft, isMember: boolean): RequestFaults {
  return present({
    name: nameFault(draft.name),
    email: isEmailAddress(draft.email) ? undefined : 'EmailInvalid',
    notes: lengthOf(draft.notes) > NOTES_MAX ? 'TextTooLong' : undefined,
    terms: isMember || draft.agreesToTerms ? undefined : 'terms',
  })
}

function nameFault(name: string): string | undefined {
  if (visibleLength(name) === 0) return 'name'
  return lengthOf(name) > NAME_MAX ? 'TextTooLong' : undefined
}

function present(faults: Record<string, string | undefined>): RequestFaults {
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

export function isNone(faults: RequestFaults): boolean {
  return Object.keys(faults).length === 0
}
