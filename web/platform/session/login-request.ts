import { useSyncExternalStore } from 'react'

/** What the login dialog opens with: `again` asks a member who is logged in for the password. */
export type LoginPanel = 'login' | 'signup' | 'again'

let asked: LoginPanel | null = null
const listeners = new Set<() => void>()

/** Opens the login dialog from anywhere; null closes it. */
export function askForLogin(panel: LoginPanel | null): void {
  asked = panel
  for (const listener of listeners) listener()
}

/** Asks whoever is logged in for the password once more. Resolves when the dialog is closed, whatever came of it. */
export function askForLoginAgain(): Promise<void> {
  askForLogin('again')
  return new Promise((resolve) => {
    const end = subscribe(() => {
      if (asked !== null) return
      end()
      resolve()
    })
  })
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
