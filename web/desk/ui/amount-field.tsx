import type { ComponentProps } from 'react'
import { TextField } from '../../ui/field'

/** A box for an amount of money. */
export function AmountField(field: ComponentProps<typeof TextField>) {
  return (
    <TextField {...field} inputMode="decimal" autoComplete="off" className="tabular text-end" />
  )
}
