import type { Ref } from 'react'
import { TextField } from '../../ui/field'
import type { DayRange } from './day-range'

interface DayRangeFieldsProps {
  range: DayRange
  change: (part: Partial<DayRange>) => void
  textOf: (name: 'from' | 'to' | 'toHint') => string
  errorOf: (name: 'from' | 'to') => string | undefined
  /** Days before it are past. */
  today?: string
  /** Of the first day. */
  ref?: Ref<HTMLInputElement>
}

export function DayRangeFields({
  range,
  change,
  textOf,
  errorOf,
  today,
  ref,
}: DayRangeFieldsProps) {
  return (
    <>
      <TextField
        type="date"
        label={textOf('from')}
        error={errorOf('from')}
        min={today}
        ref={ref}
        value={range.fromDay}
        onChange={({ target }) => change({ fromDay: target.value })}
      />
      <TextField
        type="date"
        label={textOf('to')}
        hint={textOf('toHint')}
        error={errorOf('to')}
        min={range.fromDay || today}
        value={range.toDay}
        onChange={({ target }) => change({ toDay: target.value })}
      />
    </>
  )
}
