import type { DehydratedState } from '@tanstack/react-query'

/** What the edge rendered a page with, for the browser to start from. */
export interface StartingState {
  queries: DehydratedState
  /** UTC ms */
  now: number
  /** The page says that there is no such thing. */
  isNotFound: boolean
}

/** What stands in the page; null when it came without markup. */
export function readStartingState(): StartingState | null {
  const text = document.querySelector('#state')?.textContent
  return text ? (JSON.parse(text) as StartingState) : null
}

/**
 * Answers as the edge was answered for a page that it found nothing for: with that first, whoever asks, so that the browser
 * begins with the page that is there. `end` lets `send` through.
 */
export function replayNotFound(send: typeof fetch): { send: typeof fetch; end: () => void } {
  let isHeld = true
  return {
    send: (input, init) =>
      isHeld
        ? Promise.resolve(Response.json({ code: 'NotFound' }, { status: 404 }))
        : send(input, init),
    end: () => {
      isHeld = false
    },
  }
}
