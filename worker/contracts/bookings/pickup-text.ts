import type { PickupKind } from './booking-limits'

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
