import { useSyncExternalStore } from 'react'

/**
 * Matches that wait for ten seconds before they are sent, so that a wrong tap can be undone before the guest gets a mail.
 * They wait on every screen of the desk; a page that is closed sends them at once.
 */

const HELD_MS = 10_000

interface HeldMatch {
  send: () => void
  timer: ReturnType<typeof setTimeout>
}

const held = new Map<number, HeldMatch>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

function release(entryId: number): HeldMatch | undefined {
  const match = held.get(entryId)
  clearTimeout(match?.timer)
  held.delete(entryId)
  tell()
  return match
}

export function holdMatch(entryId: number, send: () => void): void {
  release(entryId)
  const timer = setTimeout(() => release(entryId)?.send(), HELD_MS)
  held.set(entryId, { send, timer })
  addEventListener('pagehide', sendAll)
  tell()
}

/** Undoes a match that was not sent yet. */
export function undoMatch(entryId: number): void {
  release(entryId)
}

/** Whether the entry's match waits. */
export function useIsHeld(entryId: number): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => held.has(entryId),
  )
}

function sendAll(): void {
  for (const entryId of held.keys()) release(entryId)?.send()
}
