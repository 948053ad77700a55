import type { ReactNode } from 'react'

type Choice = string | number

interface ChoicesProps<Value extends Choice> {
  label: string
  /** Name of the radio group. */
  name: string
  value: Value
  options: readonly { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
}

/** One of a few values, as chips. */
export function Choices<Value extends Choice>({ label, options, ...group }: ChoicesProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className="request-choice">
            <input
              type="radio"
              name={group.name}
              checked={option.value === group.value}
              onChange={() => group.onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
