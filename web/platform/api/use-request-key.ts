import { useRef } from 'react'

/** Idempotency keys: the same text keeps its key until `done`, another text gets a new one. */
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
