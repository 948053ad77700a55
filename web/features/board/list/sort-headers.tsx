import type { SortMethod } from '../../../../worker/contracts/board/topic-rules'
import { directionOf, SORT_COLUMNS, type SortColumn } from './sort-columns'
import { SortLink } from './sort-link'
import { ROW_GRID } from './topic-row'

/** Number columns are right-aligned. */
const COUNTS: ReadonlySet<SortColumn> = new Set(['replies', 'views'])
const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

interface SortHeadersProps {
  sort: SortMethod
}

/** Sortable column headers; a phone has the menu instead. */
export function SortHeaders({ sort }: SortHeadersProps) {
  return (
    <thead className="hidden border-b border-line md:block">
      <tr className={ROW_GRID}>
        {SORT_COLUMNS.map((column) => (
          <Header key={column} column={column} sort={sort} />
        ))}
      </tr>
    </thead>
  )
}

function Header({ column, sort }: SortHeadersProps & { column: SortColumn }) {
  const direction = directionOf(column, sort)
  return (
    <th
      scope="col"
      aria-sort={direction ? ARIA_SORT[direction] : undefined}
      className={`text-sm ${COUNTS.has(column) ? '[&_a]:justify-end' : 'text-start'}`}
    >
      <SortLink column={column} sort={sort} />
    </th>
  )
}
