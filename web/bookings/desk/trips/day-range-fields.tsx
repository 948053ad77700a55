import type { ComponentProps, Ref } from 'react'
import { TextField } from '../../../ui/field'
import type { DayRange } from './day-range'

interface DayRangeFieldsProps {
  range: DayRange
  change: (part: Partial<DayRange>) => void
  textOf: (name: 'from' | 'to' | 'toHint') => string
  errorOf: (name: 'from' | 'to') => string | undefined
  /** Earlier days cannot be chosen. */
  today?: string
  /** The field of the first day. */
  ref?: Ref<HTMLInputElement>
}

/** The first and the last day of a range. */
export function DayRangeFields({ ref, today, ...days }: DayRangeFieldsProps) {
  const { range, textOf } = days
  return (
    <>
      <DayField {...days} side="from" min={today} ref={ref} />
      <DayField {...days} side="to" hint={textOf('toHint')} min={range.fromDay || today} />
    </>
  )
}

type DayFieldProps = Omit<DayRangeFieldsProps, 'ref' | 'today'> &
  Pick<ComponentProps<typeof TextField>, 'hint' | 'min' | 'ref'> & { side: 'from' | 'to' }

function DayField({ side, range, change, textOf, errorOf, ...field }: DayFieldProps) {
  const name = `${side}Day` as const
  return (
    <TextField
      type="date"
      label={textOf(side)}
      error={errorOf(side)}
      value={range[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      {...field}
    />
  )
}
