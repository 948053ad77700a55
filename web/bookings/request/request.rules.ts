import {
  PARTY_MAX,
  PICKUP_MAX,
  PICKUP_KINDS,
  type DayState,
  type PickupKind,
} from '../../../worker/contracts/bookings/booking-limits'
import type { Lang } from '../../../worker/contracts/languages'
import { PARTY_SIZES, type PartySize } from '../../../worker/contracts/tours/prices'
import { linesOf } from '../../../worker/contracts/text/lines-of'
import type { DateDeparture, RequestDraft, RequestedTour } from './request.view'

/** The rules of the request sheet, without the sum and the checks. The server has the same rules and decides. */

export const FLEX_CHOICES = [0, 1, 3, 7] as const

/** The draft when the sheet opens: the tab's stored draft, the calculator's party and the departure to join. */
export function firstDraft(kept: Partial<RequestDraft> | null, opened: FirstDraft): RequestDraft {
  const { persons, startDay, today, hasPickup, ownPlaces } = opened
  const [place = ''] = ownPlaces
  const places: readonly PickupKind[] = place === '' ? pickupsOf(hasPickup) : ['other']
  const [usual = 'other'] = places
  const draft: RequestDraft = {
    ...EMPTY,
    adults: persons,
    pickupText: place,
    ...kept,
    pickup: places.find((place) => place === kept?.pickup) ?? usual,
    // The party was changed in the calculator after the draft was stored.
    ...(kept?.persons !== persons && { adults: persons, children: 0, persons }),
    persons,
  }
  if (startDay !== '') return { ...draft, day: startDay, joins: true, flexDays: 0 }
  return draft.day !== '' && draft.day < today ? { ...draft, day: '', joins: false } : draft
}

const EMPTY = {
  day: '',
  joins: false,
  flexDays: 0,
  children: 0,
  name: '',
  email: '',
  phone: '',
  notes: '',
  agreesToJoin: true,
  agreesToTerms: false,
} satisfies Partial<RequestDraft>

/** Places around Calgary, where only the tours with free pickup begin. */
const NEAR_CALGARY: ReadonlySet<PickupKind> = new Set(['calgary', 'canmore', 'banff'])
const ELSEWHERE = PICKUP_KINDS.filter((kind) => !NEAR_CALGARY.has(kind))

/** Where a tour's guests can be met, the usual place first. */
export function pickupsOf(hasPickup: boolean): readonly PickupKind[] {
  return hasPickup ? PICKUP_KINDS : ELSEWHERE
}

/** A tour's own places, in the language of the page. */
export function ownPlacesOf({ pickups }: Pick<RequestedTour, 'pickups'>): string[] {
  return linesOf(pickups.text).map((place) => Array.from(place).slice(0, PICKUP_MAX).join(''))
}

interface FirstDraft {
  persons: PartySize
  /** First day of the departure to join, or ''. */
  startDay: string
  today: string
  hasPickup: boolean
  /** The tour's own pickup places, which replace those of its region. */
  ownPlaces: readonly string[]
}

/** The departures of a day that can still be requested. */
export function joinableOn(day: string, departures: readonly DateDeparture[], now: number) {
  return departures.filter(
    ({ startDay, seatsLeft, cutOffAt }) => startDay === day && seatsLeft > 0 && now < cutOffAt,
  )
}

/** The departures of a day that have no seat left and can still be waited for. */
export function fullOn(day: string, departures: readonly DateDeparture[], now: number) {
  return departures.filter(
    ({ startDay, seatsLeft, cutOffAt }) => startDay === day && seatsLeft === 0 && now < cutOffAt,
  )
}

/** Whether a private trip may start on a day of this state. */
export function isFree(state: DayState | undefined): boolean {
  return state === 'open' || state === 'few'
}

/** The largest party that a departure, or a private trip, accepts. A full departure is waited for by any. */
export function partyLimit(departure: DateDeparture | null): number {
  return Math.min(PARTY_MAX, departure?.seatsLeft || PARTY_MAX)
}

export function partySize({ adults, children }: Pick<RequestDraft, 'adults' | 'children'>) {
  return PARTY_SIZES.find((size) => size === adults + children) ?? PARTY_MAX
}

/** The request as it is sent, without the sum and the human check. */
export function requestOf(
  draft: RequestDraft,
  { tourId, lang, departure, waits, termsVersion }: Sent,
) {
  const { day, flexDays, adults, children, pickup, pickupText, phone, agreesToJoin } = draft
  return {
    tourId,
    ...(departure && { tripId: departure.tripId, agreesToJoin }),
    ...(waits && { waits }),
    ...(day !== '' && { day }),
    flexDays: departure || waits ? 0 : flexDays,
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
  /** Joins a waiting list. */
  waits: boolean
  termsVersion: string
}
