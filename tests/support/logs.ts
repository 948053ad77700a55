import { expect, vi } from 'vitest'

/** Error logs of the code under test: an undeclared error line fails the test, a declared one is not printed. */

export const ANY_EVENT = '*'

interface ErrorLine {
  /** The event of a structured line; empty for any other text. */
  event: string
  text: string
}

const shared = globalThis as {
  errorLines?: { lines: ErrorLine[]; expected: Set<string>; allowed: Set<string> }
}
const state = (shared.errorLines ??= { lines: [], expected: new Set(), allowed: new Set() })

/** Declares events that this test makes the code log as errors, each at least once. */
export function expectLogs(...events: string[]): void {
  for (const event of events) state.expected.add(event)
}

/** Declares events that the code may log as errors, for faults at random places. */
export function allowLogs(...events: string[]): void {
  for (const event of events) state.allowed.add(event)
}

/** The fields of the running test's error lines so far. */
export function errorLines(): Record<string, unknown>[] {
  return state.lines.map(({ text }) => JSON.parse(text) as Record<string, unknown>)
}

/** Collects the error lines instead of printing them. */
export function collectErrors(): void {
  console.error = (...parts: unknown[]) => {
    const text = parts
      .map((part) => (part instanceof Error ? (part.stack ?? String(part)) : String(part)))
      .join(' ')
    state.lines.push({ event: eventOf(text), text })
  }
}

/** Clears the declarations of the previous test. */
export function clearDeclared(): void {
  state.expected.clear()
  state.allowed.clear()
}

/** Fails for undeclared lines, and for declared events that were not logged shortly after the test. */
export async function checkErrors(): Promise<void> {
  try {
    const missing = () =>
      [...state.expected].filter((event) => !state.lines.some((line) => line.event === event))
    if (missing().length > 0)
      await vi.waitFor(() => expect(missing(), 'declared, but not logged').toEqual([]))
    const isAllowed = (event: string) => state.allowed.has(event) || state.allowed.has(ANY_EVENT)
    const isDeclared = ({ event }: ErrorLine) =>
      state.expected.has(event) || (event !== '' && isAllowed(event))
    const unexpected = state.lines.filter((line) => !isDeclared(line)).map(({ text }) => text)
    expect(unexpected, 'error lines that the test has not declared with expectLogs').toEqual([])
  } finally {
    state.lines.length = 0
    for (const event of state.expected) state.allowed.add(event)
    state.expected.clear()
  }
}

function eventOf(text: string): string {
  return /^\{"event":"([^"]+)"/.exec(text)?.[1] ?? ''
}
