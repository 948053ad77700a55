import {
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowSelectionState,
  type SortingState,
  type Updater,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { ListColumn } from './list-columns'
import type { ListControls } from './use-list-address'

const NONE: RowSelectionState = {}
const features = tableFeatures({ rowSelectionFeature, rowSortingFeature })

interface ListTableOptions<Row> {
  rows: Row[]
  columns: readonly ListColumn<Row>[]
  idOf: (row: Row) => string
  controls: ListControls
  defaultSort: string
}

/** The table of a list. Its order is in the address, and its selection is dropped with the page. */
export function useListTable<Row extends object>(options: ListTableOptions<Row>) {
  const { rows, columns, idOf, controls, defaultSort } = options
  const { rowSelection, onRowSelectionChange } = useSelectionAt(JSON.stringify(controls.state))
  const { sorting, onSortingChange } = useSorting(controls, defaultSort)
  const definitions = useMemo(() => columns.map(toDefinition<Row>), [columns])
  return useTable({
    features,
    data: rows,
    columns: definitions,
    getRowId: idOf,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting, rowSelection },
    onSortingChange,
    onRowSelectionChange,
  })
}

function useSelectionAt(place: string) {
  const [chosen, setChosen] = useState({ place, ids: NONE })
  const rowSelection = chosen.place === place ? chosen.ids : NONE
  const onRowSelectionChange = (update: Updater<RowSelectionState>) =>
    setChosen({ place, ids: functionalUpdate(update, rowSelection) })
  return { rowSelection, onRowSelectionChange }
}

function useSorting(controls: ListControls, defaultSort: string) {
  const sort = controls.state.sort ?? defaultSort
  const sorting = useMemo(() => toSorting(sort), [sort])
  const onSortingChange = (update: Updater<SortingState>) => {
    const [first] = functionalUpdate(update, sorting)
    if (first) controls.set({ sort: `${first.desc ? '-' : ''}${first.id}` })
  }
  return { sorting, onSortingChange }
}

export type ListTable<Row extends object> = ReturnType<typeof useListTable<Row>>

function toDefinition<Row extends object>({
  id,
  title,
  sort,
}: ListColumn<Row>): ColumnDef<typeof features, Row> {
  return {
    id,
    header: title,
    // Without an accessor, a column cannot be sorted.
    accessorFn: () => null,
    enableSorting: sort !== undefined,
    sortDescFirst: sort === 'descending first',
  }
}

function toSorting(sort: string): SortingState {
  if (sort === '') return []
  const desc = sort.startsWith('-')
  return [{ id: desc ? sort.slice(1) : sort, desc }]
}
