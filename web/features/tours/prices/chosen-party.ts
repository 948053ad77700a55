import { useSyncExternalStore } from 'react'
import { PARTY_SIZES, type PartySize } from '../../../../worker/contracts/tours/prices'

/** The party that prices are shown for until a visitor chooses one. */
export const USUAL_PARTY = 2

const KEY = 'party'
const listeners = new Set<() => void>()
/** Undefined until it is read from the browser. */
let chosen: PartySize | null | undefined

/** The party that the visitor of this browser has chosen on any page; null before that, and at the edge. */
export function useChosenParty(): PartySize | null {
  return useSyncExternalStore(subscribe, readParty, () => null)
}

export function chooseParty(persons: PartySize): void {
  chosen = persons
  try {
    localStorage.setItem(KEY, String(persons))
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readParty(): PartySize | null {
  if (chosen === undefined) chosen = storedParty()
  return chosen
}

function storedParty(): PartySize | null {
  try {
    const stored = localStorage.getItem(KEY)
    return PARTY_SIZES.find((size) => String(size) === stored) ?? null
  } catch {
    return null
  }
}
