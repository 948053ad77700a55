import { useSyncExternalStore } from 'react'
import { linkKeyOf, withoutLinkKey } from '../../../worker/contracts/bookings/booking-address'

interface MailedLink {
  email?: string
  code?: string
  token?: string
}

const NAMES = ['email', 'code', 'token'] as const

let link: MailedLink | null = null
let key: string | null = null
const listeners = new Set<() => void>()
const keyListeners = new Set<() => void>()

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

/** The key of an opened link to a booking, until it has been used. */
export function bookingKey(): string | null {
  return key
}

export function dropBookingKey(): void {
  key = null
}

/** Calls `onKey` when a link is opened on the page that is already open. Returns the unsubscribe function. */
export function watchBookingKey(onKey: () => void): () => void {
  keyListeners.add(onKey)
  addEventListener('hashchange', readMailedLink)
  return () => {
    keyListeners.delete(onKey)
    if (keyListeners.size === 0) removeEventListener('hashchange', readMailedLink)
  }
}

/** A mark or text after a link is copied with it. */
function secretIn(value: string): string {
  return /^[\w-]{1,43}/.exec(value)?.[0] ?? value
}

/** Keeps tokens and keys out of history, logs and referrers. Runs before the router reads the URL. */
export function readMailedLink(): void {
  const url = new URL(location.href)
  if (url.search.includes('&amp;')) url.search = url.search.replaceAll('&amp;', '&')
  const carriedKey = url.pathname.includes('/trip/') ? linkKeyOf(url.href) : null
  if (carriedKey !== null) {
    key = carriedKey
    url.pathname = withoutLinkKey(url.pathname)
    url.hash = ''
  }
  const found = Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = url.searchParams.get(name)
      url.searchParams.delete(name)
      return value === null ? [] : [[name, name === 'email' ? value : secretIn(value)]]
    }),
  )
  const isCarrying = Object.keys(found).length > 0
  if (isCarrying || !link) link = found
  if (isCarrying || carriedKey !== null)
    history.replaceState(history.state, '', url.pathname + url.search + url.hash)
  // An app that takes over the page may read a key before the page is told of the new address.
  if (carriedKey !== null) for (const onKey of keyListeners) onKey()
}
