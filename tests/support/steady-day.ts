import { afterAll, beforeAll, vi } from 'vitest'

/** Makes a day today for the tests of a file; timers run as usual. */
export function useSteadyDay(day: string): void {
  beforeAll(() => void vi.useFakeTimers({ now: new Date(`${day}T18:00:00Z`), toFake: ['Date'] }))
  afterAll(() => void vi.useRealTimers())
}
