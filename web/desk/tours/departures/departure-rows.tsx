import { CalendarX, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { useNow } from '../../../platform/forms/use-now'
import { IconTextButton } from '../../ui/icon-text-button'
import { useToast } from '../../ui/toasts'
import { inOrder, withoutPast } from './departure-copies'
import { EMPTY_DEPARTURE, type DepartureDraft } from './departure-draft'
import { COLUMNS, DepartureRow } from './departure-row'
import { RepeatDeparture } from './repeat-departure'

interface DepartureRowsProps {
  tourId: number
  rows: DepartureDraft[]
  onChange: (rows: DepartureDraft[]) => void
}

export function DepartureRows({ tourId, rows, onChange }: DepartureRowsProps) {
  const { t } = useTranslation('desk-tours')
  const [source, setSource] = useState<DepartureDraft | null>(null)
  const close = () => setSource(null)
  const add = (copies: DepartureDraft[]) => {
    close()
    onChange(inOrder([...rows, ...copies]))
  }
  const title = t('field.departures')
  return (
    <section data-field="departures" aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-lg">{title}</h2>
      <DepartureTable tourId={tourId} rows={rows} onChange={onChange} onRepeat={setSource} />
      <div className="flex flex-wrap gap-2">
        <AddDeparture rows={rows} onChange={onChange} />
        <DeletePast rows={rows} onChange={onChange} />
      </div>
      <RepeatDeparture rows={rows} source={source} onClose={close} onAdd={add} />
    </section>
  )
}

type RowsProps = Omit<DepartureRowsProps, 'tourId'>

function AddDeparture({ rows, onChange }: RowsProps) {
  const { t } = useTranslation('desk-tours')
  const add = () => onChange([...rows, EMPTY_DEPARTURE])
  return <IconTextButton icon={Plus} text={t('departures.add')} onClick={add} />
}

/** Deletes the departures that have started; a toast offers to undo that. */
function DeletePast({ rows, onChange }: RowsProps) {
  const { t } = useTranslation('desk-tours')
  const showToast = useToast()
  const left = withoutPast(rows, calgaryDay(useNow()))
  const count = rows.length - left.length
  if (count === 0) return null
  const deletePast = () => {
    onChange(left)
    showToast({ text: t('repeat.deletedPast', { count }), undo: () => onChange(rows) })
  }
  return (
    <IconTextButton
      icon={CalendarX}
      text={t('repeat.deletePast', { count })}
      onClick={deletePast}
    />
  )
}

interface DepartureTableProps extends DepartureRowsProps {
  onRepeat: (row: DepartureDraft) => void
}

/** The departures as a table of fields; on a phone each is a card. */
function DepartureTable(props: DepartureTableProps) {
  const { t } = useTranslation('desk-tours')
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

function TableRows({ tourId, rows, onChange, onRepeat }: DepartureTableProps) {
  return rows.map((row, index) => (
    <DepartureRow
      key={index} // oxlint-disable-line react/no-array-index-key -- rows have no id, and their inputs are controlled
      tourId={tourId}
      row={row}
      number={index + 1}
      onChange={(part) => onChange(rows.with(index, { ...row, ...part }))}
      onRemove={() => onChange(rows.toSpliced(index, 1))}
      onRepeat={() => onRepeat(row)}
    />
  ))
}

function TableHead() {
  const { t } = useTranslation(['desk-tours', 'desk'])
  return (
    <thead className="max-md:sr-only">
      <tr className="text-start text-sm text-muted">
        {COLUMNS.map((column) => (
          <th key={column} scope="col" className="pe-2 pb-1 text-start font-semibold">
            {t(`departures.${column}`)}
          </th>
        ))}
        <th scope="col">
          <span className="sr-only">{t('desk:desk.actions')}</span>
        </th>
      </tr>
    </thead>
  )
}
