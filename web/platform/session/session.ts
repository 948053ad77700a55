import { useSyncExternalStore } from 'react'
import type { LoginData } from './login-data'
import { SessionKeeper, type TabMessage } from './session-keeper'
import { timedFetch } from '../api/timed-fetch'

const NAME = 'session'

let keeper: SessionKeeper | null = null

/** Opens this browser's stored session and renews its token in the background. Browser only. */
export function openSession(): SessionKeeper {
  if (!keeper) {
    keeper = openKeeper()
    if (keeper.login) void keeper.renew()
  }
  return keeper
}

function openKeeper(): SessionKeeper {
  const channel = new BroadcastChannel(NAME)
  return new SessionKeeper({
    // Always revalidate: the HTTP cache may hold a response in an earlier release's shape.
    send: timedFetch((input, init) => fetch(input, { cache: 'no-cache', ...init })),
    storage: () => localStorage,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
    broadcast: (message) => channel.postMessage(message),
    onBroadcast: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data)),
    withLock: (task) => ('locks' in navigator ? navigator.locks.request(NAME, task) : task()),
    now: Date.now,
  })
}

/** The session of this browser. @throws Error at the edge, which has none */
export function currentSession(): SessionKeeper {
  if (!keeper) throw new Error('There is no session here')
  return keeper
}

/** The login; null for visitors, at the edge, and during hydration so that markup matches. */
export function useSession(): LoginData | null {
  return useSyncExternalStore(
    subscribe,
    () => keeper?.login ?? null,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  return keeper?.subscribe(listener) ?? (() => undefined)
}
