import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import type { ListColumn } from './list-columns'
import type { ListProps } from './list-props'
import type { ListTable } from './use-list-table'

const SORT = 'inline-flex min-h-11 min-w-11 items-center gap-1 hover:text-ink @max-3xl:hidden'

/** For columns that only a wide table shows. */
export const EXTRA = '@3xl:@max-6xl:hidden'
export const BOX = 'size-5 accent-primary'
const HEAD =
  'sticky top-0 z-10 border-b border-line bg-paper px-2 font-semibold whitespace-nowrap text-muted'
const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const

interface ListHeadProps<Row extends object> {
  table: ListTable<Row>
  props: Pick<ListProps<Row>, 'columns' | 'renderBulk'>
}

export function ListHead<Row extends object>({ table, props }: ListHeadProps<Row>) {
  return (
    <thead className="@max-3xl:block">
      <tr className="@max-3xl:block">
        {props.renderBulk && <PageBox table={table} />}
        {props.columns.map((column) => (
          <ColumnHead key={column.id} table={table} column={column} />
        ))}
      </tr>
    </thead>
  )
}

function PageBox<Row extends object>({ table }: Pick<ListHeadProps<Row>, 'table'>) {
  const { t } = useTranslation('desk')
  return (
    <td
      className={`${HEAD} w-11 px-0 @max-3xl:static @max-3xl:block @max-3xl:w-auto @max-3xl:border-0 @max-3xl:pb-2 @max-3xl:text-start`}
    >
      <label className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2">
        <PageCheckbox table={table} />
        <span aria-hidden className="@3xl:hidden">
          {t('list.selectPage')}
        </span>
      </label>
    </td>
  )
}

function PageCheckbox<Row extends object>({ table }: Pick<ListHeadProps<Row>, 'table'>) {
  const { t } = useTranslation('desk')
  const isAll = table.getIsAllRowsSelected()
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = !isAll && table.getIsSomeRowsSelected()
      }}
      type="checkbox"
      className={BOX}
      aria-label={t('list.selectPage')}
      checked={isAll}
      onChange={table.getToggleAllRowsSelectedHandler()}
    />
  )
}

interface ColumnHeadProps<Row extends object> {
  table: ListTable<Row>
  column: ListColumn<Row>
}

function ColumnHead<Row extends object>({ table, column }: ColumnHeadProps<Row>) {
  const { id, title, isExtra } = column
  const sorting = table.getColumn(id)
  const canSort = sorting?.getCanSort() === true
  const direction = sorting?.getIsSorted() || null
  return (
    <th
      scope="col"
      aria-sort={direction ? DIRECTIONS[direction] : undefined}
      className={`${HEAD} ${sideOf(column)} ${isExtra ? EXTRA : ''} @max-3xl:sr-only`}
    >
      {canSort && (
        <SortButton
          title={title}
          direction={direction}
          onClick={sorting.getToggleSortingHandler()}
        />
      )}
      <span className={canSort ? '@3xl:hidden' : ''}>{title}</span>
    </th>
  )
}

function sideOf({ className = '' }: Pick<ListColumn<object>, 'className'>): string {
  return className.includes('text-end') ? 'text-end' : 'text-start'
}

interface SortButtonProps {
  title: string
  direction: 'asc' | 'desc' | null
  onClick: ((event: unknown) => void) | undefined
}

function SortButton({ title, direction, onClick }: SortButtonProps) {
  const Mark = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown
  return (
    <Button look="bare" className={SORT} onClick={onClick}>
      {title}
      <Mark aria-hidden size={14} className={direction ? 'text-primary' : 'opacity-50'} />
    </Button>
  )
}
