import type { ReactNode } from 'react'
import type { LoadedQuery } from '../../../ui/loaded'
import type { ListColumn, ListFilter, ListPage } from './list-columns'
import type { ListControls } from './use-list-address'

export interface ListProps<Row extends object> {
  label: string
  controls: ListControls
  query: LoadedQuery<ListPage<Row>> & { isPlaceholderData: boolean }
  columns: readonly ListColumn<Row>[]
  idOf: (row: Row) => string
  /** Name of a row for its checkbox. */
  nameOf: (row: Row) => string
  /** Shown if there are no rows. */
  empty: ReactNode
  /** Label of the search box; without it, there is none. */
  search?: string
  filters?: readonly ListFilter[]
  /** More filters, such as days. */
  moreFilters?: ReactNode
  defaultSort?: string
  /** Actions on the selected rows; without them, rows cannot be selected. */
  renderBulk?: (rows: Row[], clear: () => void) => ReactNode
}
