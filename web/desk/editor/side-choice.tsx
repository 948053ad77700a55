import { useTranslation } from 'react-i18next'
import type { Choice } from './field-merge'

const TEXT = 'col-start-2 max-h-60 min-w-0 overflow-y-auto text-sm break-words whitespace-pre-wrap'

export interface Choosing {
  texts: Record<Choice, string>
  choice: Choice
  onChoose: (choice: Choice) => void
}

interface SideChoiceProps extends Choosing {
  side: Choice
  /** The same for both versions of a field. */
  name: string
}

/** One version of a field. */
export function SideChoice({ side, name, texts, choice, onChoose }: SideChoiceProps) {
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
