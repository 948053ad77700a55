import type { ReactNode } from 'react'

export interface Column<Row> {
  title: string
  renderCell: (row: Row) => ReactNode
  /** Class of the cell on a desktop. */
  className?: string
  /** No column title on a phone: for the row's name and its buttons. */
  isBare?: boolean
}

interface DataTableProps<Row> {
  label: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string | number
  empty: string
}

/** A table with a sticky header; on a phone each row is a card. */
export function DataTable<Row>({ label, columns, rows, keyOf, empty }: DataTableProps<Row>) {
  if (rows.length === 0)
    return <p className="rounded-card border border-line bg-surface p-4 text-muted">{empty}</p>
  return (
    <table aria-label={label} className="w-full border-collapse text-sm max-md:block">
      <thead className="max-md:sr-only">
        <tr>
          {columns.map(({ title, className = '' }) => (
            <th
              key={title}
              scope="col"
              className={`sticky top-0 z-10 border-b border-line bg-paper px-2 py-2 font-semibold whitespace-nowrap text-muted ${className.includes('text-end') ? 'text-end' : 'text-start'}`}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:flex max-md:flex-col max-md:gap-3">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="max-md:grid max-md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] max-md:gap-x-4 max-md:gap-y-2 max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:p-3 md:border-b md:border-line md:hover:bg-surface"
          >
            {columns.map(({ title, renderCell, className = '', isBare }) => (
              <td
                key={title}
                className={`md:px-2 md:py-1.5 md:align-middle ${className} max-md:min-w-0 max-md:wrap-anywhere max-md:whitespace-normal ${isBare ? 'max-md:col-span-2' : 'max-md:flex max-md:flex-col max-md:items-start'}`}
              >
                {!isBare && (
                  <span aria-hidden className="text-xs text-muted md:hidden">
                    {title}
                  </span>
                )}
                {renderCell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
