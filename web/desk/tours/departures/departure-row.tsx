import { CalendarPlus, Trash2, type LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { CheckField, INPUT } from '../../../ui/field'
import { moveFocus } from '../../../ui/focus'
import { useClosedDaysText } from './closed-days'
import {
  departureFault,
  hasTravellers,
  isDroppedDeparture,
  type DepartureDraft,
} from './departure-draft'

const WIDTHS = {
  startDate: 'w-40',
  endDate: 'w-40',
  start: 'w-32',
  male: 'w-20',
  female: 'w-20',
  remarks: '',
}
export const COLUMNS = ['startDate', 'endDate', 'start', 'male', 'female', 'remarks'] as const
const DATE = { type: 'date' }
const COUNT = { type: 'text', inputMode: 'numeric', pattern: '[0-9]*' } as const
const CONTROLS: Record<Column, ComponentProps<'input'>> = {
  startDate: DATE,
  endDate: DATE,
  start: { type: 'time' },
  male: COUNT,
  female: COUNT,
  remarks: { type: 'text', maxLength: 300 },
}

interface DepartureRowProps {
  tourId: number
  row: DepartureDraft
  /** From 1. */
  number: number
  onChange: (part: Partial<DepartureDraft>) => void
  onRemove: () => void
  onRepeat: () => void
}

export function DepartureRow({ tourId, row, number, onChange, ...actions }: DepartureRowProps) {
  return (
    <tr className="max-md:grid max-md:grid-cols-2 max-md:gap-2 max-md:rounded-card max-md:border max-md:border-line max-md:p-3">
      {COLUMNS.map((column) => (
        <td
          key={column}
          className={`pe-2 pb-2 align-top max-md:p-0 ${WIDTHS[column]} ${column === 'remarks' ? 'max-md:col-span-2' : ''} max-md:w-auto`}
        >
          <DepartureBox {...{ column, number, row, onChange }} />
          {column === 'remarks' && <RowNotices tourId={tourId} row={row} onChange={onChange} />}
        </td>
      ))}
      <td className="pb-2 align-top max-md:col-span-2 max-md:p-0">
        <RowButtons row={row} number={number} {...actions} />
      </td>
    </tr>
  )
}

/** The fault of a departure, closed days inside it, whether it may be joined by the first, and whether a save will leave it out. */
function RowNotices({
  tourId,
  row,
  onChange,
}: Pick<DepartureRowProps, 'tourId' | 'row' | 'onChange'>) {
  const { t } = useTranslation('desk-tours')
  const fault = departureFault(row)
  const closed = useClosedDaysText(row, tourId)
  return (
    <>
      {closed !== '' && <p className="mt-1 text-sm text-accent">{closed}</p>}
      {fault && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {t(`departures.fault.${fault}`)}
        </p>
      )}
      {!hasTravellers(row) && (
        <CheckField
          label={t('departures.isOpen')}
          checked={row.isOpen}
          disabled={row._id !== undefined}
          onChange={({ target }) => onChange({ isOpen: target.checked })}
        />
      )}
      {isDroppedDeparture(row) && (
        <p className="mt-1 text-sm text-accent">{t('departures.dropped')}</p>
      )}
    </>
  )
}

function RowButtons({
  row,
  number,
  onRemove,
  onRepeat,
}: Omit<DepartureRowProps, 'tourId' | 'onChange'>) {
  const { t } = useTranslation('desk-tours')
  const repeat = t('repeat.open', { number })
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    moveFocus(currentTarget.closest('section'))
    onRemove()
  }
  return (
    <div className="flex gap-1">
      <RowButton
        icon={CalendarPlus}
        aria-label={repeat}
        title={repeat}
        disabled={row.startDate === ''}
        onClick={onRepeat}
      />
      <RowButton icon={Trash2} aria-label={t('departures.remove', { number })} onClick={remove} />
    </div>
  )
}

type RowButtonProps = ComponentProps<typeof Button> & { icon: LucideIcon }

function RowButton({ icon: Icon, ...button }: RowButtonProps) {
  return (
    <Button className="min-w-11 max-md:grow md:px-3" {...button}>
      <Icon aria-hidden size={16} />
    </Button>
  )
}

type Column = (typeof COLUMNS)[number]

interface DepartureBoxProps extends Pick<DepartureRowProps, 'row' | 'number' | 'onChange'> {
  column: Column
}

function DepartureBox({ column, number, row, onChange }: DepartureBoxProps) {
  const { t } = useTranslation('desk-tours')
  return (
    <label className="flex flex-col gap-1">
      <span className="text-sm text-muted md:sr-only">
        {t(`departures.${column}`)} <span className="sr-only">{number}</span>
      </span>
      <input
        {...CONTROLS[column]}
        aria-invalid={isFaulty(row, column) || undefined}
        value={row[column]}
        className={INPUT}
        onChange={({ target }) => onChange({ [column]: typed(column, target.value) })}
      />
    </label>
  )
}

function isFaulty(row: DepartureDraft, column: Column): boolean {
  const fault = departureFault(row)
  if (fault === 'dates') return column.endsWith('Date') && row[column] === ''
  return fault === 'order' && column === 'endDate'
}

function typed(column: Column, text: string): string {
  return CONTROLS[column] === COUNT ? text.replace(/\D/g, '').slice(0, 2) : text
}
