import { useSyncExternalStore } from 'react'
import { MINUTE_MS } from '../../../worker/contracts/dates/durations'
import { usePageFacts } from '../i18n/page-facts'

/** The render time of the page in UTC ms, and after hydration the current minute. */
export function useNow(): number {
  const { renderedAt } = usePageFacts()
  return useSyncExternalStore(everyMinute, presentMinute, () => renderedAt)
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS)
  return () => clearInterval(timer)
}

function presentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
}
