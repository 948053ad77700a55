import { CalendarPlus, CalendarX, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { INPUT } from '../../ui/field'
import {
  departureFault,
  EMPTY_DEPARTURE,
  isDroppedDeparture,
  type DepartureDraft,
} from './tour-draft'
import { useToast } from '../ui/toasts'
import { calgaryDay } from '../../../worker/contracts/calendar'
import { useNow } from '../../platform/forms/use-now'
import { inOrder, withoutPast } from './departure-copies'
import { RepeatDeparture } from './repeat-departure'
import { moveFocus } from '../../ui/focus'

interface DepartureRowsProps {
  rows: DepartureDraft[]
  onChange: (rows: DepartureDraft[]) => void
}

const COLUMNS = ['startDate', 'endDate', 'male', 'female', 'remarks'] as const
const WIDTHS = { startDate: 'w-40', endDate: 'w-40', male: 'w-20', female: 'w-20', remarks: '' }

export function DepartureRows({ rows, onChange }: DepartureRowsProps) {
  const { t } = useTranslation(['admin', 'tour-desk'])
  const showToast = useToast()
  const today = calgaryDay(useNow())
  const [source, setSource] = useState<DepartureDraft | null>(null)
  const left = withoutPast(rows, today)
  const past = rows.length - left.length
  const deletePast = () => {
    onChange(left)
    showToast({
      text: t('tour-desk:repeat.deletedPast', { count: past }),
      undo: () => onChange(rows),
    })
  }
  return (
    <section
      data-field="departures"
      aria-label={t('field.departures')}
      className="flex flex-col gap-3"
    >
      <h2 className="text-lg">{t('field.departures')}</h2>
      {rows.length === 0 ? (
        <p className="text-muted">{t('departures.empty')}</p>
      ) : (
        <div className="max-md:contents md:overflow-x-auto">
          <table className="w-full max-md:block">
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
            <tbody className="max-md:flex max-md:flex-col max-md:gap-4">
              {rows.map((row, index) => (
                <DepartureRow
                  key={index} // oxlint-disable-line react/no-array-index-key -- rows have no id, and their inputs are controlled
                  row={row}
                  number={index + 1}
                  onChange={(part) => onChange(rows.with(index, { ...row, ...part }))}
                  onRemove={() => onChange(rows.toSpliced(index, 1))}
                  onRepeat={() => setSource(row)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onChange([...rows, EMPTY_DEPARTURE])}>
          <Plus aria-hidden size={16} />
          {t('departures.add')}
        </Button>
        {past > 0 && (
          <Button onClick={deletePast}>
            <CalendarX aria-hidden size={16} />
            {t('tour-desk:repeat.deletePast', { count: past })}
          </Button>
        )}
      </div>
      <RepeatDeparture
        rows={rows}
        source={source}
        onClose={() => setSource(null)}
        onAdd={(copies) => {
          setSource(null)
          onChange(inOrder([...rows, ...copies]))
        }}
      />
    </section>
  )
}

interface DepartureRowProps {
  row: DepartureDraft
  /** From 1. */
  number: number
  onChange: (part: Partial<DepartureDraft>) => void
  onRemove: () => void
  onRepeat: () => void
}

function DepartureRow({ row, number, onChange, onRemove, onRepeat }: DepartureRowProps) {
  const { t } = useTranslation(['admin', 'tour-desk'])
  const fault = departureFault(row)
  return (
    <tr className="max-md:grid max-md:grid-cols-2 max-md:gap-2 max-md:rounded-card max-md:border max-md:border-line max-md:p-3">
      {COLUMNS.map((column) => (
        <td
          key={column}
          className={`pe-2 pb-2 align-top max-md:p-0 ${WIDTHS[column]} ${column === 'remarks' ? 'max-md:col-span-2' : ''} max-md:w-auto`}
        >
          <DepartureBox {...{ column, number, row, fault, onChange }} />
          {column === 'remarks' && fault && (
            <p role="alert" className="mt-1 text-sm text-danger">
              {t(`departures.fault.${fault}`)}
            </p>
          )}
          {column === 'remarks' && isDroppedDeparture(row) && (
            <p className="mt-1 text-sm text-accent">{t('departures.dropped')}</p>
          )}
        </td>
      ))}
      <td className="pb-2 align-top max-md:col-span-2 max-md:p-0">
        <div className="flex gap-1">
          <Button
            aria-label={t('tour-desk:repeat.open', { number })}
            title={t('tour-desk:repeat.open', { number })}
            className="min-w-11 max-md:grow md:px-3"
            disabled={row.startDate === ''}
            onClick={onRepeat}
          >
            <CalendarPlus aria-hidden size={16} />
          </Button>
          <Button
            aria-label={t('departures.remove', { number })}
            className="min-w-11 max-md:grow md:px-3"
            onClick={({ currentTarget }) => {
              moveFocus(currentTarget.closest('section'))
              onRemove()
            }}
          >
            <Trash2 aria-hidden size={16} />
          </Button>
        </div>
      </td>
    </tr>
  )
}

interface DepartureBoxProps extends Omit<DepartureRowProps, 'onRemove' | 'onRepeat'> {
  column: (typeof COLUMNS)[number]
  fault: ReturnType<typeof departureFault>
}

function DepartureBox({ column, number, row, fault, onChange }: DepartureBoxProps) {
  const { t } = useTranslation('admin')
  const isCount = column === 'male' || column === 'female'
  const isFaulty =
    (fault === 'dates' && column.endsWith('Date') && row[column] === '') ||
    (fault === 'order' && column === 'endDate')
  return (
    <label className="flex flex-col gap-1">
      <span className="text-sm text-muted md:sr-only">
        {t(`departures.${column}`)} <span className="sr-only">{number}</span>
      </span>
      <input
        type={column.endsWith('Date') ? 'date' : 'text'}
        inputMode={isCount ? 'numeric' : undefined}
        pattern={isCount ? '[0-9]*' : undefined}
        maxLength={column === 'remarks' ? 300 : undefined}
        aria-invalid={isFaulty || undefined}
        value={row[column]}
        className={INPUT}
        onChange={({ target }) =>
          onChange({
            [column]: isCount ? target.value.replace(/\D/g, '').slice(0, 2) : target.value,
          })
        }
      />
    </label>
  )
}
