import { readPosition, writePosition, type PositionFault } from './map-link'

/** A place as typed into an entry: its name, and two numbers or a link. */
export interface PlaceDraft {
  place: string
  at: string
}

/** Why a place cannot be stored; null for a good one, and for none. */
export function placeFault({ place, at }: PlaceDraft): PositionFault | 'missing' | null {
  if (at.trim() === '') return place.trim() === '' ? null : 'missing'
  return readPosition(at).fault
}

/** Two numbers, if it can be read. */
export function tidyPosition(at: string): string {
  const { position } = readPosition(at)
  return position ? writePosition(position) : at.trim()
}
