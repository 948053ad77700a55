/** How long a call may take, ms. */
export const LIMIT_MS = 15_000
/** How long sending a picture may take, ms. */
export const UPLOAD_LIMIT_MS = 120_000

/** A fetch that always ends: without its whole answer in time it rejects, or its body does, with a TimeoutError. */
export function timedFetch(send: typeof fetch): typeof fetch {
  return (input, init) => {
    const controller = new AbortController()
    const limit = init?.body instanceof FormData ? UPLOAD_LIMIT_MS : LIMIT_MS
    // Nothing clears it: aborting what is done does nothing.
    setTimeout(
      () => controller.abort(new DOMException(`No answer in ${limit} ms`, 'TimeoutError')),
      limit,
    )
    return send(input, { ...init, signal: controller.signal })
  }
}
