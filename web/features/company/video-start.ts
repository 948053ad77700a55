/** False on a slow or metered connection, and for readers who prefer reduced motion. */
export function mayMove(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } })
    .connection
  const isSlow = connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '')
  return (
    !isSlow &&
    !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
  )
}

/** Calls back three idle seconds after the load event; returns a cancel function. */
export function whenIdleAfterLoad(callback: () => void): () => void {
  const QUIET_MS = 3000
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    timer = setTimeout(callback, QUIET_MS)
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
  return () => {
    removeEventListener('load', start)
    clearTimeout(timer)
  }
}
