import type { ReactNode } from 'react'

interface ChoicesProps<Value extends string | number> {
  label: string
  /** Of the radio group. */
  name: string
  value: Value
  options: readonly { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
}

/** One of a few values, as chips. */
export function Choices<Value extends string | number>({
  label,
  name,
  value,
  options,
  onChange,
}: ChoicesProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className="request-choice">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
