/** Resolves after a time (ms), when the connection returns, or when it is aborted. */
export function pauseForConnection(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController()
    const stop = () => {
      end.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(stop, ms)
    addEventListener('online', stop, { signal: end.signal })
    signal.addEventListener('abort', stop, { signal: end.signal })
  })
}
