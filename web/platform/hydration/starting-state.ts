import type { QueryKey } from '@tanstack/react-query'

export interface StartingState {
  /** Each successful query. */
  data: [key: QueryKey, data: unknown][]
  /** UTC ms */
  now: number
  /** The edge rendered the 404 page. */
  isNotFound: boolean
}

/** Null for a page without markup. */
export function readStartingState(): StartingState | null {
  const text = document.querySelector('#state')?.textContent
  return text ? (JSON.parse(text) as StartingState) : null
}

/** Safari 16 lacks `Response.json`. */
const notFound = () => new Response('{"code":"NotFound"}', { status: 404 })

/** Replays the edge's 404 for hydration, until `end` is called. */
export function replayNotFound(send: typeof fetch): { send: typeof fetch; end: () => void } {
  let isReplaying = true
  return {
    send: (input, init) => (isReplaying ? Promise.resolve(notFound()) : send(input, init)),
    end: () => {
      isReplaying = false
    },
  }
}
