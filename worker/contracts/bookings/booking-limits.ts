/** Limits and closed sets of bookings, without the schemas: the request sheet and the guest's page load no validator. */

export const PARTY_MAX = 4
/** The largest party that an admin can book on one trip. */
export const CHANGED_PARTY_MAX = 8
export const FLEX_DAYS_MAX = 7
export const NAME_MAX = 60
export const NOTES_MAX = 1000
export const PICKUP_MAX = 120
/** Characters of a message between guest and company. */
export const MESSAGE_MAX = 2000

export const PICKUP_KINDS = ['calgary', 'canmore', 'banff', 'airport', 'hotel', 'other'] as const
export type PickupKind = (typeof PICKUP_KINDS)[number]

/** The number of months that a tour's calendar shows after the current one. */
export const CALENDAR_MONTHS = 18

/** `season`: the tour does not run in this month. */
export const DAY_STATES = ['open', 'few', 'full', 'closed', 'season'] as const
export type DayState = (typeof DAY_STATES)[number]

/** The largest amount that staff can enter: cents or whole won. */
export const AMOUNT_MAX = 100_000_000

/** Characters of the reason that staff give for money. */
export const MONEY_REASON_MAX = 200

interface Pickup {
  kind: PickupKind
  /** The guest's own text about the place. */
  text?: string | null | undefined
}

/** A pickup place with its text, which says enough for a place that is not a usual one. */
export function pickupText({ kind, text }: Pickup, labelOf: (kind: PickupKind) => string): string {
  if (kind === 'other' && text) return text
  return [labelOf(kind), text].filter(Boolean).join(' · ')
}
