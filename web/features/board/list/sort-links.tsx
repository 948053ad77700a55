import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DEFAULT_SORT_METHOD, type SortMethod } from '../../../../worker/contracts/topic-rules'
import { BOARD_LIST } from '../board.search'
import { directionOf, nextSort, SORT_COLUMNS, type SortColumn } from './sort-columns'
import { buttonClass } from '../../../ui/button'

/** Grid columns from tablet width up. */
export const ROW_GRID =
  'md:grid md:grid-cols-[9rem_minmax(0,1fr)_5rem_5rem_8.5rem] md:items-center md:gap-4'

/** Number columns are right-aligned. */
const COUNTS: ReadonlySet<SortColumn> = new Set(['replies', 'views'])
const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

/** Sortable column headers; a phone has the menu instead. */
export function SortHeaders({ sort }: { sort: SortMethod }) {
  return (
    <thead className="hidden border-b border-line md:block">
      <tr className={ROW_GRID}>
        {SORT_COLUMNS.map((column) => {
          const direction = directionOf(column, sort)
          return (
            <th
              key={column}
              scope="col"
              aria-sort={direction ? ARIA_SORT[direction] : undefined}
              className={`text-sm ${COUNTS.has(column) ? '[&_a]:justify-end' : 'text-start'}`}
            >
              <SortLink column={column} sort={sort} />
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

export function SortMenu({ sort }: { sort: SortMethod }) {
  const { t } = useTranslation('board')
  const current = SORT_COLUMNS.find((column) => directionOf(column, sort)) ?? 'name'
  return (
    <details name="menu" className="relative self-start md:hidden">
      <summary className={`${buttonClass('pill')} list-none`}>
        <ArrowDownUp aria-hidden size={16} />
        {t('sort.label')}: {t(`column.${current}`)}
        <Arrow direction={directionOf(current, sort)} />
      </summary>
      <ul className="absolute start-0 z-10 mt-1 flex w-56 flex-col rounded-field border border-line bg-surface p-2 shadow-float">
        {SORT_COLUMNS.map((column) => (
          <li key={column}>
            <SortLink column={column} sort={sort} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function SortLink({ column, sort }: { column: SortColumn; sort: SortMethod }) {
  const { t } = useTranslation('board')
  const direction = directionOf(column, sort)
  const next = nextSort(column, sort)
  // Keep the other search parameters of the surrounding page.
  const search = ((previous: object) => ({
    ...previous,
    page: undefined,
    after: undefined,
    sort: next === DEFAULT_SORT_METHOD ? undefined : next,
  })) as never
  return (
    <Link
      to="."
      search={search}
      hash={BOARD_LIST}
      activeOptions={{ exact: true }}
      resetScroll={false}
      hashScrollIntoView={false}
      className={`inline-flex min-h-11 w-full items-center gap-1 rounded-field font-semibold hover:text-primary max-md:px-3 ${direction ? 'text-ink' : 'text-muted'}`}
    >
      {t(`column.${column}`)}
      <Arrow direction={direction} />
    </Link>
  )
}

function Arrow({ direction }: { direction: 'asc' | 'desc' | null }) {
  const { t } = useTranslation('board')
  if (!direction) return null
  const Icon = direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <>
      <Icon aria-hidden size={14} className="shrink-0" />
      <span className="sr-only">({t(`sort.${direction}`)})</span>
    </>
  )
}
