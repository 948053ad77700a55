import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BulkBar } from './bulk-bar'
import { ListHead } from './list-head'
import type { ListProps } from './list-props'
import { ListRow } from './list-row'
import { useListTable } from './use-list-table'
import { useRowKeys } from './use-row-keys'

interface ListRowsProps<Row extends object> extends ListProps<Row> {
  rows: Row[]
  defaultSort: string
}

export function ListRows<Row extends object>(props: ListRowsProps<Row>) {
  const { t } = useTranslation('lists')
  const { label, query, rows, renderBulk } = props
  const table = useListTable(props)
  const body = useRowKeys()
  const hintId = useId()
  const [current, setCurrent] = useState(0)
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
      </table>
      {renderBulk && selected.length > 0 && (
        <BulkBar count={selected.length} onClear={clear}>
          {renderBulk(selected, clear)}
        </BulkBar>
      )}
    </>
  )
}
