import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Seed of all random choices, and the share of the full suite that runs (1: all). */
    faults: { seed: number; scale: number }
  }
}

export const { seed, scale } = inject('faults')

/** `full` times the scale, at least `least`. */
export function scaled(full: number, least = 1): number {
  return Math.max(least, Math.round(full * scale))
}

/** Seeded random numbers from 0 to 1 (mulberry32). */
export function randomFrom(start: number): () => number {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `n` random items in their order. */
export function sample<Item>(items: readonly Item[], n: number, random: () => number): Item[] {
  const places = items
    .map((_, place) => ({ place, draw: random() }))
    .toSorted((a, b) => a.draw - b.draw)
  const chosen = new Set(places.slice(0, n).map(({ place }) => place))
  return items.filter((_, place) => chosen.has(place))
}
