import { useRef } from 'react'

/**
 * Keys for requests that must not write twice: the same text sent again, after a lost answer or a double click, goes under
 * the same key; another text under a new one. `done` ends the life of a key.
 */
export function useRequestKey() {
  const last = useRef<{ body: string; key: string } | null>(null)
  return {
    keyOf: (body: unknown): string => {
      const text = JSON.stringify(body)
      if (last.current?.body !== text) last.current = { body: text, key: crypto.randomUUID() }
      return last.current.key
    },
    done: () => {
      last.current = null
    },
  }
}
