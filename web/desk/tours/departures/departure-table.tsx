import { useTranslation } from 'react-i18next'
import type { DepartureDraft } from './departure-draft'
import { COLUMNS } from './departure-box'
import { DepartureRow } from './departure-row'

interface DepartureTableProps {
  rows: DepartureDraft[]
  onChange: (rows: DepartureDraft[]) => void
  onRepeat: (row: DepartureDraft) => void
}

/** The departures as a table of fields; on a phone each is a card. */
export function DepartureTable(props: DepartureTableProps) {
  const { t } = useTranslation('admin')
  if (props.rows.length === 0) return <p className="text-muted">{t('departures.empty')}</p>
  return (
    <div className="max-md:contents md:overflow-x-auto">
      <table className="w-full max-md:block">
        <TableHead />
        <tbody className="max-md:flex max-md:flex-col max-md:gap-4">
          <TableRows {...props} />
        </tbody>
      </table>
    </div>
  )
}

function TableRows({ rows, onChange, onRepeat }: DepartureTableProps) {
  return rows.map((row, index) => (
    <DepartureRow
      key={index} // oxlint-disable-line react/no-array-index-key -- rows have no id, and their inputs are controlled
      row={row}
      number={index + 1}
      onChange={(part) => onChange(rows.with(index, { ...row, ...part }))}
      onRemove={() => onChange(rows.toSpliced(index, 1))}
      onRepeat={() => onRepeat(row)}
    />
  ))
}

function TableHead() {
  const { t } = useTranslation('admin')
  return (
    <thead className="max-md:sr-only">
      <tr className="text-start text-sm text-muted">
        {COLUMNS.map((column) => (
          <th key={column} scope="col" className="pe-2 pb-1 text-start font-semibold">
            {t(`departures.${column}`)}
          </th>
        ))}
        <th scope="col">
          <span className="sr-only">{t('desk.actions')}</span>
        </th>
      </tr>
    </thead>
  )
}
