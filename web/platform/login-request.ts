import { useSyncExternalStore } from 'react'

/** What the login dialog opens with. */
export type LoginPanel = 'login' | 'signup'

let asked: LoginPanel | null = null
const listeners = new Set<() => void>()

/** Opens the login dialog from anywhere; null closes it. */
export function askForLogin(panel: LoginPanel | null): void {
  asked = panel
  for (const listener of listeners) listener()
}

/** What the login dialog is asked to show; null while it is closed. */
export function useLoginRequest(): LoginPanel | null {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
