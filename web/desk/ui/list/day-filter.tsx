import { CHIP } from './list-filters'
import type { ListControls } from './use-list-address'

interface DayFilterProps {
  /** Its parameter in the address. */
  name: string
  label: string
  controls: ListControls
}

/** A filter by a first or last day. */
export function DayFilter({ name, label, controls: { state, set } }: DayFilterProps) {
  return (
    <label
      className={`${CHIP} inline-flex items-center gap-2 py-0 ${state[name] ? 'border-primary' : ''}`}
    >
      {label}
      <input
        type="date"
        value={state[name] ?? ''}
        className="min-h-11 bg-transparent"
        onChange={({ target: { value } }) => set({ [name]: value })}
      />
    </label>
  )
}
