import { useSyncExternalStore } from 'react'

interface MailedLink {
  email?: string
  code?: string
  token?: string
}

const NAMES = ['email', 'code', 'token'] as const

let link: MailedLink | null = null
const listeners = new Set<() => void>()

/** The opened link's parameters, for this page only; null until the browser has read them. */
export function useMailedLink(): MailedLink | null {
  return useSyncExternalStore(
    subscribe,
    () => link,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  readMailedLink()
  listener()
  return () => {
    listeners.delete(listener)
    // Deferred: the component may only be resubscribing.
    setTimeout(() => {
      if (listeners.size === 0) link = null
    })
  }
}

/** Keeps the token out of history, logs and referrers. Runs before the router reads the URL. */
export function readMailedLink(): void {
  const url = new URL(location.href)
  const found = Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = url.searchParams.get(name)
      url.searchParams.delete(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  const isCarrying = Object.keys(found).length > 0
  if (isCarrying || !link) link = found
  if (isCarrying) history.replaceState(history.state, '', url.pathname + url.search + url.hash)
}
