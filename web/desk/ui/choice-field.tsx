import type { ComponentProps } from 'react'
import { SelectField } from '../../ui/field'

interface ChoiceFieldProps<Choice extends string> extends Omit<
  ComponentProps<typeof SelectField>,
  'onChange'
> {
  choices: readonly Choice[]
  textOf: (choice: Choice) => string
  onChoose: (choice: Choice) => void
}

/** A select of a closed set. Children are options before its own, which choose nothing. */
export function ChoiceField<Choice extends string>({
  choices,
  textOf,
  onChoose,
  children,
  ...field
}: ChoiceFieldProps<Choice>) {
  return (
    <SelectField
      {...field}
      onChange={({ target }) => {
        const chosen = choices.find((each) => each === target.value)
        if (chosen !== undefined) onChoose(chosen)
      }}
    >
      {children}
      {choices.map((each) => (
        <option key={each} value={each}>
          {textOf(each)}
        </option>
      ))}
    </SelectField>
  )
}
