import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ListAddress } from './list-address'

export type ListState = ListAddress & Partial<Record<string, string>>

/** The state of a list and its setters; they go to the list's first page and make a step for "back". */
export interface ListControls {
  state: ListState
  /** Changes parameters; undefined removes one. `isTyping`: without a step for each letter. */
  set: (change: ListState, options?: { isTyping?: boolean }) => void
  /** Removes search words and filters; the order stays. */
  clear: () => void
  hasFilters: boolean
}

/** Parameters that leave the rows as they are. */
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

/** The same without the parameters that choose what is listed or open: they are no filters and stay when these are cleared. */
export function exceptParts(controls: ListControls, ...parts: string[]): ListControls {
  const filters = Object.keys(controls.state).filter(
    (name) => ![...NO_FILTERS, ...parts].includes(name),
  )
  return {
    ...controls,
    hasFilters: filters.length > 0,
    clear: () => controls.set(Object.fromEntries(filters.map((name) => [name, undefined]))),
  }
}

/** Empty values are left out. The routes' types name each parameter, which one list for all screens cannot. */
function toSearch(state: ListState) {
  const filled = Object.entries(state).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(filled) as never
}

/** One of the values, or undefined for none and for one that is unknown. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | undefined,
): Value | undefined {
  return values.find((value) => value === text)
}
