import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/chip'
import { SideChoice, type Choosing } from './side-choice'

const SIDES = ['mine', 'theirs'] as const

interface FieldChoiceProps extends Choosing {
  label: string
  /** Both sides changed the field. */
  isConflict: boolean
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
