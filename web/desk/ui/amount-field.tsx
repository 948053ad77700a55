import { TextField } from '../../ui/field'

interface AmountFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  value: string
  onType: (text: string) => void
}

/** A box for an amount of money. */
export function AmountField({ onType, ...field }: AmountFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      className="tabular text-end"
      onChange={({ target }) => onType(target.value)}
    />
  )
}
