import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BulkBar } from './bulk-bar'
import { ListHead } from './list-head'
import type { ListProps } from './list-props'
import { ListRow } from './list-row'
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
  const { t } = useTranslation('lists')
  return (
    <p id={id} className="sr-only">
      {t(canSelect ? 'keysToSelect' : 'keys')}
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
