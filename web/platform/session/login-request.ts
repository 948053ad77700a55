import { useSyncExternalStore } from 'react'

/** The dialog's view; `again` asks a logged-in member for the password. */
export type LoginPanel = 'login' | 'signup' | 'again'

let requested: LoginPanel | null = null
const listeners = new Set<() => void>()

/** Opens the login dialog; null closes it. */
export function askForLogin(panel: LoginPanel | null): void {
  requested = panel
  for (const listener of listeners) listener()
}

/** Asks a member for the password. Resolves when the dialog closes, with or without a login. */
export function askForLoginAgain(): Promise<void> {
  askForLogin('again')
  return new Promise((resolve) => {
    const end = subscribe(() => {
      if (requested !== null) return
      end()
      resolve()
    })
  })
}

/** The requested view; null while the dialog is closed. */
export function useLoginRequest(): LoginPanel | null {
  return useSyncExternalStore(
    subscribe,
    () => requested,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
