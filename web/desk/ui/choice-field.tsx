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

/** A choice from a few values, as a select. `children` are options before them that choose nothing. */
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
