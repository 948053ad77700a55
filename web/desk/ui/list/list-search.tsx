import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { INPUT } from '../../../ui/field'
import type { ListControls } from './use-list-address'

const PAUSE_MS = 250

/** Searches while one types; follows the address on "back". */
export function ListSearch({ label, controls }: { label: string; controls: ListControls }) {
  const id = useId()
  const { state, set } = controls
  const stored = state.q ?? ''
  const [typed, setTyped] = useState(stored)
  const [followed, setFollowed] = useState(stored)
  const box = useRef<HTMLInputElement>(null)
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
  return (
    <div role="search" className="relative min-w-0 grow basis-60 @3xl:max-w-sm">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden
        size={18}
        className="pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-muted"
      />
      <input
        ref={box}
        id={id}
        type="search"
        placeholder={label}
        maxLength={100}
        value={typed}
        className={`${INPUT} ps-10`}
        onChange={({ target: { value } }) => {
          setTyped(value)
          clearTimeout(pause.current)
          pause.current = setTimeout(() => search(value), PAUSE_MS)
        }}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) search(typed)
        }}
      />
    </div>
  )
}
