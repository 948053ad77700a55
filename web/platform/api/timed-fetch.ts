/** Timeout of a call, ms. */
const LIMIT_MS = 15_000
/** Timeout of an image upload, ms. */
export const UPLOAD_LIMIT_MS = 120_000

/** A fetch with a timeout on the whole response, body included. Rejects with TimeoutError. */
export function timedFetch(send: typeof fetch): typeof fetch {
  return (input, init) => {
    const controller = new AbortController()
    const limit = init?.body instanceof FormData ? UPLOAD_LIMIT_MS : LIMIT_MS
    // Never cleared: aborting a finished request has no effect.
    setTimeout(
      () => controller.abort(new DOMException(`No answer in ${limit} ms`, 'TimeoutError')),
      limit,
    )
    return send(input, { ...init, signal: controller.signal })
  }
}
