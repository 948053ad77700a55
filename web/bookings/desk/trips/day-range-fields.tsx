import type { FormFields } from '../../../desk/ui/desk-form'
import { TextField } from '../../../ui/field'
import type { DayRange } from './day-range'

interface DayRangeFieldsProps {
  form: FormFields<DayRange>
  textOf: (name: 'from' | 'to' | 'toHint') => string
  /** The text of a fault: `from`, `to` or `long`. */
  faultOf: (code: string) => string
  /** Earlier days cannot be chosen. */
  today?: string
}

/** The first and the last day of a range. */
export function DayRangeFields({ form, textOf, faultOf, today }: DayRangeFieldsProps) {
  return (
    <>
      <TextField
        type="date"
        label={textOf('from')}
        min={today}
        {...form.field('fromDay', { fault: faultOf })}
      />
      <TextField
        type="date"
        label={textOf('to')}
        hint={textOf('toHint')}
        min={form.value('fromDay') || today}
        {...form.field('toDay', { fault: faultOf })}
      />
    </>
  )
}
