import { useEffect, useRef, useState } from 'react'
import type { ListControls } from './use-list-address'

const PAUSE_MS = 250

/** The words as typed, searched for after a pause. */
export function useSearchWords({ state, set }: ListControls) {
  const stored = state.q ?? ''
  const [typed, setTyped] = useState(stored)
  const [followed, setFollowed] = useState(stored)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  if (followed !== stored) {
    setFollowed(stored)
    if (typed.trim() !== stored) setTyped(stored)
  }
  const search = (text: string) => {
    clearTimeout(pause.current)
    if (text.trim() !== stored) set({ q: text.trim() }, { isTyping: true })
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => search(text), PAUSE_MS)
  }
  return { typed, type, search }
}
