import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BulkBar } from './bulk-bar'
import type { ListProps } from './list-props'
import { useListTable, type ListTable } from './use-list-table'
import { useRowKeys } from './use-row-keys'

interface ListRowsProps<Row extends object> extends ListProps<Row> {
  rows: Row[]
  defaultSort: string
}

const EXTRA = '@3xl:@max-6xl:hidden'
const BOX = 'size-5 accent-primary'

export function ListRows<Row extends object>(props: ListRowsProps<Row>) {
  const { t } = useTranslation('lists')
  const { label, query, columns, rows, nameOf, renderBulk } = props
  const table = useListTable(props)
  const body = useRowKeys()
  const hintId = useId()
  const [current, setCurrent] = useState(0)
  const tableRows = table.getRowModel().rows
  const selected = table.getSelectedRowModel().rows.map(({ original }) => original)
  const clear = () => table.resetRowSelection(true)
  // One row is in the tab order; the keys lead to the others.
  const stop = Math.min(current, rows.length - 1)
  return (
    <>
      <p id={hintId} className="sr-only">
        {t(renderBulk ? 'keysToSelect' : 'keys')}
      </p>
      <table
        aria-label={label}
        aria-describedby={hintId}
        aria-busy={query.isPlaceholderData || undefined}
        className={`w-full border-collapse text-sm @max-3xl:block ${query.isPlaceholderData ? 'opacity-60' : ''}`}
      >
        <ListHead table={table} props={props} />
        <tbody ref={body} className="@max-3xl:flex @max-3xl:flex-col @max-3xl:gap-3">
          {tableRows.map((row, index) => (
            <tr
              key={row.id}
              data-row={row.id}
              tabIndex={index === stop ? 0 : -1}
              onFocus={() => setCurrent(index)}
              className={`@max-3xl:relative @max-3xl:grid @max-3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @max-3xl:gap-x-4 @max-3xl:gap-y-2 @max-3xl:rounded-card @max-3xl:border @max-3xl:border-line @max-3xl:bg-surface @max-3xl:p-3 @3xl:h-11 @3xl:border-b @3xl:border-line @3xl:hover:bg-surface ${row.getIsSelected() ? '@max-3xl:border-primary bg-surface' : ''}`}
            >
              {renderBulk && (
                <td className="@max-3xl:absolute @max-3xl:end-0 @max-3xl:top-0 @3xl:w-11">
                  <label className="grid size-11 place-items-center">
                    <input
                      type="checkbox"
                      className={BOX}
                      aria-label={t('selectOne', { name: nameOf(row.original) })}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                  </label>
                </td>
              )}
              {columns.map(
                (
                  { id, title, renderCell, className = '', isBare, isExtra, isTableOnly },
                  place,
                ) => (
                  <td
                    key={id}
                    className={`@3xl:px-2 @3xl:py-0.5 @3xl:align-middle ${className} ${isExtra ? EXTRA : ''} ${isTableOnly ? '@max-3xl:hidden' : ''} @max-3xl:min-w-0 @max-3xl:wrap-anywhere @max-3xl:whitespace-normal ${isBare ? `@max-3xl:col-span-2 ${renderBulk && place === 0 ? '@max-3xl:pe-10' : ''}` : isTableOnly ? '' : '@max-3xl:flex @max-3xl:flex-col @max-3xl:items-start'}`}
                  >
                    {!isBare && (
                      <span aria-hidden className="text-xs text-muted @3xl:hidden">
                        {title}
                      </span>
                    )}
                    {renderCell(row.original)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {renderBulk && selected.length > 0 && (
        <BulkBar count={selected.length} onClear={clear}>
          {renderBulk(selected, clear)}
        </BulkBar>
      )}
    </>
  )
}

const HEAD =
  'sticky top-0 z-10 border-b border-line bg-paper px-2 font-semibold whitespace-nowrap text-muted'
const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const

interface ListHeadProps<Row extends object> {
  table: ListTable<Row>
  props: Pick<ListRowsProps<Row>, 'columns' | 'renderBulk'>
}

function ListHead<Row extends object>({ table, props }: ListHeadProps<Row>) {
  const { t } = useTranslation('lists')
  const { columns, renderBulk } = props
  const isAll = table.getIsAllRowsSelected()
  return (
    <thead className="@max-3xl:block">
      <tr className="@max-3xl:block">
        {renderBulk && (
          <td
            className={`${HEAD} w-11 px-0 @max-3xl:static @max-3xl:block @max-3xl:w-auto @max-3xl:border-0 @max-3xl:pb-2 @max-3xl:text-start`}
          >
            <label className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2">
              <input
                ref={(box) => {
                  if (box) box.indeterminate = !isAll && table.getIsSomeRowsSelected()
                }}
                type="checkbox"
                className={BOX}
                aria-label={t('selectPage')}
                checked={isAll}
                onChange={table.getToggleAllRowsSelectedHandler()}
              />
              <span aria-hidden className="@3xl:hidden">
                {t('selectPage')}
              </span>
            </label>
          </td>
        )}
        {columns.map(({ id, title, className = '', isExtra }) => {
          const column = table.getColumn(id)
          const direction = column?.getIsSorted() || null
          const isEnd = className.includes('text-end')
          return (
            <th
              key={id}
              scope="col"
              aria-sort={direction ? DIRECTIONS[direction] : undefined}
              className={`${HEAD} ${isEnd ? 'text-end' : 'text-start'} ${isExtra ? EXTRA : ''} @max-3xl:sr-only`}
            >
              {column?.getCanSort() && (
                <button
                  type="button"
                  className="inline-flex min-h-11 items-center gap-1 hover:text-ink @max-3xl:hidden"
                  onClick={column.getToggleSortingHandler()}
                >
                  {title}
                  <SortMark direction={direction} />
                </button>
              )}
              <span className={column?.getCanSort() ? '@3xl:hidden' : ''}>{title}</span>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

function SortMark({ direction }: { direction: 'asc' | 'desc' | null }) {
  const Mark = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown
  return <Mark aria-hidden size={14} className={direction ? 'text-primary' : 'opacity-50'} />
}
