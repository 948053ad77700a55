import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ListAddress } from './list-address'

export type ListState = ListAddress & Partial<Record<string, string>>

/** The state of a list and its setters. Each change goes to the first page and adds a step to the browser's history. */
export interface ListControls {
  state: ListState
  /** Changes parameters; undefined removes one. With `isTyping`, a letter adds no step to the history. */
  set: (change: ListState, options?: { isTyping?: boolean }) => void
  /** Removes search words and filters; the order stays. */
  clear: () => void
  hasFilters: boolean
}

/** Parameters that do not filter the rows. */
const NO_FILTERS = ['sort', 'after', 'before', 'ban']

export function useListAddress(): ListControls {
  const search: object = useSearch({ strict: false })
  const { lang: _lang, ...state } = search as ListState
  const navigate = useNavigate()
  const go = (next: ListState, replace: boolean) =>
    void navigate({ to: '.', search: toSearch(next), replace, resetScroll: false })
  return {
    state,
    hasFilters: Object.keys(state).some((name) => !NO_FILTERS.includes(name)),
    set: (change, { isTyping = false } = {}) =>
      go(
        { ...state, after: undefined, before: undefined, ...change },
        isTyping && state.q !== undefined,
      ),
    clear: () => go({ sort: state.sort }, false),
  }
}

/** The same controls, but with parameters that are not filters and are kept when filters are cleared. */
export function exceptParts(controls: ListControls, ...parts: string[]): ListControls {
  const kept = [...NO_FILTERS, ...parts]
  const filters = Object.keys(controls.state).filter((name) => !kept.includes(name))
  const clear = () => controls.set(Object.fromEntries(filters.map((name) => [name, undefined])))
  return { ...controls, hasFilters: filters.length > 0, clear }
}

/** Leaves out empty values. The cast is needed because the routes' types know only their own parameters. */
function toSearch(state: ListState) {
  const filled = Object.entries(state).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(filled) as never
}

/** The value if it is known, otherwise undefined. */
export function oneOf<Value extends string>(values: readonly Value[], text: string | undefined) {
  return values.find((value) => value === text)
}
