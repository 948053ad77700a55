import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { isComposing } from '../../../platform/forms/composing'
import { INPUT } from '../../../ui/field'
import type { ListControls } from './use-list-address'

const MARK = 'pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-muted'
const PAUSE_MS = 250

/** Searches while typing, and follows the address when the user goes back. */
export function ListSearch({ label, controls }: { label: string; controls: ListControls }) {
  const id = useId()
  const { typed, type, searchOnEnter } = useSearchWords(controls)
  return (
    <div role="search" className="relative min-w-0 grow basis-60 @3xl:max-w-sm">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search aria-hidden size={18} className={MARK} />
      <input
        id={id}
        type="search"
        enterKeyHint="search"
        placeholder={label}
        maxLength={100}
        value={typed}
        className={`${INPUT} ps-10`}
        onChange={({ target }) => type(target.value)}
        onKeyDown={searchOnEnter}
      />
    </div>
  )
}

/** The search words as they are typed; the list is searched after a pause. */
function useSearchWords({ state, set }: ListControls) {
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
    if (key === 'Enter' && !isComposing(nativeEvent)) search(typed)
  }
  return { typed, type, searchOnEnter }
}

/** The typed words, until the address changes to others. */
function useFollowed(stored: string) {
  const [typed, setTyped] = useState(stored)
  const [followed, setFollowed] = useState(stored)
  if (followed !== stored) {
    setFollowed(stored)
    if (typed.trim() !== stored) setTyped(stored)
  }
  return [typed, setTyped] as const
}
