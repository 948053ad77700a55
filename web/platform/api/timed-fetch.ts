/** Timeout of a call, ms. */
export const LIMIT_MS = 15_000
/** Timeout of an image upload, ms. */
export const UPLOAD_LIMIT_MS = 120_000
/** The `accept` of a call whose response is a large file, and its timeout, ms. */
export const DOWNLOAD_TYPE = 'application/octet-stream'
const DOWNLOAD_LIMIT_MS = 60 * 60_000

/** A fetch with a timeout on the whole response, body included. Rejects with TimeoutError. */
export function timedFetch(send: typeof fetch): typeof fetch {
  return (input, init) => send(input, { ...init, signal: signalAfter(limitOf(init)) })
}

/** Aborts after the limit, ms. */
function signalAfter(limit: number): AbortSignal {
  const controller = new AbortController()
  const late = new DOMException(`No answer in ${limit} ms`, 'TimeoutError')
  // Never cleared: aborting a finished request has no effect.
  setTimeout(() => controller.abort(late), limit)
  return controller.signal
}

function limitOf(init?: RequestInit): number {
  if (init?.body instanceof FormData) return UPLOAD_LIMIT_MS
  return new Headers(init?.headers).get('accept') === DOWNLOAD_TYPE ? DOWNLOAD_LIMIT_MS : LIMIT_MS
}
