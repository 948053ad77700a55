const IDLE_TIMEOUT_MS = 1000

/** Data saving, or a connection that the app would block for long: the app then waits for a touch. */
export function isCostly(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

export function whenIdle(run: () => void): void {
  // Safari lacks it.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(run)
}
