import {
  NAME_MAX,
  NOTES_MAX,
  PARTY_MAX,
  PHONE,
  PICKUP_MAX,
  type DayState,
} from '../../../worker/contracts/booking-limits'
import { isEmailAddress } from '../../../worker/contracts/email-address'
import type { Lang } from '../../../worker/contracts/languages'
import { PARTY_SIZES, type PartySize } from '../../../worker/contracts/prices'
import { lengthOf, visibleLength } from '../../../worker/contracts/text-length'
import type { DateDeparture, RequestDraft } from './request.view'

/** The rules of the request sheet, without the sum. The server has the same and decides. */

export const FLEX_CHOICES = [0, 1, 3, 7] as const
const NO_DAY: readonly DateDeparture[] = []

/** The fields that can be wrong, in the order in which they are shown. */
export const TRIP_FIELDS = ['day', 'party', 'pickupText'] as const
export const GUEST_FIELDS = ['name', 'email', 'phone', 'notes', 'terms', 'sum'] as const
export type RequestField = (typeof TRIP_FIELDS)[number] | (typeof GUEST_FIELDS)[number]
/** Codes of errors.json, or keys of `fault` in booking.json. */
export type RequestFaults = Partial<Record<RequestField, string>>

/** The draft of a sheet that opens: what the tab kept, the calculator's party, and the asked departure. */
export function firstDraft(
  kept: Partial<RequestDraft> | null,
  { persons, startDay, today, hasPickup }: FirstDraft,
): RequestDraft {
  const draft: RequestDraft = {
    day: '',
    joins: false,
    flexDays: 0,
    adults: persons,
    children: 0,
    pickup: hasPickup ? 'calgary' : 'airport',
    pickupText: '',
    name: '',
    email: '',
    phone: '',
    notes: '',
    agreesToJoin: true,
    agreesToTerms: false,
    ...kept,
    // Chosen in the calculator since.
    ...(kept?.persons !== persons && { adults: persons, children: 0, persons }),
    persons,
  }
  if (startDay !== '') return { ...draft, day: startDay, joins: true, flexDays: 0 }
  return draft.day !== '' && draft.day < today ? { ...draft, day: '', joins: false } : draft
}

interface FirstDraft {
  persons: PartySize
  /** Of the asked departure, or ''. */
  startDay: string
  today: string
  hasPickup: boolean
}

/** The departures of a day that can still be asked for. */
export function joinableOn(
  day: string,
  departures: readonly DateDeparture[] = NO_DAY,
  now: number,
): DateDeparture[] {
  return departures.filter(
    ({ startDay, seatsLeft, cutOffAt }) => startDay === day && seatsLeft > 0 && now < cutOffAt,
  )
}

/** Whether a private trip may begin on a day of this state. */
export function isFree(state: DayState | undefined): boolean {
  return state === 'open' || state === 'few'
}

/** The most travellers that a departure, or a private trip, takes. */
export function partyLimit(departure: DateDeparture | null): number {
  return Math.min(PARTY_MAX, departure?.seatsLeft ?? PARTY_MAX)
}

export function partySize({ adults, children }: Pick<RequestDraft, 'adults' | 'children'>) {
  return PARTY_SIZES.find((size) => size === adults + children) ?? PARTY_MAX
}

/** What is wrong with the first step. */
export function tripFaults(draft: RequestDraft, limit: number): RequestFaults {
  const { day, joins, flexDays, adults, children, pickupText } = draft
  return present({
    day: day === '' && (joins || flexDays === 0) ? 'day' : undefined,
    party: adults + children > limit ? 'party' : undefined,
    pickupText: lengthOf(pickupText) > PICKUP_MAX ? 'TextTooLong' : undefined,
  })
}

/** What is wrong with a day that may have gone since it was chosen. */
export function dayFault(
  { day, joins }: Pick<RequestDraft, 'day' | 'joins'>,
  { termsVersion, canChoose }: Days,
  departure: DateDeparture | null,
): RequestFaults {
  if (termsVersion === undefined) return { day: 'calendar' }
  if (day === '') return {}
  if (joins) return departure ? {} : { day: 'departure' }
  return canChoose(day) ? {} : { day: 'gone' }
}

interface Days {
  /** Undefined until a month is known. */
  termsVersion: string | undefined
  canChoose: (day: string) => boolean
}

/** What is wrong with the second step. A member has agreed to the terms with the account. */
export function guestFaults(draft: RequestDraft, isMember: boolean): RequestFaults {
  return present({
    name: nameFault(draft.name),
    email: isEmailAddress(draft.email) ? undefined : 'EmailInvalid',
    phone: PHONE.test(draft.phone.trim()) ? undefined : 'phone',
    notes: lengthOf(draft.notes) > NOTES_MAX ? 'TextTooLong' : undefined,
    terms: isMember || draft.agreesToTerms ? undefined : 'terms',
  })
}

/** The request as it is sent, without the sum and the human check. */
export function requestOf(draft: RequestDraft, { tourId, lang, departure, termsVersion }: Sent) {
  const { day, flexDays, adults, children, pickup, pickupText, phone, agreesToJoin } = draft
  return {
    tourId,
    ...(departure && { tripId: departure.tripId, agreesToJoin }),
    ...(day !== '' && { day }),
    flexDays: departure ? 0 : flexDays,
    party: { adults, children },
    lang,
    pickup: { kind: pickup, ...(pickupText.trim() !== '' && { text: pickupText }) },
    notes: draft.notes,
    name: draft.name,
    email: draft.email,
    ...(phone.trim() !== '' && { phone }),
    termsVersion,
  }
}

interface Sent {
  tourId: number
  lang: Lang
  departure: DateDeparture | null
  termsVersion: string
}

/** The faults that the server found, by the fields of the sheet. */
export function sentFaults(fields: Record<string, string> = {}): RequestFaults {
  const known: RequestFaults = {}
  for (const [path, code] of Object.entries(fields)) {
    const field = fieldOf(path)
    if (field) known[field] = OWN_FAULTS[path] ?? code
  }
  return known
}

/** What the server's code says too little about. */
const OWN_FAULTS: Record<string, string> = { tripId: 'departure', termsVersion: 'newTerms' }

function nameFault(name: string): string | undefined {
  if (visibleLength(name) === 0) return 'name'
  return lengthOf(name) > NAME_MAX ? 'TextTooLong' : undefined
}

function fieldOf(path: string): RequestField | undefined {
  const [first = ''] = path.split('.')
  if (first === 'pickup') return 'pickupText'
  if (first === 'day' || first === 'tripId' || first === 'flexDays') return 'day'
  if (first === 'termsVersion') return 'terms'
  if (first === 'answer' || first === 'challenge') return 'sum'
  return [...TRIP_FIELDS, ...GUEST_FIELDS].find((field) => field === first)
}

function present(faults: Record<string, string | undefined>): RequestFaults {
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

export function isNone(faults: RequestFaults): boolean {
  return Object.keys(faults).length === 0
}
