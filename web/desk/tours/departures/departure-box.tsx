import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { INPUT } from '../../../ui/field'
import { departureFault, type DepartureDraft } from './departure-draft'

export const COLUMNS = ['startDate', 'endDate', 'male', 'female', 'remarks'] as const
type Column = (typeof COLUMNS)[number]

interface DepartureBoxProps {
  column: Column
  row: DepartureDraft
  /** The row's, from 1. */
  number: number
  onChange: (part: Partial<DepartureDraft>) => void
}

const DATE = { type: 'date' }
const COUNT = { type: 'text', inputMode: 'numeric', pattern: '[0-9]*' } as const
const CONTROLS: Record<Column, ComponentProps<'input'>> = {
  startDate: DATE,
  endDate: DATE,
  male: COUNT,
  female: COUNT,
  remarks: { type: 'text', maxLength: 300 },
}

export function DepartureBox({ column, number, row, onChange }: DepartureBoxProps) {
  const { t } = useTranslation('admin')
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
