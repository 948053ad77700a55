import { useSyncExternalStore } from 'react'
import type { LoginData } from './login-data'
import { SessionKeeper, type TabMessage } from './session-keeper'
import { timedFetch } from '../api/timed-fetch'

const NAME = 'session'

let keeper: SessionKeeper | null = null

/** Takes up the remembered login of this browser; its token is renewed in the background. The edge never calls this. */
export function openSession(): SessionKeeper {
  keeper ??= openKeeper()
  if (keeper.login) void keeper.renew()
  return keeper
}

function openKeeper(): SessionKeeper {
  const channel = new BroadcastChannel(NAME)
  return new SessionKeeper({
    // The browser's cache may hold an answer of an earlier release, in another shape: the site is asked each time.
    send: timedFetch((input, init) => fetch(input, { cache: 'no-cache', ...init })),
    storage: () => localStorage,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
    tell: (message) => channel.postMessage(message),
    hear: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data)),
    exclusively: (task) => ('locks' in navigator ? navigator.locks.request(NAME, task) : task()),
    now: Date.now,
  })
}

/** The session of this browser. @throws Error at the edge, which has none */
export function currentSession(): SessionKeeper {
  if (!keeper) throw new Error('There is no session here')
  return keeper
}

/** Who is logged in; null for a visitor, at the edge and while its page is taken over, so that both render the same. */
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
