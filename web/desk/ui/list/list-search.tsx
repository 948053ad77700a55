import { Search } from 'lucide-react'
import { useId } from 'react'
import { INPUT } from '../../../ui/field'
import type { ListControls } from './use-list-address'
import { useSearchWords } from './use-search-words'

const MARK = 'pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-muted'

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
