import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/chip'
import type { Choice } from './field-merge'

const SIDES = ['mine', 'theirs'] as const
const TEXT = 'col-start-2 max-h-60 min-w-0 overflow-y-auto text-sm break-words whitespace-pre-wrap'

interface FieldChoiceProps {
  label: string
  /** Both sides changed the field. */
  isConflict: boolean
  texts: Record<Choice, string>
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** Both versions of a field, to choose one of them. */
export function FieldChoice({ label, isConflict, ...choosing }: FieldChoiceProps) {
  const { t } = useTranslation('admin')
  const name = useId()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 flex items-center gap-2 font-semibold">
        {label}
        {isConflict && <Chip look="hidden">{t('conflict.both')}</Chip>}
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {SIDES.map((side) => (
          <SideChoice key={side} side={side} name={name} {...choosing} />
        ))}
      </div>
    </fieldset>
  )
}

interface SideChoiceProps extends Pick<FieldChoiceProps, 'texts' | 'choice' | 'onChoose'> {
  side: Choice
  name: string
}

function SideChoice({ side, name, texts, choice, onChoose }: SideChoiceProps) {
  const { t } = useTranslation('admin')
  const isChosen = choice === side
  return (
    <label
      className={`grid grid-cols-[auto_1fr] content-start gap-x-3 gap-y-1 rounded-field border p-3 ${isChosen ? 'border-primary ring-1 ring-primary' : 'border-line'}`}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={() => onChoose(side)}
        className="mt-0.5 size-5 accent-primary"
      />
      <span className="text-sm text-muted">{t(`conflict.${side}`)}</span>
      <span className={TEXT}>{texts[side] || t('conflict.empty')}</span>
    </label>
  )
}
