import type { ReactNode } from 'react'

export interface ListColumn<Row> {
  id: string
  title: string
  renderCell: (row: Row) => ReactNode
  /** Class of the cell in a table. */
  className?: string
  /** Without its title on a card: for the row's name and its buttons. */
  isBare?: boolean
  /** Left out of tables that are not wide. */
  isExtra?: boolean
  /** Left out of a card. */
  isTableOnly?: boolean
  /** The list can be sorted by it; the id is the sort's name. */
  sort?: 'ascending first' | 'descending first'
}

/** The column of a row's buttons, but for its title and cells. */
export const ACTIONS_COLUMN = { id: 'actions', isBare: true, className: 'text-end' }

/** A page of rows with the cursors of its neighbours. A list without pages has none. */
export interface ListPage<Row> {
  rows: Row[]
  previous?: string | null
  next?: string | null
}

export interface ListFilter {
  /** Its parameter in the address. */
  name: string
  label: string
  values: readonly { value: string; text: string }[]
  /** Buttons side by side, for the main filter of a list; a menu otherwise. */
  isTabs?: boolean
  /** Whether one of the tabs is always chosen; the first if the address names none. */
  isOneOf?: boolean
}
