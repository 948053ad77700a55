import { useSyncExternalStore } from 'react'

/** What a mailed link carries in its query. */
export interface MailedLink {
  email?: string
  code?: string
  token?: string
}

const NAMES = ['email', 'code', 'token'] as const

let link: MailedLink | null = null
const listeners = new Set<() => void>()

/** What the link that led here carries; null until the browser has read it. The next page does not find it any more. */
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
    // Not at once, as a component may only be changing its subscription.
    setTimeout(() => {
      if (listeners.size === 0) link = null
    })
  }
}

/**
 * Reads what the address carries and takes it out: it must reach no history, log or referrer. The app begins with this,
 * before its router knows the address and could write it anew.
 */
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
