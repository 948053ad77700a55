import { Button } from '../../ui/button'

interface ChoiceButtonsProps<Choice extends string> {
  label: string
  choices: readonly Choice[]
  chosen: Choice
  textOf: (choice: Choice) => string
  onChoose: (choice: Choice) => void
}

/** A choice from a few values, as buttons of which one is pressed. */
export function ChoiceButtons<Choice extends string>(props: ChoiceButtonsProps<Choice>) {
  const { label, choices, chosen, textOf, onChoose } = props
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {choices.map((each) => (
        <Button
          key={each}
          look={each === chosen ? 'primary' : 'quiet'}
          aria-pressed={each === chosen}
          onClick={() => onChoose(each)}
        >
          {textOf(each)}
        </Button>
      ))}
    </div>
  )
}
