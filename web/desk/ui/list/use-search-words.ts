import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { ListControls } from './use-list-address'

const PAUSE_MS = 250

/** The search words as they are typed; the list is searched after a pause. */
export function useSearchWords({ state, set }: ListControls) {
  const stored = state.q ?? ''
  const [typed, setTyped] = useFollowed(stored)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const search = (text: string) => {
    clearTimeout(pause.current)
    if (text.trim() !== stored) set({ q: text.trim() }, { isTyping: true })
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => search(text), PAUSE_MS)
  }
  const searchOnEnter = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing) search(typed)
  }
  return { typed, type, searchOnEnter }
}

/** What is typed, until the address changes to other words. */
function useFollowed(stored: string) {
  const [typed, setTyped] = useState(stored)
  const [followed, setFollowed] = useState(stored)
  if (followed !== stored) {
    setFollowed(stored)
    if (typed.trim() !== stored) setTyped(stored)
  }
  return [typed, setTyped] as const
}
