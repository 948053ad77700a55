import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BulkBar } from './bulk-bar'
import type { ListColumn } from './list-columns'
import { ListHead, BOX, EXTRA } from './list-head'
import type { ListProps } from './list-props'
import { useListTable, type ListTable } from './use-list-table'
import { useRowKeys } from './use-row-keys'

interface ListRowsProps<Row extends object> extends ListProps<Row> {
  rows: Row[]
  defaultSort: string
}

export function ListRows<Row extends object>(props: ListRowsProps<Row>) {
  const { label, query, renderBulk } = props
  const table = useListTable(props)
  const hintId = useId()
  return (
    <>
      <KeysHint id={hintId} canSelect={renderBulk !== undefined} />
      <table
        aria-label={label}
        aria-describedby={hintId}
        aria-busy={query.isPlaceholderData || undefined}
        className={`w-full border-collapse text-sm @max-3xl:block ${query.isPlaceholderData ? 'opacity-60' : ''}`}
      >
        <ListHead table={table} props={props} />
        <ListBody table={table} props={props} />
      </table>
      {renderBulk && <Bulk table={table} props={props} />}
    </>
  )
}

function KeysHint({ id, canSelect }: { id: string; canSelect: boolean }) {
  const { t } = useTranslation('desk')
  return (
    <p id={id} className="sr-only">
      {t(canSelect ? 'list.keysToSelect' : 'list.keys')}
    </p>
  )
}

interface TableProps<Row extends object> {
  table: ListTable<Row>
  props: ListRowsProps<Row>
}

/** The Tab key reaches one row; the list's keys move to the others. */
function ListBody<Row extends object>({ table, props }: TableProps<Row>) {
  const body = useRowKeys()
  const [current, setCurrent] = useState(0)
  const stop = Math.min(current, props.rows.length - 1)
  return (
    <tbody ref={body} className="@max-3xl:flex @max-3xl:flex-col @max-3xl:gap-3">
      {table.getRowModel().rows.map((row, index) => (
        <ListRow
          key={row.id}
          row={row}
          props={props}
          isStop={index === stop}
          onFocus={() => setCurrent(index)}
        />
      ))}
    </tbody>
  )
}

function Bulk<Row extends object>({ table, props: { renderBulk } }: TableProps<Row>) {
  const selected = table.getSelectedRowModel().rows.map(({ original }) => original)
  const clear = () => table.resetRowSelection(true)
  if (selected.length === 0) return null
  return (
    <BulkBar count={selected.length} onClear={clear}>
      {renderBulk?.(selected, clear)}
    </BulkBar>
  )
}

type TableRow<Row extends object> = ReturnType<ListTable<Row>['getRowModel']>['rows'][number]

interface ListRowProps<Row extends object> {
  row: TableRow<Row>
  props: Pick<ListProps<Row>, 'columns' | 'nameOf' | 'renderBulk'>
  /** Whether this is the row that the Tab key reaches. */
  isStop: boolean
  onFocus: () => void
}

/** A row of the table, or a card if the table is narrow. */
function ListRow<Row extends object>({ row, props, isStop, onFocus }: ListRowProps<Row>) {
  const { columns, nameOf, renderBulk } = props
  return (
    <tr
      data-row={row.id}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      className={`@max-3xl:relative @max-3xl:grid @max-3xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @max-3xl:gap-x-4 @max-3xl:gap-y-2 @max-3xl:rounded-card @max-3xl:border @max-3xl:border-line @max-3xl:bg-surface @max-3xl:p-3 @3xl:h-11 @3xl:border-b @3xl:border-line @3xl:hover:bg-surface ${row.getIsSelected() ? '@max-3xl:border-primary bg-surface' : ''}`}
    >
      {renderBulk && <RowBox row={row} name={nameOf(row.original)} />}
      {columns.map((column, place) => (
        <ListCell
          key={column.id}
          column={column}
          row={row.original}
          isBesideBox={renderBulk !== undefined && place === 0}
        />
      ))}
    </tr>
  )
}

function RowBox<Row extends object>({ row, name }: { row: TableRow<Row>; name: string }) {
  const { t } = useTranslation('desk')
  return (
    <td className="@max-3xl:absolute @max-3xl:end-0 @max-3xl:top-0 @3xl:w-11">
      <label className="grid size-11 place-items-center">
        <input
          type="checkbox"
          className={BOX}
          aria-label={t('list.selectOne', { name })}
          checked={row.getIsSelected()}
          onChange={row.getToggleSelectedHandler()}
        />
      </label>
    </td>
  )
}

interface ListCellProps<Row extends object> {
  column: ListColumn<Row>
  row: Row
  /** Whether a card has its checkbox in the corner next to this cell. */
  isBesideBox: boolean
}

function ListCell<Row extends object>({ column, row, isBesideBox }: ListCellProps<Row>) {
  const { title, renderCell, className = '', isBare, isExtra, isTableOnly } = column
  return (
    <td
      className={`@3xl:px-2 @3xl:py-0.5 @3xl:align-middle ${className} ${isExtra ? EXTRA : ''} ${isTableOnly ? '@max-3xl:hidden' : ''} @max-3xl:min-w-0 @max-3xl:wrap-anywhere @max-3xl:whitespace-normal ${isBare ? `@max-3xl:col-span-2 ${isBesideBox ? '@max-3xl:pe-10' : ''}` : isTableOnly ? '' : '@max-3xl:flex @max-3xl:flex-col @max-3xl:items-start'}`}
    >
      {!isBare && (
        <span aria-hidden className="text-xs text-muted @3xl:hidden">
          {title}
        </span>
      )}
      {renderCell(row)}
    </td>
  )
}
