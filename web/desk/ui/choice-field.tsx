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
export function ChoiceField<Choice extends string>(props: ChoiceFieldProps<Choice>) {
  const { choices, textOf, onChoose, children, ...field } = props
  const choose = (value: string) => {
    const chosen = choices.find((each) => each === value)
    if (chosen !== undefined) onChoose(chosen)
  }
  return (
    <SelectField {...field} onChange={({ target }) => choose(target.value)}>
      {children}
      {choices.map((each) => (
        <option key={each} value={each}>
          {textOf(each)}
        </option>
      ))}
    </SelectField>
  )
}
