import { useTranslation } from 'react-i18next'
import type { SortMethod } from '../../../../worker/contracts/board/topic-rules'
import type { BoardList } from '../board.api'
import { directionOf, SORT_COLUMNS, type SortColumn } from './sort-columns'
import { SortMenu, SortLink } from './sort-link'
import { TopicRow, ROW_GRID } from './topic-row'

/** Number columns are right-aligned. */
const COUNTS: ReadonlySet<SortColumn> = new Set(['replies', 'views'])

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

interface TopicTableProps {
  rows: BoardList['rows']
  sort: SortMethod
  tourId: number
}

export function TopicTable({ rows, sort, tourId }: TopicTableProps) {
  const { t } = useTranslation('board')
  return (
    <>
      <SortMenu sort={sort} />
      <table className="block w-full">
        <caption className="sr-only">{t('list')}</caption>
        <SortHeaders sort={sort} />
        <tbody className="block divide-y divide-line border-b border-line">
          {rows.map((row) => (
            <TopicRow key={row.id} row={row} tourId={tourId} />
          ))}
        </tbody>
      </table>
    </>
  )
}

interface SortHeadersProps {
  sort: SortMethod
}

/** Sortable column headers; a phone has the menu instead. */
function SortHeaders({ sort }: SortHeadersProps) {
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
