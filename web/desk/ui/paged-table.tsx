import type { UseQueryResult } from '@tanstack/react-query'
import { Loaded } from '../../ui/loaded'
import { DataTable, type Column } from './data-table'
import { PageButtons } from './page-buttons'

interface PagedTableProps<Row> {
  query: UseQueryResult<{ rows: Row[]; isMore: boolean }>
  label: string
  columns: Column<Row>[]
  empty: string
  page: number
  /** Null for a list of one page. */
  onPage: ((page: number) => void) | null
}

export function PagedTable<Row extends { id: number }>({
  query,
  page,
  onPage,
  ...table
}: PagedTableProps<Row>) {
  return (
    <Loaded query={query} skeleton="h-96 w-full">
      {({ rows, isMore }) => (
        <>
          <DataTable {...table} rows={rows} keyOf={({ id }) => id} />
          {onPage && <PageButtons page={page} isMore={isMore} onPage={onPage} />}
        </>
      )}
    </Loaded>
  )
}
